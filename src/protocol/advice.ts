/**
 * The solver's advice on a puzzle as plain data, which the worker stores and sends, and popup, overlay and
 * badge show.
 */
import * as v from 'valibot';
import { REPEAT_RULES } from '../solver/repeat-rule.ts';
import { type PastMark, pastMarkSchema } from './past.ts';
import { MAX_ROWS } from './maximums.ts';
import { MAX_BOARDS } from './maximums.ts';
import { count, list, measure, text, word } from './values.ts';

/** No list of words is longer. */
const MAX_GROUPS = 200_000;
/** No more suggestions, letters or words are shown. */
const MAX_SHOWN = 50;
/** No more letters are guessed on a board. */
const MAX_LETTERS = 5000;

/** What the measures of a guess are from. */
const CERTAINTIES = [
  /** Every way to go on has been played through. */
  'proven',
  /** By searching the likely ways to go on. */
  'searched',
  /** By playing all games on with a strategy's rule. */
  'played',
  'estimated',
] as const;

const guessed = {
  word,
  /** Whether people would call it a likely answer. */
  likely: v.boolean(),
  /** Whether it can be the answer itself; with several boards, of any of them. */
  candidate: v.boolean(),
  /** Of a word that was the answer before: it is less likely. */
  past: v.exactOptional(pastMarkSchema),
};

/** A guess worth making, with its measures on the one board that is open. */
const suggestion = v.object({
  ...guessed,
  /** Into how many groups its feedback would split the candidates. */
  groups: count,
  /** How many candidates are in the largest group. */
  largest: count,
  /** How many are in each, largest first; the guess itself, where it can be the answer, is one of them. */
  sizes: list(count, MAX_GROUPS),
  /** How many words it leaves on average, by how likely each is. */
  left: measure,
  /** Guesses made on average from now on, this one included; those of lost games count as well. */
  expected: measure,
  /** The share of games that are lost. */
  risk: measure,
  certainty: v.picklist(CERTAINTIES),
});
export type Suggestion = v.InferOutput<typeof suggestion>;

/** A guess worth making, with its measures on all boards that are open: several. */
const jointSuggestion = v.object({
  ...guessed,
  /** How many boards it solves on average. */
  solves: measure,
  /** How many words it leaves on average, all boards together; of a board that it solves, its answer. */
  left: measure,
  /** An estimate of the guesses to the end of the last board, this one included. */
  expected: measure,
});
export type JointSuggestion = v.InferOutput<typeof jointSuggestion>;

/** The two differ in their measures. */
const anySuggestion = v.union([suggestion, jointSuggestion]);
export type AnySuggestion = v.InferOutput<typeof anySuggestion>;

/** The words that can still be the answer of one board. */
const wordsLeft = v.object({
  /** Whether the board is solved; one that is not may have one word left as well. */
  solved: v.boolean(),
  possible: count,
  likely: count,
  /** How many of the possible words are vulgar and so neither suggested nor listed. */
  hidden: count,
  /** How many of them were the answer before, where that makes them less likely. */
  past: v.exactOptional(count),
  /** Of one of several boards that has one word left, which may be shown: that word. */
  only: v.exactOptional(word),
});
export type WordsLeft = v.InferOutput<typeof wordsLeft>;

/** In the order of the puzzle's boards; a solved board has its answer left. */
const boards = list(wordsLeft, MAX_BOARDS);

/** What the last guess was worth; with several boards, on all that were open before it. */
const review = v.object({
  guess: word,
  /** How many words were possible before it. */
  before: count,
  /** How many are now; of a board that it has solved, its answer. */
  left: count,
  /** How many are possible after it on average. */
  average: measure,
  /** The same for the best guess. */
  best: measure,
  /** From 0 to 99, as docs/solver.md defines it. */
  skill: measure,
  /** The same; null where there was no luck in it. */
  luck: v.nullable(measure),
  /** How many guesses more it takes on average. */
  more: measure,
  /** How much larger a part of the games is lost. */
  risk: measure,
});
export type Review = v.InferOutput<typeof review>;

/** Null where there is nothing to say about the last guess, undefined while it is being worked out. */
const reviewed = v.optional(v.nullable(review));

