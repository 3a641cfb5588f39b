/** What a tile says in words of the reply to its letter: in an attribute, in its classes, in its label. */
import type { TileState } from './board.ts';
import type { Verdict } from './colour.ts';
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

export const isVerdict = (state: TileState | null): state is Verdict =>
  state === 'absent' || state === 'present' || state === 'correct';

type Words = readonly (readonly [RegExp, TileState])[];

/** The values of an attribute that is there for the state. */
const VALUES: Words = [
  [/^(absent|wrong|incorrect|miss|missing|gr[ae]y|falsch|grau|bad|[zź]le|brak)$/, 'absent'],
  [/^(present|elsewhere|misplaced|partial|yellow|vorhanden|enthalten|gelb|[sś]redni[ao]?)$/, 'present'],
  [/^(correct|right|exact|green|richtig|korrekt|gr(ü|ue)n|dobrze|dobra|dobry)$/, 'correct'],
  [/^(tbd|typed|filled|pending)$/, 'typed'],
  [/^(empty|blank|leer|pust[yae])$/, 'empty'],
];
const STATE_ATTRIBUTE = /state|status|eval|result|feedback|verdict|colou?r|mark|zustand|stan|wynik/;

/** Class names, cut into words: `is-wrong-place`, `tile--correct` and `notInWord` are all told apart. */
const CLASSES: Words = [
  [/\b(not in word|not present|nicht im wort)\b/, 'absent'],
  [/\b(wrong|falsche?) (place|position|spot|stelle)\b|\bin word\b/, 'present'],
  [/\b(absent|incorrect|fehlt|falsch|[zź]le|nieobecn[ae])\b|^(wrong|gr[ae]y|grau|bad|brak)$/, 'absent'],
  [/\b(present|elsewhere|misplaced|vorhanden|enthalten|[sś]redni[ao]?)\b|^(yellow|gelb)$/, 'present'],
  [/\b(correct|richtig|korrekt|dobrze)\b|^(green|gr(ü|ue)n|exact)$/, 'correct'],
];

const LABELS: Words = [
  [
    /\b(absent|incorrect|not (in|present))\b|\bnicht\b|falscher buchstabe|\bnie ma\b|nieobecn|\bbrak\b/i,
    'absent',
  ],
  [
    /\b(present|elsewhere|misplaced|(wrong|other|another) (place|position|spot))\b|(falsche|andere)[nrsm]? (stelle|position|platz)|vorhanden|enthalten|inn(ym|e) miejsc|(złym|złe|niewłaściw\S*) miejsc/i,
    'present',
  ],
  [/\b(correct|right (place|position|spot))\b|richtig|korrekt|dobr(ym|e) miejsc|właściw|poprawn/i, 'correct'],
];

function meaningIn(words: Words, text: string): TileState | null {
  return words.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** The one thing that several signs say; null when they say nothing or contradict each other. */
function agreed(states: readonly (TileState | null)[]): TileState | null {
  const said = new Set(states.filter((state) => state !== null));
  return said.size === 1 ? [...said][0]! : null;
}

/** "tile--wrongPlace" as "tile wrong place". */
function wordsOfClass(name: string): string {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .toLowerCase();
}

const classesOf = (tile: Element): string[] => partsOf(tile).flatMap((part) => [...part.classList]);

const byAttribute: StateWay = {
  name: 'attribute',
  read: (tile) =>
    agreed(
      partsOf(tile).flatMap((part) =>
        [...part.attributes]
          .filter(({ name }) => STATE_ATTRIBUTE.test(name))
          .map(({ value }) => meaningIn(VALUES, value.trim().toLowerCase())),
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
        .map((name) => meaningIn(CLASSES, wordsOfClass(name))),
    ),
};

const byLabel: StateWay = {
  name: 'label',
  read: (tile) => agreed(labelsOf(tile).map((label) => meaningIn(LABELS, label))),
};

/** What is known of the game first, then the ways that every board is tried with. */
export function stateWays({ attributes, classes }: StateNames): StateWay[] {
  const byOwnAttributes = attributes.map((name): StateWay => ({
    name,
    read: (tile) => meaningIn(VALUES, tile.getAttribute(name)?.trim().toLowerCase() ?? ''),
  }));
  const byOwnClasses: StateWay = {
    name: 'known classes',
    read: (tile) => agreed(classesOf(tile).map((name) => classes[name] ?? null)),
  };
  return [...byOwnAttributes, byOwnClasses, byAttribute, byClass, byLabel];
}
