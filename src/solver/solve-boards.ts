/** Hints of several boards in, suggestions out: one guess counts on all boards. */
import { findCandidates } from './candidates.ts';
import type { Dictionary } from './dictionary.ts';
import { type Counts, examine, type Examined, type Misfit, type Remaining } from './examine.ts';
import { isWin } from './hints.ts';
import { knownFirst, rivalAmong } from './known-first.ts';
import { type JointGuess, type JointPosition, measureJointly } from './joint-measures.ts';
import { rollOut } from './joint-rollouts.ts';
import { type JointRanking, rankJointly } from './joint.ts';
import { jointPositionOf } from './joint-position.ts';
import { judgeLast, type LastJudgement } from './judge.ts';
import type { Made } from './luck.ts';
import { openerNumber, openersFor, type Puzzle, type Suggestion } from './puzzle.ts';
import { LETTERS, type Progress, type Solution, solve, SUGGESTIONS, withOpener } from './solve.ts';
import { type TellingLetter, tellingLetters } from './telling-letters.ts';

/** A guess worth making on several boards, with its measures over all that are not solved. */
export interface JointSuggestion extends Omit<JointGuess, 'word'> {
  readonly word: string;
  readonly likely: boolean;
}

/** What is left of one board of several; of a solved one its answer, even if the dictionary does not have it. */
interface BoardLeft extends Counts {
  readonly solved: boolean;
  /** Where it is open and has one word left, which may be shown: that word. */
  readonly only?: string;
}

/** What the last guess was worth on all boards that it was made on. */
interface JointReview extends LastJudgement {
  /** How many words are possible after it; of a board that it has solved, its answer. */
  readonly left: number;
}

export type BoardsSolution =
  | { readonly status: 'solved'; readonly answers: readonly string[] }
  | {
      readonly status: 'open';
      /** In their order. */
      readonly boards: readonly BoardLeft[];
      /** Best first. Where one board is left alone, they are what is suggested for it. */
      readonly suggestions: readonly (Suggestion | JointSuggestion)[];
      /** Where the best suggestion cannot be an answer: the best guess that can. */
      readonly rival: Suggestion | JointSuggestion | null;
      /** The letters worth testing, most telling first, each with the share of the words that have it. */
      readonly letters: readonly TellingLetter[];
      /** As of one board; null as well where the boards differ in their last guess. */
      readonly review: JointReview | null | undefined;
      readonly progress: Progress;
    }
  | {
      readonly status: 'lost';
      readonly boards: readonly BoardLeft[];
    }
  /** Why no word fits the hints of a board; they count from 0. */
  | { readonly status: 'misfit'; readonly board: number; readonly misfit: Misfit };

/** A board that is not solved. */
interface OpenBoard {
  readonly puzzle: Puzzle;
  readonly remaining: Remaining;
}

/**
 * Solves a puzzle of several boards: puzzles that differ in their hints alone. It yields as {@link solve} does.
 * The strategy is Knack's own, whichever is set: the rules of the articles know one board. What hard mode asks of
 * a guess it asks for every board; where no word does so much, those are allowed that obey most boards.
 * @param reviews whether the last guess is to be reviewed
 * @param best the word that would have been best for it, where that is known
 */
export function* solveBoards(
  puzzles: readonly Puzzle[],
  reviews = true,
  best: number | null = null,
): Generator<BoardsSolution | undefined, BoardsSolution> {
  const boards: BoardLeft[] = [];
  const open: OpenBoard[] = [];
  const answers: string[] = [];
  let misfit = null as BoardsSolution | null;
  for (const [board, one] of puzzles.entries()) {
    const puzzle: Puzzle = { ...one, strategy: 'expected-guesses' };
    // To look for the nearest words takes long, and those of one board are enough.
    const found: Examined = yield* examine(puzzle, misfit === null);
    if (found.status === 'solved') {
      answers.push(found.guess);
      boards.push(answerLeft(puzzle.dictionary, found.guess));
    } else if (found.status === 'remaining') {
      open.push({ puzzle, remaining: found });
      boards.push({ solved: false, ...found.counts, ...onlyOf(puzzle.dictionary, found) });
    } else {
      const solution: BoardsSolution = { status: 'misfit', board, misfit: found };
      // Whatever the boards after it say, the first that contradicts itself comes first.
      if (found.status === 'contradiction') return solution;
      misfit ??= solution;
    }
  }
  if (answers.length === puzzles.length) return { status: 'solved', answers };
  return misfit ?? (yield* solveOpen(puzzles, boards, open, reviews ? lastMade(puzzles) : null, best));
}

