import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slowGroups } from '../test/brute-force.ts';
import { finish } from '../test/finish.ts';
import { drawBoards } from '../test/joint-boards.ts';
import { cases } from '../test/words.ts';
import { type JointPosition, measureJointly } from './joint-measures.ts';
import { rankJointly } from './joint.ts';

/** Positions of 2 to 5 boards, some of them alike, each with some of a list's words. */
const positions: fc.Arbitrary<JointPosition> = fc
  .record({
    case: cases,
    seeds: fc.array(fc.integer({ min: 1, max: 97 }), { minLength: 2, maxLength: 5 }),
    sizes: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 5, maxLength: 5 }),
    guessesLeft: fc.constantFrom(1, 3, 5, 6, 9, Infinity),
  })
  .map(({ case: { dictionary, allowed }, seeds, sizes, guessesLeft }) => ({
    dictionary,
    allowed,
    guessesLeft,
    boards: drawBoards(dictionary, seeds, sizes),
  }));

const weightsOf = ({ dictionary: { prior } }: JointPosition, words: Iterable<number>) =>
  [...words].map((word) => prior[word]!);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const entropyOf = (weights: readonly number[]) =>
  weights.reduce((bits, weight) => bits - (weight / sum(weights)) * Math.log2(weight / sum(weights)), 0);

/** What a guess comes to on one board, the slow way. */
function slowMeasure(position: JointPosition, guess: number, board: Int32Array) {
  const weigh = (words: Iterable<number>) => sum(weightsOf(position, words));
  const total = weigh(board);
  const groups = slowGroups(position.dictionary.words, guess, board, position.dictionary.rule);
  const mean = (of: (group: readonly number[]) => number) =>
    sum(groups.map((group) => (weigh(group) / total) * of(group)));
  return {
    left: mean(({ length }) => length),
    solves: board.includes(guess) ? weigh([guess]) / total : 0,
  };
}

/** What a group costs, by its bits. */
const COSTS = [
  [0, 0], [0.8, 0.1], [1, 0.8], [1.5, 0.95], [2, 1.2], [3, 1.6], [4, 1.95], [5, 2.2], [8, 2.45], [26, 3.5],
] as const; // oxfmt-ignore

function costOf(bits: number): number {
  const next = Math.max(
    1,
    COSTS.findIndex(([upTo]) => bits <= upTo),
  );
  const [[fromBits, from], [toBits, to]] = [COSTS[next - 1]!, COSTS[next]!];
  return from + ((to - from) * (bits - fromBits)) / (toBits - fromBits);
}

/** What a guess saves on all boards; the fewer guesses there are to spare, the less is left to luck, but the last. */
function slowWorth(position: JointPosition, guess: number): number {
  const { boards, guessesLeft, dictionary } = position;
  const spare = guessesLeft - boards.length;
  const answer = spare <= 0 ? 100 : spare <= 2 ? 0.7 : 1.2;
  return sum(
    boards.map((board) => {
      const total = sum(weightsOf(position, board));
      const cost = (words: Iterable<number>) => costOf(entropyOf(weightsOf(position, words)));
      const groups = slowGroups(dictionary.words, guess, board, dictionary.rule);
      const after = sum(groups.map((group) => (sum(weightsOf(position, group)) / total) * cost(group)));
      return cost(board) - after + answer * slowMeasure(position, guess, board).solves;
    }),
  );
}

/** Words that are as good as known: four fifths of a board's weight. */
const sureOf = (position: JointPosition): number[] =>
  position.boards.flatMap((board) => {
    const [first = 0, ...others] = weightsOf(position, board);
    return first >= 0.8 * (first + sum(others)) && position.allowed[board[0]!] ? [board[0]!] : [];
  });

/** Logarithms are rounded, and the bits of a group. */
const ROUNDING = 0.03;

describe('rankJointly', () => {
  it('puts first what is worth most on all boards together, as good as known answers before all', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const { guesses, rival } = finish(rankJointly(position, 3));
        const allowed = [...position.allowed.keys()].filter((word) => position.allowed[word]);
        const sure = sureOf(position);
        const among = sure.length > 0 ? sure : allowed;
        const best = Math.max(...among.map((word) => slowWorth(position, word)));
        expect(among).toContain(guesses[0]!.word);
        expect(slowWorth(position, guesses[0]!.word)).toBeGreaterThan(
          best - ROUNDING * position.boards.length,
        );
        for (const { word } of guesses) expect(position.allowed[word]).toBe(1);
        expect(new Set(guesses.map(({ word }) => word)).size).toBe(guesses.length);

        const isAnswer = (word: number) => position.boards.some((board) => board.includes(word));
        if (isAnswer(guesses[0]!.word) || !allowed.some(isAnswer)) {
          expect(rival).toBeNull();
          return;
        }
        const bestAnswer = Math.max(...allowed.filter(isAnswer).map((word) => slowWorth(position, word)));
        expect(isAnswer(rival!.word)).toBe(true);
        expect(slowWorth(position, rival!.word)).toBeGreaterThan(
          bestAnswer - ROUNDING * position.boards.length,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('does not depend on the order of the boards', () => {
    fc.assert(
      fc.property(positions, fc.integer({ min: 1, max: 4 }), (position, turns) => {
        const { boards } = position;
        const turned = boards.map((_, n) => boards[(n + turns) % boards.length]!);
        expect(finish(rankJointly({ ...position, boards: turned.reverse() }, 5))).toEqual(
          finish(rankJointly(position, 5)),
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe('measureJointly', () => {
  it('has the measures of a slow second way', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const [guess] = position.boards[0]!;
        const [measured] = finish(measureJointly(position, [guess!]));
        const each = position.boards.map((board) => slowMeasure(position, guess!, board));
        expect(measured).toMatchObject({ word: guess, candidate: true });
        expect(measured!.solves).toBeCloseTo(sum(each.map(({ solves }) => solves)), 9);
        expect(measured!.left).toBeCloseTo(sum(each.map(({ left }) => left)), 9);
        // Each board that is left takes a guess, the guess itself is one, and uncertainty costs some more.
        const least = 1 + position.boards.length - measured!.solves;
        expect(measured!.expected).toBeGreaterThan(least - 1e-9);
        expect(measured!.expected).toBeLessThan(least + 3);
      }),
      { numRuns: 60 },
    );
  });
});
