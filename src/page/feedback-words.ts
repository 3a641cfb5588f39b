/** What a tile says about its letter in words: in an attribute, in its classes, in its label. */
import { type FeedbackWords, type Language, withoutMarks } from '../languages/language.ts';
import { LANGUAGES } from '../languages/languages.ts';
import type { TileFeedback } from './board.ts';
import { foundIn } from './groups.ts';
import { apart } from './key-names.ts';
import { labelsOf } from './letter.ts';
import { isHit } from './row.ts';
import { languagesOf, type SiteHints } from './site-hints.ts';
import { attributeOf, attributesOf, classesOf, partsOf, saidBy } from './tree.ts';

/**
 * What words on a tile can mean; that a letter is right says by itself nothing of its place, nor does that it is good, or
 * a hit. What is good or bad as a whole may only be a word in the game's list, or none.
 */
export type TileWord = TileFeedback | 'right' | 'good' | 'hit' | 'bad' | 'empty' | 'typed';

/** A way to read what tiles say; of several, the first that knows every tile of a row is taken. */
export interface FeedbackWay {
  readonly name: string;
  /** @returns null when this way finds no meaning on the tile, or two different ones */
  readonly read: (tile: Element) => TileWord | null;
  /** What of a tile has that meaning, where it is a name that all tiles share that mean the same. */
  readonly nameOf: (tile: Element) => string;
}

const wayBy = (
  name: string,
  textsOf: (tile: Element) => readonly string[],
  meaningOf: (text: string) => TileWord | null,
): FeedbackWay => ({
  name,
  read: (tile) => agreed(textsOf(tile).map(meaningOf)),
  nameOf: (tile) => String(textsOf(tile).filter((text) => isFeedback(meaningOf(text)))),
});

export const isFeedback = (word: TileWord | null): word is TileFeedback => word === 'absent' || isHit(word);

type Meanings = readonly (readonly [RegExp, TileWord])[];

/** The words of all languages together, since pages mix them. */
interface Vocabulary {
  /** The first that fits counts. */
  readonly phrases: Meanings;
  /** In classes, where `right` is a side. */
  readonly inClasses: Meanings;
  /** In attributes, and at the end of a class, after what the class is of. */
  readonly inAttributes: Meanings;
  /** Names of colours. */
  readonly hues: RegExp;
  /** What turns the meaning of the word after it. */
  readonly negation: RegExp;
  /** Text as the phrases have it: "tile--falscheStelle" as "tile falsche stelle", "Źle" as "zle". */
  readonly plain: (text: string) => string;
}

type Phrase = Exclude<keyof FeedbackWords, 'alone' | 'hues'>;

const wordAmong = (words: readonly string[]): RegExp => new RegExp(`^(${words.join('|')})$`);

/** Matches no text, not even an empty one. */
const NOTHING = '(?!)';

const vocabularies = new WeakMap<readonly Language[], Vocabulary>();

const vocabularyOf = (languages: readonly Language[]): Vocabulary =>
  foundIn(vocabularies, languages, composed);

function composed(languages: readonly Language[]): Vocabulary {
  const words = languages.map(({ feedback }) => feedback);
  const any = (name: Phrase) => `(${words.map((language) => language[name]).join('|')})`;
  const hues = words.map((language) => language.hues);
  const alone = (name: keyof FeedbackWords['alone']) => {
    const all = words.map((language) => language.alone[name] ?? NOTHING);
    return wordAmong([...all, ...(isHit(name) ? hues.map((own) => own[name]) : [])]);
  };
  const place = any('place');
  const phrases = phrasesOf(any);
  const single: Meanings = [
    ...(['absent', 'present', 'correct', 'good', 'hit', 'bad'] as const).map(
      (said) => [alone(said), said] as const,
    ),
    [/^right$/, 'correct'],
  ];
  return {
    phrases,
    // A tile may have the class `right` because it is on the right, but then an empty one has it as well.
    inClasses: [...single, ...phrases],
    inAttributes: [...single, [alone('typed'), 'typed'], [alone('empty'), 'empty'], ...phrases],
    hues: wordAmong(hues.flatMap((own) => Object.values(own))),
    negation: wordAmong([any('not'), 'no', 'non', 'un']),
    plain: plainer(languages, place),
  };
}

/**
 * Phrases about places come first, since they contain the others: "wrong place", "not in the right place". A
 * "right letter" is not feedback: it may be in another place.
 */
function phrasesOf(any: (name: Phrase) => string): Meanings {
  const [place, letter, right, wrong, not] = (['place', 'letter', 'right', 'wrong', 'not'] as const).map(any);
  const phrases: readonly (readonly [string, TileWord])[] = [
    [`${wrong} ${place}|${place} ${wrong}|${not}( \\w+){0,3} ${place}`, 'present'],
    [`${right}( \\w+){0,2} ${place}|${place} ${right}`, 'correct'],
    [`${right} ${letter}|${letter} ${right}`, 'right'],
    [`${not}( \\w+){0,2} ${any('included')}`, 'absent'],
    [any('absent'), 'absent'],
    [any('present'), 'present'],
    [any('correct'), 'correct'],
  ];
  return phrases.map(([phrase, said]) => [new RegExp(`\\b(${phrase})\\b`), said]);
}

/** Counted positions are left out. */
function plainer(languages: readonly Language[], place: string): (text: string) => string {
  const letters = new Map(languages.flatMap(({ plainLetters = {} }) => Object.entries(plainLetters)));
  const counted = new RegExp(`${place} \\d+`, 'g');
  return (text) =>
    [...withoutMarks(apart(text)).toLowerCase()]
      .map((letter) => letters.get(letter) ?? letter)
      .join('')
      .replace(counted, '')
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim();
}