const answerLeft = ({ words, likely }: Dictionary, answer: string): BoardLeft => ({
  solved: true,
  possible: 1,
  likely: likely[words.indexOf(answer)] ?? 0,
  hidden: 0,
});

const onlyOf = ({ words }: Dictionary, { candidates, listed }: Remaining): { readonly only?: string } =>
  candidates.length === 1 && listed.length === 1 ? { only: words[listed[0]!]! } : {};

/** Advice while the game goes on. */
type Open = Extract<BoardsSolution, { status: 'open' }>;

function* solveOpen(
  puzzles: readonly Puzzle[],
  boards: readonly BoardLeft[],
  open: readonly OpenBoard[],
  last: readonly Made[] | null,
  best: number | null,
): Generator<BoardsSolution | undefined, BoardsSolution> {
  const [first, ...others] = open;
  const rows = Math.max(...puzzles.map(({ hints }) => hints.length));
  if (first!.puzzle.guesses <= rows) return { status: 'lost', boards };
  const isReviewed = others.length === 0 && last?.length === 1;
  const work =
    others.length === 0 ? solveAlone(first!, boards, isReviewed, best) : solveJointly(open, rows, boards);
  let review: JointReview | null | undefined;
  const reviewed = (value: Open): Open => (isReviewed ? value : { ...value, review });
  let step = work.next();
  for (; !step.done; step = work.next()) {
    yield step.value && reviewed(step.value);
    // The first suggestions are not kept waiting for the review.
    if (step.value && !isReviewed && review === undefined) review = last && (yield* reviewLast(last, best));
  }
  if (isReviewed || review !== undefined) return reviewed(step.value);
  yield reviewed(step.value);
  review = last && (yield* reviewLast(last, best));
  return reviewed(step.value);
}

/** Where one board is left, it is played as any other, to the proof. */
function* solveAlone(
  { puzzle }: OpenBoard,
  boards: readonly BoardLeft[],
  reviews: boolean,
  best: number | null,
): Generator<Open | undefined, Open> {
  const describeAlone = (solution: Solution): Open => {
    // The board has words left, and its game goes on.
    if (solution.status !== 'open') throw new Error(`A board that is open is ${solution.status}.`);
    const { status, suggestions, rival, letters, progress, possible } = solution;
    const review = solution.review && { ...solution.review, left: possible };
    return { status, boards, suggestions, rival, letters, review, progress };
  };
  const work = solve(puzzle, reviews, best);
  let step = work.next();
  for (; !step.done; step = work.next()) yield step.value && describeAlone(step.value);
  return describeAlone(step.value);
}

function* solveJointly(
  open: readonly OpenBoard[],
  rows: number,
  boards: readonly BoardLeft[],
): Generator<Open | undefined, Open> {
  const puzzles = open.map(({ puzzle }) => puzzle);
  const { dictionary } = puzzles[0]!;
  const position = jointPositionOf(
    puzzles,
    open.map(({ remaining }) => remaining.candidates),
    rows,
  );
  const letters = tellingLetters(
    dictionary,
    open.map(({ remaining }) => remaining.listed),
    LETTERS,
  );
  yield;
  const describeAll = (guesses: readonly JointGuess[]) => guesses.map((guess) => describe(dictionary, guess));
  const isEmpty = puzzles.every(({ hints }) => hints.length === 0);
  const opener = isEmpty ? openerNumber(puzzles[0]!) : null;
  const ready = isEmpty ? openersFor(puzzles[0]!) : [];
  const numbers = ready.map(({ word }) => dictionary.words.indexOf(word));
  const [own] = opener === null ? [] : describeAll(yield* measureJointly(position, [opener]));
  const advised = (ranking: JointRanking, progress: Progress): Open => {
    const suggestions = withOpener(own ?? null, describeAll(ranking.guesses.slice(0, SUGGESTIONS)));
    const other = ranking.rival && describe(dictionary, ranking.rival);
    const rival = suggestions[0]?.candidate
      ? null
      : (other ?? suggestions.find(({ candidate }) => candidate) ?? null);
    return { status: 'open', boards, suggestions, rival, letters, review: undefined, progress };
  };
  if (ready.length > 0)
    return advised({ guesses: yield* measureJointly(position, numbers), rival: null }, 'done');
  const preferred = (ranking: JointRanking): JointRanking =>
    puzzles[0]!.known ? preferKnown(dictionary, ranking) : ranking;
  const atFirst = yield* rankJointly(position, COMPARED, puzzles[0]!.known);
  if (!isPlayedOn(position) || atFirst.guesses.length < 2) return advised(preferred(atFirst), 'done');
  yield advised(preferred(atFirst), 'looking');
  return advised(preferred(yield* rankByRollouts(position, atFirst)), 'done');
}