/** A letter worth testing, and the share of the words that have it. */
const tellingLetter = v.object({ letter: word, share: measure });
export type TellingLetter = v.InferOutput<typeof tellingLetter>;

/** What the hints say about each letter, for when no known word fits. */
const pattern = v.object({
  /** The letter known to be at each position, or null. */
  fixed: list(v.nullable(word), MAX_SHOWN),
  /** Letters known to be in the answer beyond those, each as often as is known. */
  present: list(word, MAX_SHOWN),
  /** Guessed letters that the answer does not have. */
  absent: list(word, MAX_LETTERS),
});
export type Pattern = v.InferOutput<typeof pattern>;

/**
 * How far the look-ahead has come: better suggestions may follow, they are settled, or it was ended by the
 * clock.
 */
const PROGRESS = ['looking', 'done', 'cut-short'] as const;
export type Progress = (typeof PROGRESS)[number];

/** Why a text is not a hint: see the solver's `HintProblem`. */
const HINT_PROBLEMS = ['form', 'replyLength', 'wordLength', 'rowsDiffer'] as const;

/** The rule for repeated letters that the advice goes by, where it is not the standard one. */
const rule = v.optional(v.picklist(REPEAT_RULES.slice(1)));

/** Set where letters count the same without their marks: u as ü. */
const plain = v.exactOptional(v.literal(true));

const open = v.object({
  status: v.literal('open'),
  boards,
  /** Best first. */
  suggestions: list(anySuggestion, MAX_SHOWN),
  /** Where the best suggestion cannot be the answer: the best guess that can. */
  rival: v.nullable(anySuggestion),
  /** The letters worth testing, most telling first. */
  letters: list(tellingLetter, MAX_SHOWN),
  review: reviewed,
  progress: v.picklist(PROGRESS),
  rule,
  plain,
});
/** Advice while the game goes on. */
export type OpenAdvice = v.InferOutput<typeof open>;

/** Of the answers those that the lexicon's list of this length lacks, and the player has not added. */
const unknown = v.exactOptional(list(word, MAX_BOARDS));

const lost = v.object({
  status: v.literal('lost'),
  boards,
  /** The answers that were not found, where the page says all of them, or else what the only one most likely was. */
  missed: list(word, MAX_BOARDS),
  isSaid: v.boolean(),
  unknown,
  rule,
  plain,
});
/** Advice when all guesses are used up. */
export type LostAdvice = v.InferOutput<typeof lost>;

export const adviceSchema = v.variant('status', [
  open,
  lost,
  /** Every board is solved; `answers` are in the boards' order. */
  v.object({
    status: v.literal('solved'),
    answers: list(word, MAX_BOARDS),
    unknown,
  }),
  /** No string of letters can satisfy these rows of a board (ascending); without any of them some could. */
  v.object({ status: v.literal('contradiction'), board: count, rows: list(count, MAX_ROWS) }),
  /** Some string of letters fits the hints, but no word of the lexicon does. */
  v.object({ status: v.literal('no-known-word'), board: count, pattern, nearest: list(word, MAX_SHOWN) }),
  /** A line typed by hand is not a hint; boards and rows count from 0. */
  v.object({
    status: v.literal('not-hints'),
    problem: v.picklist(HINT_PROBLEMS),
    board: count,
    row: count,
  }),
  /** It is not known which words the game is played with. */
  v.object({
    status: v.literal('no-lexicon'),
    /** The language that it seems to be in, as a tag, where Knack has no words of it. */
    language: v.exactOptional(word),
    /** Set where it is in none that Knack has words of, by what the player says. */
    isNone: v.exactOptional(v.literal(true)),
  }),
  /** There is no list of words of this length in a language. */
  v.object({ status: v.literal('no-dictionary'), length: count, language: word }),
  /** Something that should not happen; the message is for a report. */
  v.object({ status: v.literal('failed'), message: text }),
]);
export type Advice = v.InferOutput<typeof adviceSchema>;

/** A word that can still be the answer. */
export interface Candidate {
  readonly word: string;
  readonly likely: boolean;
  /** Of a word that was the answer before. */
  readonly past?: PastMark;
}
