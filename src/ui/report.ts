/** The report on a game that is over, as plain data: a row for each guess, and the text that is copied. */
import type { Advice } from '../protocol/advice.ts';
import type { Score } from '../protocol/game-record.ts';
import type { EndedGame, GuessReview } from '../protocol/game-review.ts';
import { guessesOn, outcomeOf } from '../protocol/guesses.ts';
import { BEST, GOOD } from './grades.ts';
import type { Translate } from './i18n.ts';
import { guessesOfLimit, resultBoards, resultText } from './result-text.ts';

/** Advice on a game that has ended as games do. What was misread is no game to report on. */
const ENDED: ReadonlySet<Advice['status']> = new Set(['solved', 'lost', 'no-known-word']);
export const isEnd = (advice: Advice | null): boolean => advice !== null && ENDED.has(advice.status);

/** What a guess is called; luck has no part in it. */
export type Grade =
  | {
      readonly kind: /** It could be nothing else. */
        | 'only'
        /** It was the answer, and others were left. */
        | 'found'
        | 'best'
        | 'good'
        /** There is nothing to measure it by. */
        | 'unknown';
    }
  /** Knack's guess leaves so many words fewer on average, or is better though it does not. */
  | { readonly kind: 'fewer'; readonly word: string; readonly fewer: number }
  | { readonly kind: 'better'; readonly word: string };

/** From 0 to 99, in a word. */
export function luckOf(points: number): 'lucky' | 'usual' | 'unlucky' {
  if (points >= 60) return 'lucky';
  return points >= 40 ? 'usual' : 'unlucky';
}

/** What there is to say of one guess. */
export interface Judged {
  /** How many words it left on all boards; none where it was the last answer. */
  readonly left: number;
  readonly grade: Grade;
  /** Null where it cannot be told, or there was none in it: one word was left. */
  readonly luck: ReturnType<typeof luckOf> | null;
}

export interface ReportRow {
  readonly guess: string;
  /** Of the only board; null where there are several. */
  readonly hint: string | null;
  /** Null while it is not worked out. */
  readonly judged: Judged | null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** @param isLast whether the game allowed no guess after it, so that it does not matter what it leaves */
export function judge({ guess, boards, skill, luck, best, more }: GuessReview, isLast: boolean): Judged {
  const isSure = sum(boards.map(({ before }) => before)) === boards.length;
  const left = sum(boards.map(({ after }) => after));
  const gradeOf = (): Grade => {
    if (isSure && boards.some(({ solved }) => solved)) return { kind: 'only' };
    if (boards.every(({ solved }) => solved)) return { kind: 'found' };
    if (skill === null || best === null) return { kind: 'unknown' };
    if (skill >= BEST || best.word === guess) return { kind: 'best' };
    if (skill >= GOOD) return { kind: 'good' };
    const fewer = Math.round(more ?? 0);
    // With luck it has left fewer than that, and a number would read as wrong.
    return fewer > 0 && fewer <= left && !isLast
      ? { kind: 'fewer', word: best.word, fewer }
      : { kind: 'better', word: best.word };
  };
  return {
    left,
    grade: gradeOf(),
    luck: luck === null || isSure ? null : luckOf(luck),
  };
}

/** @param reviews of the first guesses, as far as they have come */
export function rowsOf({ boards, limit }: EndedGame, reviews: readonly GuessReview[]): ReportRow[] {
  const [only, ...others] = boards;
  return guessesOn(boards).map((guess, row) => {
    const review = reviews[row];
    return {
      guess,
      hint: others.length === 0 ? only![row]! : null,
      judged: review ? judge(review, row + 1 === limit) : null,
    };
  });
}

/**
 * Where a lost game went wrong: the row of its weakest guess, but for the first, which skill leaves out, or 'luck' where
 * none was weak. Null where it was not lost, or that cannot be told yet.
 */
export function wrongTurn(game: EndedGame, reviews: readonly GuessReview[]): number | 'luck' | null {
  const skills = reviews.map(({ skill }) => skill).slice(1);
  const isTold = reviews.length === guessesOn(game.boards).length && !skills.includes(null);
  if (!isTold || outcomeOf(game) !== 'lost') return null;
  const worst = Math.min(BEST, ...(skills as number[]));
  return worst < GOOD ? 1 + skills.indexOf(worst) : 'luck';
}

/** The game in coloured squares, without a letter. */
export function copiedText(game: EndedGame, score: Score | null, t: Translate): string {
  const { boards, width, limit } = game;
  const guesses = outcomeOf(game) === 'won' ? guessesOn(boards).length : null;
  const result = {
    heading: [t('name'), guessesOfLimit(guesses, limit)].join(' · '),
    score: score && t('resultScore', { skill: score.skill, luck: score.luck }),
    width,
    boards: resultBoards(boards, width),
  };
  return resultText(result, false);
}