/** So many guesses are compared by games that are played on after them: so many after each. */
const COMPARED = 24;
const GAMES = 200;
/** With more boards, or more words left on all of them, what is best at first sight is as good, and quicker. */
const MOST_BOARDS = 4;
const MOST_WORDS = 400;

/** Where every guess left has to be an answer, drawn games are won too seldom to tell. */
const isPlayedOn = ({ boards, guessesLeft }: JointPosition): boolean =>
  boards.length <= MOST_BOARDS &&
  guessesLeft > boards.length &&
  boards.reduce((sum, { length }) => sum + length, 0) <= MOST_WORDS;

/** The same guesses by games that are played on after each. */
function* rankByRollouts(
  position: JointPosition,
  { guesses, rival }: JointRanking,
): Generator<undefined, JointRanking> {
  const all = rival && !guesses.includes(rival) ? [...guesses, rival] : guesses;
  const means = yield* rollOut(
    position,
    all.map(({ word }) => word),
    GAMES,
  );
  const played = all.map((guess, n) => ({ ...guess, expected: means[n]! }));
  const ranked = played.toSorted((a, b) => a.expected - b.expected);
  return { guesses: ranked, rival: ranked.find(({ candidate }) => candidate) ?? null };
}

/** So many guesses more, on average, a word may take that people know to come before the best. */
const WORTH_JOINTLY = 0.02;

/** The same ranking, led by a word that people know, as long as it costs next to nothing. */
function preferKnown({ known }: Dictionary, { guesses, rival }: JointRanking): JointRanking {
  const limit = (guesses[0]?.expected ?? 0) + WORTH_JOINTLY;
  const traits = {
    isKnown: ({ word }: JointGuess) => known[word] === 1,
    isCandidate: ({ candidate }: JointGuess) => candidate,
  };
  const first = knownFirst(guesses, traits, ({ expected }) => expected <= limit);
  if (!first) return { guesses, rival };
  return {
    guesses: [first, ...guesses.filter((guess) => guess !== first)],
    rival: first.candidate ? null : rivalAmong(rival ? [...guesses, rival] : guesses, traits),
  };
}

const describe = ({ words, likely }: Dictionary, guess: JointGuess): JointSuggestion => ({
  ...guess,
  word: words[guess.word]!,
  likely: likely[guess.word] === 1,
});

/** The boards that the last guess was made on; null where there is none, and where boards differ in it. */
function lastMade(puzzles: readonly Puzzle[]): Made[] | null {
  const rows = Math.max(...puzzles.map(({ hints }) => hints.length));
  const open = puzzles.filter(({ hints }) => !hints.slice(0, rows - 1).some(isWin));
  const guesses = new Set(open.map(({ hints }) => hints[rows - 1]?.guess));
  if (guesses.size !== 1 || guesses.has(undefined)) return null;
  return open.map((puzzle) => ({
    before: { ...puzzle, hints: puzzle.hints.slice(0, -1) },
    hint: puzzle.hints.at(-1)!,
  }));
}

function* reviewLast(made: readonly Made[], best: number | null): Generator<undefined, JointReview | null> {
  const judgement = yield* judgeLast(made, best);
  if (!judgement) return null;
  let left = 0;
  for (const { before, hint } of made) {
    yield;
    const after = [...before.hints, hint];
    left += isWin(hint) ? 1 : findCandidates(before.dictionary, after, before).length;
  }
  return { ...judgement, left };
}
