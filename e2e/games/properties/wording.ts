/** What a tile says of its state in words, and by which of them its colours come. */
import type { Dice } from '../dice.ts';
import type { Language } from './language.ts';
import type { Mark, State } from './rules.ts';

/** The words for each state; where there is none the state is not said at all. */
type Words = Readonly<Partial<Record<State, string>>>;

/** How a style sheet, or the page's script, gives a tile its colours. */
const PAINTERS = { class: 58, attribute: 14, inline: 16, property: 12 } as const;
type Painter = keyof typeof PAINTERS;

export interface Wording {
  readonly painter: Painter;
  /** What kind of words they are. */
  readonly kind: 'clear' | 'misleading' | 'colours' | 'codes' | 'none';
  readonly words: Words;
  /** What the attribute is called, where it is one that says it. */
  readonly attribute: string;
  /** Whether a label says it as well, or a text that nobody sees, and in what form. */
  readonly label: 'none' | 'letter, word' | 'word' | 'nth letter' | 'letter (word)';
  readonly unseen: 'none' | 'before' | 'after';
  readonly spoken: Words;
  /** What a tile has beside that once its row is finished. */
  readonly finished: string;
  /** How absent is said: in a word, only by being finished, or not at all; then it has no colour either. */
  readonly absent: 'word' | 'finished' | 'nothing';
}

const of = (correct: string, present: string, absent: string, typed = '', empty = ''): Words => ({
  correct,
  present,
  absent,
  ...(typed && { typed }),
  ...(empty && { empty }),
});

const CLEAR: Readonly<Record<Language, readonly Words[]>> = {
  en: [
    of('correct', 'present', 'absent'),
    of('correct', 'present', 'absent', 'tbd', 'empty'),
    of('correct', 'misplaced', 'absent'),
    of('correct', 'misplaced', 'wrong'),
    of('right', 'wrong place', 'wrong'),
    of('hit', 'close', 'miss'),
    of('exact', 'partial', 'none'),
    of('perfect', 'good', 'wrong'),
    of('correct', 'elsewhere', 'absent', 'filled', 'blank'),
    of('correct', 'semicorrect', 'incorrect'),
    of('match', 'almost', 'no match'),
    of('in place', 'in word', 'not in word'),
    of('correct', 'included', 'excluded'),
    of('correct', 'maybe', 'no'),
    of('high', 'medium', 'low'),
    of('valid', 'partial', 'invalid'),
    of('bull', 'cow', 'none'),
    of('hot', 'warm', 'cold'),
    of('found', 'contains', 'missing', 'current'),
    of('right spot', 'wrong spot', 'not found'),
  ],
  de: [
    of('richtig', 'falsche stelle', 'falsch'),
    of('korrekt', 'vorhanden', 'fehlt', 'getippt', 'leer'),
    of('treffer', 'enthalten', 'nicht enthalten'),
    of('richtig', 'anderswo', 'nicht dabei'),
    of('passt', 'fast', 'daneben'),
  ],
  pl: [
    of('dobrze', 'zle miejsce', 'brak'),
    of('poprawna', 'obecna', 'nieobecna', 'wpisana', 'pusta'),
    of('trafiona', 'jest', 'nie ma'),
    of('trafienie', 'blisko', 'pudlo'),
  ],
};

/** Words that mean something else than they seem to: their colours, or the help, tell. */
const MISLEADING: readonly Words[] = [
  of('hit', 'miss', 'none'),
  of('correct', 'wrong', 'absent'),
  of('exact', 'miss', 'wrong'),
  of('right', 'maybe wrong', 'wrong'),
  of('full', 'half', 'empty'),
  of('present', 'partial', 'absent'),
  of('solved', 'incorrect', 'unused'),
];

const CODES: readonly Words[] = [
  of('2', '1', '0'),
  of('g', 'y', 'b'),
  of('s3', 's2', 's1', 's0'),
  of('a', 'b', 'c'),
  of('🐸', '🐥', '🐘', '🥚'),
  of('kT3', 'pQ9', 'zW1'),
  of('one', 'two', 'three'),
];

/** What surrounds a word in a class. */
const DECORATIONS: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => word,
  (word) => `tile-${word}`,
  (word) => `is-${word}`,
  (word) => `cell--${word}`,
  (word) => `letter_${word}`,
  (word) => `Tile_${word}__${word.length}xK2q`,
  (word) => `s-${word}`,
];

const kebab = (text: string): string => text.replaceAll(' ', '-');
const camel = (text: string): string => text.replace(/ (.)/g, (_, letter: string) => letter.toUpperCase());

const mapped = (words: Words, change: (word: string) => string): Words =>
  Object.fromEntries(Object.entries(words).map(([state, word]) => [state, change(word)]));

const ATTRIBUTES = [
  'data-state',
  'data-status',
  'evaluation',
  'data-result',
  'state',
  'data-eval',
  'data-hint',
  'data-color',
];
const FINISHED = ['done', 'revealed', 'flipped', 'evaluated', 'locked', 'submitted', 'checked'];

function drawWords(
  dice: Dice,
  kind: Wording['kind'],
  language: Language,
  colours: Readonly<Record<Mark, string>>,
): Words {
  if (kind === 'codes') return dice.one(CODES);
  if (kind === 'misleading') return dice.one(MISLEADING);
  if (kind === 'colours') return dice.chance(0.5) ? colours : mapped(colours, (it) => `bg-${it}-500`);
  return dice.one(CLEAR[dice.chance(0.35) ? language : 'en']);
}

/** @param colours what the page calls the colours of the states */
export function drawWording(
  dice: Dice,
  language: Language,
  colours: Readonly<Record<Mark, string>>,
): Wording {
  const painter = dice.weighed(PAINTERS);
  const bySheet = painter === 'class' || painter === 'attribute';
  const kind = dice.weighed({ clear: 55, misleading: 5, colours: 10, codes: 16, none: bySheet ? 0 : 25 });
  const write = dice.one([kebab, kebab, camel]);
  const decorate = painter === 'attribute' ? (word: string) => word : dice.one(DECORATIONS);
  const plain = drawWords(dice, kind, language, colours);
  const isSpoken = dice.chance(0.28);
  return {
    painter,
    kind,
    words: kind === 'none' ? {} : mapped(plain, (word) => decorate(write(word))),
    attribute: dice.one(ATTRIBUTES),
    label: isSpoken ? dice.one(['none', 'letter, word', 'word', 'nth letter', 'letter (word)']) : 'none',
    unseen: isSpoken ? dice.weighed({ none: 50, before: 25, after: 25 }) : 'none',
    spoken: { ...dice.one(CLEAR[dice.chance(0.7) ? language : 'en']) },
    finished: dice.chance(0.3) ? dice.one(FINISHED) : '',
    absent: dice.weighed({ word: 86, finished: 6, nothing: 8 }),
  };
}

/** The word of a state as the tile bears it; '' for none. */
export function wordOf({ words, absent }: Wording, state: State): string {
  return state === 'absent' && absent !== 'word' ? '' : (words[state] ?? '');
}
