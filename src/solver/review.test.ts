import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boards, slowPosition } from '../test/boards.ts';
import { slowFeedback } from '../test/brute-force.ts';
import { finish } from '../test/finish.ts';
import { puzzleOf } from '../test/puzzle.ts';
import { slowMeasures } from '../test/slow-measures.ts';
import { LOSS } from './estimates.ts';
import { judge } from './judge.ts';
import type { Opener, Puzzle } from './puzzle.ts';
import { type Solution, solve } from './solve.ts';
import { STRATEGY_NAMES } from './strategies/names.ts';

/** The solutions from the first to the last, as far as `isEnough`. */
function solutions(puzzle: Puzzle, isEnough: (solution: Solution) => boolean = () => false): Solution[] {
  const found: Solution[] = [];
  const work = solve(puzzle);
  for (let step = work.next(); ; step = work.next()) {
    if (step.value) found.push(step.value);
    if (step.done || (step.value && isEnough(step.value))) return found;
  }
}

const reviewIn = (solution: Solution) => ('review' in solution ? solution.review : undefined);
/** The review, as soon as there is one; the search that goes on after it is not waited for. */
const reviewOf = (puzzle: Puzzle) => {
  const last = solutions(puzzle, (solution) => reviewIn(solution) !== undefined).at(-1)!;
  return reviewIn(last);
};
const firstWord = (puzzle: Puzzle) => {
  const [first] = solutions(puzzle, () => true);
  return first?.status === 'open' ? first.suggestions[0]!.word : '';
};

describe('the review of the last guess', () => {
  it('is that of a slow second way, by the rules of its position', () => {
    fc.assert(
      fc.property(boards, (puzzle) => {
        const { hints, dictionary } = puzzle;
        fc.pre(hints.length > 0);
        const before = { ...puzzle, hints: hints.slice(0, -1) };
        const { candidates, allowed } = slowPosition(before);
        const measure = slowMeasures(before);
        const { guess } = hints.at(-1)!;
        const own = measure(dictionary.words.indexOf(guess));
        const all = allowed.map(measure);
        const least = Math.min(...all.map(({ expected }) => expected));
        // A lost game's last guess is reviewed as well, once one looks back on it.
        const review = finish(judge([before], guess))!;
        expect(review).toMatchObject({ guess, before: candidates.length });
        expect(review.average).toBeCloseTo(own.average, 9);
        // The solver rounds where it looks for the best.
        expect(Math.abs(review.lost - Math.max(0, own.expected - least))).toBeLessThan(0.02);
        if (review.lost > 0) expect(review.more + LOSS * review.risk).toBeCloseTo(review.lost, 9);
        expect(Math.abs(review.risk)).toBeLessThanOrEqual(1);
        if (before.guesses === Infinity) expect(review.risk).toBe(0);
        const among = all.filter(({ expected }) => expected < least + 0.02);
        expect(among.map(({ average }) => average)).toContainEqual(expect.closeTo(review.best, 9));
      }),
      { numRuns: 200 },
    );
  });

  it('finds nothing lost with the guess that is best by estimate', () => {
    for (const [hint, answer] of [
      ['oater 11001', 'aroma'],
      ['fuzzy 00000', 'crane'],
      ['eight 02222', 'might'],
    ] as const) {
      const guess = firstWord(puzzleOf([hint]));
      const { lost, average, best } = reviewOf(puzzleOf([hint, `${guess} ${slowFeedback(guess, answer)}`]))!;
      expect({ lost, average }).toEqual({ lost: 0, average: best });
    }
  });

  it('finds much lost with a guess that tells next to nothing', () => {
    const wasted = reviewOf(puzzleOf(['oater 11001', 'fuzzy 00000']))!;
    expect(wasted.lost).toBeGreaterThan(0.5);
    expect(wasted.average).toBeGreaterThan(3 * wasted.best);
    const well = reviewOf(puzzleOf(['oater 11001', 'abord 20210']))!;
    expect(well.lost).toBeLessThan(wasted.lost);
  });

  it('measures a first guess by the opener that may be guessed', () => {
    const openers = ['salet', 'reast', 'slate'].map((word): Opener => ({
      word,
      candidate: true,
      groups: 150,
      largest: 800,
      expected: 3.4,
      risk: 0,
      certainty: 'searched',
      likely: false,
    }));
    const averageOf = (guess: string) => reviewOf(puzzleOf([`${guess} 00000`], { openers }))!.average;
    const fuzzy = ['fuzzy 00000'];
    expect(reviewOf(puzzleOf(fuzzy, { openers }))!.best).toBe(averageOf('salet'));
    const refused = new Set(['salet']);
    const { best, lost } = reviewOf(puzzleOf(fuzzy, { openers, refused }))!;
    // One word fewer is possible.
    expect(best).toBeCloseTo(averageOf('reast'), -1);
    expect(lost).toBeGreaterThan(0.3);
    expect(reviewOf(puzzleOf(['salet 00000'], { openers }))!.lost).toBe(0);
  });

  it('comes after the first suggestions, and is in all that follow', () => {
    for (const strategy of STRATEGY_NAMES) {
      const [first, ...others] = solutions(puzzleOf(['oater 11001'], { strategy })).map(reviewIn);
      expect(first).toBeUndefined();
      expect(others.length).toBeGreaterThan(0);
      for (const review of others) expect(review).toEqual(others[0]);
      expect(others[0]).toMatchObject({ guess: 'oater', before: 12_972 });
    }
  });

  it('comes in small pieces', () => {
    const work = solve(puzzleOf(['fuzzy 00000', 'crane 01000']));
    let pieces = 0;
    let isFirst = true;
    for (let step = work.next(); !step.done; step = work.next()) {
      if (step.value && !isFirst) break;
      if (step.value) isFirst = false;
      else if (!isFirst) pieces++;
    }
    expect(pieces).toBeGreaterThan(5);
  });

  it('is not there on an empty board, for a word unknown, or once the game is won', () => {
    const last = (hints: string[]) => finish(solve(puzzleOf(hints, { strategy: 'distinct-letters' })));
    expect(last([])).toMatchObject({ status: 'open', review: null });
    expect(last(['ormao 11001'])).toMatchObject({ status: 'open', review: null });
    expect(last(['aroma 22222'])).toEqual({ status: 'solved', guess: 'aroma' });
  });
});
