import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boards } from '../test/boards.ts';
import { slowFeedback } from '../test/brute-force.ts';
import { finish } from '../test/finish.ts';
import { puzzleOf } from '../test/puzzle.ts';
import { formatHint, isWin, parseHint } from './hints.ts';
import { skillOf } from './skill.ts';
import type { Opener, Puzzle } from './puzzle.ts';
import { solve } from './solve.ts';
import { solveBoards } from './solve-boards.ts';
import { weigh } from './weigh.ts';

/** Puzzles of one to four boards: one word list, and rows with the same guesses for other answers; and a word to guess. */
const tries = fc
  .record({
    puzzle: boards,
    answers: fc.array(fc.integer({ min: 0, max: 11 }), { minLength: 1, maxLength: 4 }),
    guess: fc.integer({ min: 0, max: 11 }),
  })
  .map(({ puzzle, answers, guess }) => {
    const { words } = puzzle.dictionary;
    const games = answers.map((answer) => {
      const rows = puzzle.hints.map((hint) =>
        parseHint(`${hint.guess} ${slowFeedback(hint.guess, words[answer % words.length]!)}`),
      );
      const won = rows.findIndex(isWin);
      const hints = won === -1 ? rows : rows.slice(0, won + 1);
      return { ...puzzle, guesses: Infinity, hints };
    });
    return { games, answers, word: words[guess % words.length]! };
  });

/** The same boards once the word has been entered. */
const entered = (games: readonly Puzzle[], answers: readonly number[], word: string): Puzzle[] =>
  games.map((puzzle, n) => {
    const { words } = puzzle.dictionary;
    const answer = words[answers[n]! % words.length]!;
    const hint = parseHint(`${word} ${slowFeedback(word, answer)}`);
    return puzzle.hints.some(isWin) ? puzzle : { ...puzzle, hints: [...puzzle.hints, hint] };
  });

it('a word is weighed as its review says once it is made, to the number', () => {
  fc.assert(
    fc.property(tries, ({ games, answers, word }) => {
      const weighed = finish(weigh(games, word));
      const after = entered(games, answers, word);
      const solution = after.length === 1 ? finish(solve(after[0]!)) : finish(solveBoards(after));
      if (solution.status !== 'open' || !solution.review) return;
      const { review } = solution;
      expect([weighed?.left, weighed?.skill]).toEqual([review.average, skillOf(review)]);
    }),
    { numRuns: 1000 },
  );
});

it('a suggested word is weighed as its suggestion says, which counts words by how likely they are', () => {
  fc.assert(
    fc.property(tries, fc.boolean(), ({ games, word }, isReady) => {
      const ready = { word, likely: true, candidate: true, groups: 1, largest: 1, expected: 2, risk: 0 };
      const openers: Opener[] = isReady ? [{ ...ready, certainty: 'searched' }] : [];
      const puzzles = games.map((puzzle) => ({ ...puzzle, openers }));
      const solution = puzzles.length === 1 ? finish(solve(puzzles[0]!)) : finish(solveBoards(puzzles));
      if (solution.status !== 'open') return;
      for (const best of solution.suggestions)
        expect(finish(weigh(puzzles, best.word))?.left).toBeCloseTo(best.left, 9);
    }),
    { numRuns: 300 },
  );
});

it('it can win where the rows before it allow it, and the first row that does not is named', () => {
  fc.assert(
    fc.property(tries, ({ games: [game], word }) => {
      if (game!.hints.some(isWin)) return;
      const rows = game!.hints.map((hint) => formatHint(hint).split(' ') as [string, string]);
      const against = rows.findIndex(([guess, digits]) => slowFeedback(guess, word) !== digits);
      const weighed = finish(weigh([game!], word))!;
      if (weighed.wins === 1) expect([against, weighed.against]).toEqual([-1, null]);
      else if (against !== -1) expect(weighed.against?.row).toBe(against);
    }),
    { numRuns: 200 },
  );
});

it('a word that the player has forbidden is judged by the hints alone, and one that the game has refused is named so', () => {
  const hints = ['crane 00102'];
  const weighed = (word: string, change: object) => {
    const { wins, barred } = finish(weigh([puzzleOf(hints, change)], word))!;
    return [wins, barred];
  };
  const fits = puzzleOf(hints).dictionary.words.find(
    (word) => finish(weigh([puzzleOf(hints)], word))!.wins === 1,
  )!;
  expect(weighed(fits, {})).toEqual([1, null]);
  expect(weighed(fits, { forbidden: new Set([fits]) })).toEqual([1, 'forbidden']);
  expect(weighed('moist', { forbidden: new Set(['moist']) })).toEqual([0, 'forbidden']);
  expect(weighed(fits, { refused: new Set([fits]) })).toEqual([1, 'refused']);
  // A page can lie: where no other word fits, what it has refused may be the answer.
  const { words } = puzzleOf(hints).dictionary;
  expect(weighed(fits, { refused: new Set(words) })).toEqual([1, null]);
});

it('a word that is in no list says so, and which row rules it out; hard mode says what it does not allow', () => {
  const hints = ['crane 00102', 'moist 00000'];
  expect(finish(weigh([puzzleOf(hints)], 'żółty'))).toMatchObject({
    isListed: false,
    left: null,
    against: { row: 0, hint: 'crane 00102', why: 'correct', letter: 'e', place: 4 },
  });
  const demand = (hard: boolean) => finish(weigh([puzzleOf(hints, { hard })], 'moist'))!.demand;
  expect([demand(false), demand(true)]).toEqual([null, { letter: 'e', place: 4, count: 1 }]);
  expect(finish(weigh([puzzleOf(['crane 22222'])], 'moist'))).toBeNull();
});
