import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boards, slowPosition } from '../test/boards.ts';
import { slowAllows, slowFeedback } from '../test/brute-force.ts';
import { english } from '../test/english.ts';
import { finish } from '../test/finish.ts';
import { puzzleOf } from '../test/puzzle.ts';
import { formatHint, parseHint } from './hints.ts';
import { type BoardsSolution, type JointSuggestion, solveBoards } from './solve-boards.ts';
import type { Opener, Puzzle, Suggestion } from './puzzle.ts';
import { solve, SUGGESTIONS } from './solve.ts';

/** Puzzles of several boards: one word list, and rows with the same guesses for other answers. */
const puzzles: fc.Arbitrary<Puzzle[]> = fc
  .record({
    puzzle: boards,
    answers: fc.array(fc.integer({ min: 0, max: 11 }), { minLength: 2, maxLength: 4 }),
  })
  .map(({ puzzle, answers }) => {
    const { words } = puzzle.dictionary;
    const guesses = puzzle.guesses + answers.length;
    return answers.map((answer) => ({
      ...puzzle,
      guesses,
      hints: puzzle.hints.map(({ guess }) => parseHint(`${guess} ${slowFeedback(guess, words[answer]!)}`)),
    }));
  });

const gameOf = (rows: readonly (readonly string[])[], change: Partial<Puzzle> = {}) =>
  rows.map((hints) => puzzleOf(hints, { guesses: rows.length + 5, ...change }));
const openOf = (solution: BoardsSolution) => {
  if (solution.status !== 'open') throw new Error(`The game is ${solution.status}.`);
  return solution;
};
const wordsOf = (solution: BoardsSolution) => openOf(solution).suggestions.map(({ word }) => word);
const rowsFor = (guesses: readonly string[], answer: string) =>
  guesses.map((guess) => `${guess} ${slowFeedback(guess, answer)}`);
const rowsOf = ({ hints }: Puzzle) => hints.map((hint) => formatHint(hint).split(' ') as [string, string]);

