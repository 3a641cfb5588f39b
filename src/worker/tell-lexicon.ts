/** Tells which words a game is played with, on a page of which nothing is known beforehand. */
import { type Lexicon, LEXICON_NAMES, LEXICONS, type LexiconInfo } from '../lexicons/lexicons.ts';

/** What a page shows of the language of its game. */
export interface LexiconClues {
  /** The letters of the keyboard on the screen, in its order; '' where there is none. */
  readonly letters: string;
  /** The language that the page says it is in, as a BCP 47 tag; '' where it says none. */
  readonly language: string;
  /** The language that its title names, or else that its text seems to be in, likewise. */
  readonly textLanguage: string;
  /** The words that have been guessed. */
  readonly guesses: readonly string[];
}

export interface ToldLexicon {
  /** The lexicons that it can be, the likeliest first; none where Knack has no words for such a keyboard. */
  readonly likely: readonly Lexicon[];
  /** Whether it is surely the first. */
  readonly isSure: boolean;
  /** The language that it seems to be in, as a tag, where Knack has no words of it; else null. */
  readonly missing: string | null;
}

/** With fewer letters a keyboard is not whole: it tells what is there, and not what is missing. */
const WHOLE = 20;
/** Words of one language are words of another by chance, but not as many as these. */
const TELLING = 2;

/** On a page in another language so many words have to be of one here, and all of them. */
const TELLING_ABROAD = 3;

/**
 * @param isKnown whether a word is in the list of a lexicon
 * @returns which lexicons fit the keyboard and the words, those of the page's text first, then of what it says it is in
 */
export async function tellLexicon(
  { letters, language, textLanguage, guesses }: LexiconClues,
  isKnown: (lexicon: Lexicon, word: string) => Promise<boolean>,
): Promise<ToldLexicon> {
  const [tag = ''] = language.toLowerCase().split(/[-_]/);
  const typed = guesses.join('');
  const exact = LEXICON_NAMES.filter((name) => fitsKeyboard(LEXICONS[name], letters, typed));
  const fitting = [...exact, ...LEXICON_NAMES.filter((name) => isWithoutMarks(LEXICONS[name]))];
  /** Whether the page is in its language, which none of the others is, and its keys lack nothing but marks. */
  function isWithoutMarks(info: LexiconInfo): boolean {
    const { language: own, plain, keyboard } = info;
    if (!plain || (own !== tag && own !== textLanguage)) return false;
    return (
      exact.every((name) => LEXICONS[name].language !== own) &&
      fitsKeyboard({ ...info, keyboard: keyboard.map(plain) }, letters, typed)
    );
  }
  const counts = await Promise.all(
    fitting.map(async (name) => {
      const known = await Promise.all(guesses.map((word) => isKnown(name, word)));
      return known.filter(Boolean).length;
    }),
  );
  const scored = fitting.map((name, n) => ({
    name,
    known: counts[n]!,
    rows: rowsInOrder(LEXICONS[name], letters),
    isOfText: LEXICONS[name].language === textLanguage,
    isOfPage: LEXICONS[name].language === tag,
  }));
  // What was guessed tells most, then what is written and what the page says, then the order of the keys.
  scored.sort(
    (a, b) =>
      b.known - a.known ||
      Number(b.isOfText) - Number(a.isOfText) ||
      Number(b.isOfPage) - Number(a.isOfPage) ||
      b.rows - a.rows,
  );
  const [first, second] = scored;
  const isFirst = first !== undefined && (second === undefined || isSurely(first, second, letters));
  const other = otherLanguage(tag, letters);
  const isHere = first !== undefined && first.known >= TELLING_ABROAD && first.known === guesses.length;
  const isSure = isFirst && (other === null || isHere);
  return { likely: scored.map(({ name }) => name), isSure, missing: isSure ? null : other };
}

interface Score {
  readonly name: Lexicon;
  /** How many of the guesses are in its list. */
  readonly known: number;
  readonly isOfText: boolean;
  /** Whether the page says that it is in its language. */
  readonly isOfPage: boolean;
  /** How many rows of its usual keyboard the page's keyboard has. */
  readonly rows: number;
}

function isSurely(first: Score, second: Score, letters: string): boolean {
  if (first.known - second.known >= TELLING) return true;
  if (!first.isOfPage || first.known < second.known) return false;
  // Many pages say that they are English only because nobody has told them otherwise.
  return letters === '' || first.rows >= second.rows;
}

/** Whether a keyboard can be that of a lexicon: it has all of its letters but those that were typed, and no others. */
function fitsKeyboard({ language, keyboard }: LexiconInfo, letters: string, typed: string): boolean {
  const rare = RARELY_KEYS[language] ?? '';
  const own = new Set(keyboard.flatMap((row) => [...row]));
  const shown = new Set(letters);
  if ([...shown].some((letter) => !own.has(letter))) return false;
  return (
    shown.size < WHOLE ||
    [...own].every((letter) => shown.has(letter) || typed.includes(letter) || rare.includes(letter))
  );
}

/**
 * Whether a page's keyboard writes no letter of a lexicon that has a mark. As long as no word has been entered, nobody
 * needs to know.
 */
export function areKeysPlain(name: Lexicon, letters: string, guesses: readonly string[]): boolean {
  const { plain, keyboard }: LexiconInfo = LEXICONS[name];
  const shown = new Set([letters, ...guesses].join(''));
  const isMarked = (letter: string) => plain!(letter) !== letter;
  if (!plain || letters === '' || guesses.length === 0 || shown.size < WHOLE) return false;
  return !keyboard.some((row) => [...row].some((letter) => isMarked(letter) && shown.has(letter)));
}

/** Keyboards of these languages are made with these letters and without them. */
const RARELY_KEYS: Readonly<Record<string, string>> = { de: 'ß', pl: 'qvx' };

function rowsInOrder({ keyboard }: LexiconInfo, letters: string): number {
  return keyboard.filter((row) => letters.includes(row)).length;
}

/** Keys that few languages beside these have. */
const OTHER_KEYS: readonly (readonly [tag: string, keys: RegExp])[] = [
  ['fr', /azertyuiop/],
  ['es', /ñ/],
  ['cs', /ř/],
  ['hu', /ő/],
  ['tr', /ğ/],
  ['uk', /[їє]/],
  ['ru', /ы/],
  ['el', /ω/],
  ['he', /ש/],
];
/** Tags that name no language. */
const NAMELESS: ReadonlySet<string> = new Set(['und', 'mul', 'zxx']);

/** The language of a page by its tag or its keys, where Knack has no words of it. */
function otherLanguage(tag: string, letters: string): string | null {
  const byKeys = OTHER_KEYS.find(([, keys]) => keys.test(letters))?.[0] ?? null;
  const isOurs = LEXICON_NAMES.some((name) => LEXICONS[name].language === tag);
  return !isOurs && isLanguage(tag) ? tag : byKeys;
}

const isLanguage = (tag: string): boolean =>
  /^[a-z]{2,3}$/.test(tag) &&
  !NAMELESS.has(tag) &&
  new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag) !== undefined;
