/** The report on a game that is over, as plain data: a row for each guess, and the text that is copied. */
import type { Advice } from '../protocol/advice.ts';
import type { Score } from '../protocol/game-record.ts';
import type { RuledGame } from '../protocol/game.ts';
import type { GuessReview } from '../protocol/game-review.ts';
import { guessesOn, outcomeOf } from '../protocol/guesses.ts';
import { BEST, FAIR, GOOD, luckOf } from './grades.ts';
import type { Translate } from './i18n.ts';
import { guessesOfLimit, resultBoards, resultText, SQUARES } from './result-text.ts';

/** Advice on a game that has ended as games do. What was misread is no game to report on. */
const ENDED: ReadonlySet<Advice['status']> = new Set(['solved', 'lost']);
export const isEnd = (advice: Advice | null, guessesLeft: number | null): boolean =>
  advice !== null && (ENDED.has(advice.status) || (advice.status === 'no-known-word' && guessesLeft === 0));

/** The answers of a game that Knack did not have. */
export const unknownIn = (advice: Advice | null): readonly string[] =>
  (advice && 'unknown' in advice && advice.unknown) || [];

/** What a guess is called; luck has no part in it. */
export type Grade =
  | {
      readonly kind: /** It could be nothing else. */
        | 'only'
        /** It was the answer, and others were left. */
        | 'found'
        /** The same, though another was much better. */
        | 'shot'
        | 'best'
        | 'good'
        /** The game could not be won any more: it had more boards than guesses left. */
        | 'late'
        /** There is nothing to measure it by. */
        | 'unknown';
    }
  /** Knack's guess leaves so many words fewer on average, or is better though it does not. */
  | { readonly kind: 'fewer'; readonly word: string; readonly fewer: number }
  | { readonly kind: 'better'; readonly word: string }
  /** Nothing came after it: another was more likely to be the answer. */
  | { readonly kind: 'try'; readonly word: string };

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

/** Whether there were more boards to be solved than guesses for them. */
const isTooLate = ({ boards }: GuessReview, left: number | null): boolean =>
  left !== null && boards.length > left;

/** @param guessesLeft how many the game allowed then, this one included; null where that is not known */
export function judgedOf(review: GuessReview, guessesLeft: number | null): Judged {
  const { guess, boards, skill, luck, best, more } = review;
  const isSure = sum(boards.map(({ before }) => before)) === boards.length;
  const left = sum(boards.map(({ after }) => after));
  const gradeOf = (): Grade => {
    if (isTooLate(review, guessesLeft)) return { kind: 'late' };
    if (isSure && boards.some(({ solved }) => solved)) return { kind: 'only' };
    if (boards.every(({ solved }) => solved))
      return { kind: skill !== null && skill < FAIR ? 'shot' : 'found' };
    if (skill === null || best === null) return { kind: 'unknown' };
    if (skill >= BEST || best.word === guess) return { kind: 'best' };
    if (skill >= GOOD) return { kind: 'good' };
    if (guessesLeft === 1) return { kind: 'try', word: best.word };
    const fewer = Math.round(more ?? 0);
    // With luck it has left fewer than that, and a number would read as wrong.
    return fewer > 0 && fewer <= left
      ? { kind: 'fewer', word: best.word, fewer }
      : { kind: 'better', word: best.word };
  };
  const isLucky = luck !== null && !isTooLate(review, guessesLeft);
  return { left, grade: gradeOf(), luck: isLucky ? luckOf(luck) : null };
}

/** @param reviews of the first guesses, as far as they have come */
export function rowsOf({ boards, limit }: RuledGame, reviews: readonly GuessReview[]): ReportRow[] {
  const [only, ...others] = boards;
  return guessesOn(boards).map((guess, row) => {
    const review = reviews[row];
    return {
      guess,
      hint: others.length === 0 ? only![row]! : null,
      judged: review ? judgedOf(review, limit === null ? null : limit - row) : null,
    };
  });
}

/** @param guessesLeft after it */
function isHarmless({ boards }: GuessReview, guessesLeft: number): boolean {
  const [before, after] = [sum(boards.map((it) => it.before)), sum(boards.map((it) => it.after))];
  return after <= guessesLeft && after < before;
}

/**
 * Where a lost game went wrong: the row of the first weak guess or else of the weakest, as long as the game could be won.
 * What was lucky enough to leave a guess for each word, and ruled some out, did no harm, however weak it was.
 * The first guess, which players choose once for all their games, comes last, and only where it was plainly weak. Where none was weak it is 'luck', or
 * 'none' where luck was not bad either. Null where the game was not lost, or that cannot be told yet.
 */
export function wrongTurn(game: RuledGame, reviews: readonly GuessReview[]): number | 'luck' | 'none' | null {
  const { limit } = game;
  const isReviewed = reviews.length === guessesOn(game.boards).length;
  if (limit === null || !isReviewed || outcomeOf(game) !== 'lost') return null;
  const counted = reviews.flatMap((review, row) =>
    isTooLate(review, limit - row) ? [] : [{ row, ...review }],
  );
  const [first, ...others] = counted.flatMap(({ row, skill }) => (skill === null ? [] : [{ row, skill }]));
  if (!first || 1 + others.length < counted.length) return null;
  const worst = Math.min(BEST, ...others.map(({ skill }) => skill));
  const isWeak = ({ skill }: { readonly skill: number }) => skill < FAIR || (skill < GOOD && skill === worst);
  const weak = others.filter(isWeak);
  const turn = weak.find(({ row }) => !isHarmless(reviews[row]!, limit - row - 1)) ?? weak[0];
  if (turn) return turn.row;
  if (first.skill < FAIR) return first.row;
  const lucks = counted.flatMap(({ luck }) => luck ?? []);
  return lucks.length > 0 && luckOf(sum(lucks) / lucks.length) === 'unlucky' ? 'luck' : 'none';
}

/** The game in coloured squares, without a letter. */
export function copiedText(game: RuledGame, score: Score | null, t: Translate): string {
  const { boards, width, limit } = game;
  const guesses = outcomeOf(game) === 'won' ? guessesOn(boards).length : null;
  const result = {
    heading: [t('name'), guessesOfLimit(guesses, limit)].join(' · '),
    score: score && t('resultScore', { skill: score.skill, luck: score.luck }),
    width,
    boards: resultBoards(boards, width),
  };
  return resultText(result, SQUARES);
}