const meaningIn = (meanings: Meanings, text: string): TileWord | null =>
  meanings.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** What a sentence says of a letter: "W is in the word, but in the wrong spot". */
export function saidOfLetter(sentence: string): TileWord | null {
  const { phrases, plain } = vocabularyOf(LANGUAGES);
  return meaningIn(phrases, plain(sentence));
}

/** The one meaning of several signs; null when they have none or contradict each other. */
function agreed(words: readonly (TileWord | null)[]): TileWord | null {
  const feedback = words.filter(isFeedback);
  const said = new Set(feedback.length > 0 ? feedback : words.filter((word) => word !== null));
  return said.size === 1 ? [...said][0]! : null;
}

/** So much of what a tile says is looked at, in elements and in characters. */
const MAX_PARTS = 30;
const MAX_SAID = 4000;

const saidOn = (tile: Element, said: (part: Element) => readonly string[]): string[] =>
  saidBy(partsOf(tile, MAX_PARTS), said, MAX_SAID);

const allClassesOf = (tile: Element): string[] => saidOn(tile, classesOf);

/** Whether a class of a tile names a colour, by itself or at its end: in another theme it means the same, and looks otherwise. */
export function namesHue(tile: Element, site: SiteHints): boolean {
  const { hues, plain } = vocabularyOf(languagesOf(site));
  return allClassesOf(tile).some((name) => isOfTile(name) && hues.test(plain(name).split(' ').at(-1)!));
}

/** Attributes that are read elsewhere, or say nothing about the tile. */
const OTHER_ATTRIBUTES = /^(class|style|id|title|alt|role|type|name|href|src|on.*|aria-.*)$/;

/** The site's own ways first, then those that are tried on every board. */
export function feedbackWays(site: SiteHints): FeedbackWay[] {
  const { attributes = [], classes = {} } = site.feedback ?? {};
  const vocabulary = vocabularyOf(languagesOf(site));
  const byOwnAttributes = attributes.map((name) =>
    byAttributes(name, vocabulary, (part) => [attributeOf(part, name) ?? '']),
  );
  const byOwnClasses = wayBy('known classes', allClassesOf, (name) =>
    Object.hasOwn(classes, name) ? classes[name]! : null,
  );
  return [...byOwnAttributes, byOwnClasses, ...anySitesWays(vocabulary)];
}

const byAttributes = (
  name: string,
  { inAttributes, plain }: Vocabulary,
  wordsOf: (part: Element) => readonly string[],
): FeedbackWay =>
  wayBy(
    name,
    (tile) => saidOn(tile, wordsOf),
    (said) => meaningIn(inAttributes, plain(said)),
  );

/** Classes of styles: `font-medium` and `select-none` say nothing of a letter. */
const OF_STYLE =
  /^(font|text|bg|border|justify|items|self|align|float|flex|leading|size|select|outline|pointer|shadow)-/;

/** Whether a class can say something of a tile: one with a variant, such as `dark:`, applies in other circumstances. */
const isOfTile = (name: string): boolean => !name.includes(':') && !OF_STYLE.test(name);

/** So many words of feedback are at the end of a class: "not in word". */
const MAX_ENDING = 3;
/** What tools put after a class to make it one of its own, as in `Tile_close__1xK2q`. */
const OWN_MARK = /__(?=[^_]*\d)\w{4,10}$/;

function anySitesWays(vocabulary: Vocabulary): FeedbackWay[] {
  const { phrases, inClasses, inAttributes, negation, plain } = vocabulary;
  const lastOf = (words: readonly string[], count: number) =>
    meaningIn(inAttributes, words.slice(-count).join(' '));
  /** What the last words of a class mean that begins with another: of "cell--passt" and of "s-no-match". */
  const endingOf = (name: string): TileWord | null => {
    if (!isOfTile(name)) return null;
    const words = plain(name.replace(OWN_MARK, '')).split(' ');
    for (let count = Math.min(MAX_ENDING, words.length - 1); count > 0; count--) {
      const known = lastOf(words, count);
      if (!known) continue;
      // "Maybe wrong" is something else than wrong, and so may a "letter correct" be.
      const before = words.at(-count - 1)!;
      const isOther = negation.test(before) || meaningIn(inAttributes, before) !== null;
      if (isOther) return null;
      return lastOf(words, count + 1) === 'right' ? 'right' : known;
    }
    return null;
  };
  /** An attribute with a value is a name and a value; one without is present or not. */
  const wordOf = ({ name, value }: { readonly name: string; readonly value: string }): string => {
    if (value === 'false') return '';
    return value === '' || value === 'true' ? name.replace(/^data-/, '') : value;
  };
  const attributeWords = (part: Element) =>
    attributesOf(part)
      .filter(({ name }) => !OTHER_ATTRIBUTES.test(name))
      .map(wordOf);
  /** Of a label, or else of its parts: "1st letter, a, close", "a (exact)". */
  const labelWord = (label: string): TileWord | null => {
    const whole = meaningIn(phrases, plain(label));
    if (whole !== null && whole !== 'right') return whole;
    const word = agreed(label.split(/[,:;()]/).map((part) => meaningIn(inAttributes, plain(part))));
    // Where labels call a letter right, the rest of the sentence is about its place.
    return word === 'right' ? null : word;
  };
  return [
    byAttributes('attribute', vocabulary, attributeWords),
    // A class with a variant, such as `dark:`, applies in other circumstances.
    wayBy('class', allClassesOf, (name) => (name.includes(':') ? null : meaningIn(inClasses, plain(name)))),
    wayBy('ending of a class', allClassesOf, endingOf),
    // A label also says which letter it is of.
    { ...wayBy('label', labelsOf, labelWord), nameOf: () => '' },
  ];
}
