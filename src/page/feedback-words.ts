/** What a tile says in words of the reply to its letter: in an attribute, in its classes, in its label. */
import type { TileState } from './board.ts';
import type { TileFeedback } from './colour.ts';
import { labelsOf } from './letter.ts';
import { partsOf } from './tree.ts';

/** A way to read states; of several, the first that knows every tile of a row is taken. */
export interface StateWay {
  readonly name: string;
  /** @returns null when this way knows nothing of the tile, or two different things */
  readonly read: (tile: Element) => TileState | null;
}

/** What is known of how one game writes its states. */
export interface StateNames {
  /** Attributes of a tile that hold its state. */
  readonly attributes: readonly string[];
  /** Classes of the game's own and what they mean. */
  readonly classes: Readonly<Record<string, TileState>>;
}

export const isFeedback = (state: TileState | null): state is TileFeedback =>
  state === 'absent' || state === 'present' || state === 'correct';

type Words = readonly (readonly [RegExp, TileState | null])[];

const PLACE = '(place|position|spot|stelle|platz|miejsc\\w*|pozycj\\w*)';
const RIGHT = '(right|correct|exact|richtig\\w*|korrekt\\w*|dobr\\w+|wlasciw\\w+|poprawn\\w+|swoim)';
const WRONG =
  '(wrong|other|another|different|incorrect|falsch\\w*|ander\\w*|zl\\w+|inn\\w+|niewlasciw\\w+|niepoprawn\\w+)';
const NOT = '(not|nicht|nie|kein\\w*)';

/**
 * Phrases, the first that fits. Words of places come first, since they hold all others: "wrong place",
 * "not in the right place". A right letter is no verdict: it may be at another place.
 */
const PHRASES: Words = [
  [
    new RegExp(`\\b${WRONG} ${PLACE}\\b|\\b${PLACE} ${WRONG}\\b|\\b${NOT}( \\w+){0,3} ${PLACE}\\b`),
    'present',
  ],
  [new RegExp(`\\b${RIGHT}( \\w+){0,2} ${PLACE}\\b|\\b${PLACE} ${RIGHT}\\b`), 'correct'],
  [new RegExp(`\\b${RIGHT} (letter|buchstabe|litera)\\b|\\b(letter|buchstabe|litera) ${RIGHT}\\b`), null],
  [
    new RegExp(
      `\\b${NOT}( \\w+){0,2} (in|im|present|contained|included|found|correct|enthalten|vorhanden|vor|richtig|korrekt|ma|wystepuje|zawiera)\\b`,
    ),
    'absent',
  ],
  [/\b(absent|incorrect|fehlt|falsch\w*|zle|nieobecn\w+|niepoprawn\w+|brak|nie ma|wrong letter)\b/, 'absent'],
  [
    /\b(present|elsewhere|misplaced|in( the)? word|im wort|kommt vor|vorhanden|enthalten|obecn\w+|sredni\w*|wystepuje)\b/,
    'present',
  ],
  [/\b(correct|richtig|korrekt|dobrze|poprawn\w+)\b/, 'correct'],
];

/** What says something only where nothing else is said. */
const SINGLE_WORDS: Words = [
  [/^(wrong|miss|missing|gr[ae]y|grau|bad|szar[yae])$/, 'absent'],
  [/^(partial|close|almost|yellow|gelb|zolt[yae])$/, 'present'],
  [/^(exact|hit|green|grun|gruen|zielon[yae]|dobr[yae])$/, 'correct'],
];

/** The same in attributes: as a class, `right` is a side, and `filled` may stay on a tile that is told. */
const VALUES: Words = [
  ...SINGLE_WORDS,
  [/^right$/, 'correct'],
  [/^(tbd|typed|filled|pending)$/, 'typed'],
  [/^(empty|blank|leer|pust[yae])$/, 'empty'],
];

/** "tile--falscheStelle" as "tile falsche stelle", "Źle" as "zle"; counted positions are left out. */
function plain(text: string): string {
  return text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(new RegExp(`${PLACE} \\d+`, 'g'), '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

function meaningIn(words: Words, text: string): TileState | null {
  return words.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** The one thing that several signs say; null when they say nothing or contradict each other. */
function agreed(states: readonly (TileState | null)[]): TileState | null {
  const verdicts = states.filter(isFeedback);
  const said = new Set(verdicts.length > 0 ? verdicts : states.filter((state) => state !== null));
  return said.size === 1 ? [...said][0]! : null;
}

const classesOf = (tile: Element): string[] => partsOf(tile).flatMap((part) => [...part.classList]);

/** What is said elsewhere, or not for the tile's sake. */
const OTHER_ATTRIBUTES = /^(class|style|id|title|alt|role|type|name|href|src|on.*|aria-.*)$/;

/** An attribute is a name and a value, or it is there or not. */
function wordsOfAttribute({ name, value }: Attr): string {
  if (value === 'false') return '';
  return plain(value === '' || value === 'true' ? name.replace(/^data-/, '') : value);
}

const byAttribute: StateWay = {
  name: 'attribute',
  read: (tile) =>
    agreed(
      partsOf(tile).flatMap((part) =>
        [...part.attributes]
          .filter(({ name }) => !OTHER_ATTRIBUTES.test(name))
          .map((attribute) => meaningIn([...VALUES, ...PHRASES], wordsOfAttribute(attribute))),
      ),
    ),
};

const byClass: StateWay = {
  name: 'class',
  // A class with a variant, such as `dark:`, speaks of other circumstances.
  read: (tile) =>
    agreed(
      classesOf(tile)
        .filter((name) => !name.includes(':'))
        .map((name) => meaningIn([...SINGLE_WORDS, ...PHRASES], plain(name))),
    ),
};

const byLabel: StateWay = {
  name: 'label',
  read: (tile) => agreed(labelsOf(tile).map((label) => meaningIn(PHRASES, plain(label)))),
};

/** What is known of the game first, then the ways that every board is tried with. */
export function stateWays({ attributes, classes }: StateNames): StateWay[] {
  const byOwnAttributes = attributes.map((name): StateWay => ({
    name,
    read: (tile) =>
      agreed(
        partsOf(tile).map((part) => meaningIn([...VALUES, ...PHRASES], plain(part.getAttribute(name) ?? ''))),
      ),
  }));
  const byOwnClasses: StateWay = {
    name: 'known classes',
    read: (tile) => agreed(classesOf(tile).map((name) => classes[name] ?? null)),
  };
  return [...byOwnAttributes, byOwnClasses, byAttribute, byClass, byLabel];
}