describe('solveBoards', () => {
  it('suggests only what may be guessed, and counts the words of each board as if it were alone', () => {
    fc.assert(
      fc.property(puzzles, (all) => {
        const solution = finish(solveBoards(all));
        if (solution.status !== 'open') return;
        for (const [n, board] of solution.boards.entries()) {
          const alone = finish(solve({ ...all[n]!, guesses: Infinity }));
          if (alone.status !== 'open') continue;
          expect(board).toMatchObject({ possible: alone.possible, likely: alone.likely });
          // The only word left is told, where it may be shown.
          const left = [...slowPosition(all[n]!).candidates].map((word) => all[n]!.dictionary.words[word]!);
          expect(board.only).toBe(
            !board.solved && left.length === 1 && alone.hidden === 0 ? left[0] : undefined,
          );
        }
        const [{ forbidden, refused, hard, vulgar, dictionary }] = all as [Puzzle, ...Puzzle[]];
        const open = all.filter((_, n) => !solution.boards[n]!.solved);
        const isObeyed = (board: Puzzle, word: string) =>
          hard === 'ultra'
            ? slowPosition(board).candidates.includes(dictionary.words.indexOf(word))
            : rowsOf(board).every(([guess, reply]) => slowAllows(word, guess, reply));
        const obeyed = (word: string) => open.filter((board) => isObeyed(board, word)).length;
        /** The words of those boards that have no others left. */
        const only = (isKeptBack: (word: string) => boolean) =>
          open.flatMap((board) => {
            const left = [...slowPosition(board).candidates].map((word) => dictionary.words[word]!);
            return left.every(isKeptBack) ? left : [];
          });
        const isVulgar = (word: string) => dictionary.vulgar[dictionary.words.indexOf(word)] === 1;
        for (const word of wordsOf(solution)) {
          expect(dictionary.words).toContain(word);
          expect(forbidden).not.toContain(word);
          if (refused.has(word)) expect(only((other) => refused.has(other))).toContain(word);
          if (!vulgar && isVulgar(word) && open.length > 1) expect(only(isVulgar)).toContain(word);
          // Where no word obeys the hints of all boards, those are suggested that obey most.
          if (hard) expect(obeyed(word)).toBe(obeyed(wordsOf(solution)[0]!));
        }
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    [['salet 00000'], ['salet 01000']],
    [['salet 00010'], ['salet 10000']],
    [
      ['salet 00000', 'crony 01100'],
      ['salet 00110', 'crony 00000'],
    ],
  ])('where known words are preferred, one comes first if it costs next to nothing: %s, %s', (...rows) => {
    const guesses = (known: boolean) => openOf(finish(solveBoards(gameOf(rows, { known })))).suggestions;
    const [best] = guesses(false);
    const [first, ...others] = guesses(true);
    expect(first!.expected).toBeLessThanOrEqual(best!.expected + 0.02);
    const isKnownAnswer = ({ likely, candidate }: Suggestion | JointSuggestion) => likely && candidate;
    if (!isKnownAnswer(first!))
      expect(others.filter((it) => isKnownAnswer(it) && it.expected <= best!.expected + 0.02)).toEqual([]);
    const words = [first!, ...others].map(({ word }) => word);
    expect(new Set(words).size).toBe(words.length);
  });

  it('does not change with the order of the boards, nor with one that is solved', () => {
    fc.assert(
      fc.property(puzzles, (all) => {
        const solution = finish(solveBoards(all));
        if (solution.status !== 'open') return;
        const shown = ({ suggestions, rival, letters }: typeof solution) => ({ suggestions, rival, letters });
        const turned = openOf(finish(solveBoards([...all].reverse())));
        expect(turned.suggestions).toEqual(solution.suggestions);
        expect(turned.rival).toEqual(solution.rival);
        const { words, length } = all[0]!.dictionary;
        const won = { ...all[0]!, hints: [parseHint(`${words[0]!} ${'2'.repeat(length)}`)] };
        if (all[0]!.hints.length > 0) {
          expect(shown(openOf(finish(solveBoards([won, ...all]))))).toEqual(shown(solution));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('leaves the last board to the search of one board, to the proof', () => {
    const guesses = ['oater', 'sling'];
    const last = rowsFor(guesses, 'aroma');
    const rows = [last, ['oater 22222'], rowsFor(guesses, 'sling')];
    const alone = finish(solve(puzzleOf(last, { guesses: 8 })));
    const joint = openOf(finish(solveBoards(gameOf(rows))));
    if (alone.status !== 'open') throw new Error('It is open.');
    const { suggestions, rival, letters, progress } = alone;
    expect(joint).toMatchObject({ suggestions, rival, letters, progress });
    expect(joint.suggestions[0]!).toHaveProperty('certainty', 'proven');
    // Before the last guess two boards were open.
    expect(joint.review).toMatchObject({ guess: 'sling', left: alone.possible + 1 });
    const two = openOf(finish(solveBoards(gameOf([last, ['oater 22222']], { guesses: 8 }))));
    expect(two.review).toEqual({ ...alone.review, left: alone.possible });
  });

  it('guesses what is as good as known before it looks for more', () => {
    const guesses = ['crane', 'moist', 'fight', 'night', 'might', 'light'];
    const rows = [rowsFor(guesses, 'eight'), rowsFor(guesses, 'bully')];
    const [first] = openOf(finish(solveBoards(gameOf(rows, { guesses: 12 })))).suggestions;
    expect(first!.word).toBe('eight');
  });

  it('guesses answers where no other guess can win', () => {
    const rows = [
      ['crane 00000', 'moist 01000'],
      ['crane 00000', 'moist 01001'],
    ];
    const last = openOf(finish(solveBoards(gameOf(rows, { guesses: 4 }))));
    const [best, ...others] = last.suggestions as readonly { solves: number }[];
    expect(best!.solves).toBeGreaterThan(0);
    for (const { solves } of others) expect(best!.solves).toBeGreaterThanOrEqual(solves - 1e-9);
  });

  it('suggests at once what is best at first sight, and then what games that are played on take least after', () => {
    const answers = ['abbey', 'water', 'mound', 'pixie'];
    const work = solveBoards(gameOf(answers.map((answer) => rowsFor(['salet', 'crony'], answer))));
    const found: Extract<BoardsSolution, { status: 'open' }>[] = [];
    let step = work.next();
    for (; !step.done; step = work.next()) if (step.value) found.push(openOf(step.value));
    expect(found[0]).toMatchObject({ progress: 'looking', review: undefined });
    const last = openOf(step.value);
    expect(last.progress).toBe('done');
    const expected = last.suggestions.map((it) => it.expected);
    expect(expected).toEqual(expected.toSorted((a, b) => a - b));
    expect(new Set(last.suggestions.map(({ word }) => word)).size).toBe(SUGGESTIONS);
  });

  it('begins with the words that are best on one board, led by the player’s own', () => {
    const openers: Opener[] = ['salet', 'reast', 'crane'].map((word) => ({
      word,
      likely: true,
      candidate: true,
      groups: 1,
      largest: 1,
      expected: 3.4,
      risk: 0,
      certainty: 'searched',
    }));
    expect(wordsOf(finish(solveBoards(gameOf([[], []], { openers }))))).toEqual(['salet', 'reast', 'crane']);
    expect(wordsOf(finish(solveBoards(gameOf([[], []], { openers, opener: 'fuzzy' }))))).toEqual([
      'fuzzy',
      'salet',
      'reast',
      'crane',
    ]);
    const refused = new Set(['fuzzy', 'salet']);
    expect(wordsOf(finish(solveBoards(gameOf([[], []], { openers, opener: 'fuzzy', refused }))))).toEqual([
      'reast',
      'crane',
    ]);
    expect(wordsOf(finish(solveBoards(gameOf([[], []]))))).toHaveLength(10);
  });

  it('says what the last guess was worth on all boards', () => {
    const rows = [['crane 00000'], ['crane 01000'], ['crane 10000']];
    const solution = openOf(finish(solveBoards(gameOf(rows))));
    const left = solution.boards.reduce((sum, { possible }) => sum + possible, 0);
    const review = solution.review!;
    expect(review).toMatchObject({ guess: 'crane', before: 3 * english.words.length, left, risk: 0 });
    expect(review.average).toBeLessThan(review.before);
    expect(review.lost).toBeGreaterThanOrEqual(0);
    const bad = openOf(finish(solveBoards(gameOf(rows.map(() => ['fuzzy 00000'])))));
    expect(bad.review!.lost).toBeGreaterThan(review.lost + 0.3);
    expect(bad.review!.average).toBeGreaterThan(bad.review!.best);
  });

  it('has its first suggestions before the review', () => {
    const work = solveBoards(gameOf([['crane 00000'], ['crane 01000']]));
    let step = work.next();
    while (!step.value) step = work.next();
    expect(step.value).toMatchObject({ status: 'open', review: undefined });
    expect(openOf(finish(work)).review).toMatchObject({ guess: 'crane' });
  });

  it('is lost with the last guess', () => {
    const rows = [
      ['crane 00000', 'might 00000'],
      ['crane 00000', 'might 22222'],
    ];
    expect(finish(solveBoards(gameOf(rows, { guesses: 2 })))).toMatchObject({
      status: 'lost',
      boards: [{ solved: false }, { solved: true, possible: 1 }],
    });
  });
});
