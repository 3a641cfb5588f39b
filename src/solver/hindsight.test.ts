import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boards, slowPosition } from '../test/boards.ts';
import { slowFeedback } from '../test/brute-force.ts';
import { english } from '../test/english.ts';
import { finish } from '../test/finish.ts';
import { puzzleOf } from '../test/puzzle.ts';
import { slowLucks, slowMeasures } from '../test/slow-measures.ts';
import { dictionaryOf } from '../test/words.ts';
import { lookBack } from './hindsight.ts';
import { createInsights } from './insights.ts';
import { replay } from './replay.ts';
import { skillOf } from './skill.ts';
import type { Opener, Puzzle } from './puzzle.ts';
import { solve } from './solve.ts';

const hindsightOf = (...puzzles: readonly Puzzle[]) => finish(lookBack(puzzles, createInsights()))!;

/** A first word that is known beforehand, so that an empty board need not be worked out. */
const openerOf = (word: string): Opener => ({
  word,
  candidate: true,
  likely: false,
  groups: 1,
  largest: 1,
  expected: 3.4,
  risk: 0,
  certainty: 'searched',
});

/** The luck of each feedback that a guess can get, the slow way, with the share of the weight that it has. */
const lucksAt = (before: Puzzle, guess: number) =>
  slowLucks(
    before.dictionary,
    slowPosition(before).candidates,
    guess,
    before.guesses === before.hints.length + 1,
  );

const withReply = (before: Puzzle, guess: string, reply: string): Puzzle => ({
  ...before,
  hints: [...before.hints, { guess, feedback: parseInt(reply, 3) }],
});

describe('a guess looked back on', () => {
  it('has the skill and luck of a slow second way', () => {
    fc.assert(
      fc.property(boards, fc.nat(), fc.nat(), (before, anyGuess, anyReply) => {
        fc.pre(before.guesses > before.hints.length);
        const { words } = before.dictionary;
        const guess = anyGuess % words.length;
        const lucks = lucksAt(before, guess);
        const { reply, luck, left, isLuck } = lucks[anyReply % lucks.length]!;
        const hindsight = hindsightOf(withReply(before, words[guess]!, reply));
        expect(hindsight).toMatchObject({
          guess: words[guess],
          boards: [
            { board: 0, before: slowPosition(before).candidates.length, after: left, solved: left === 0 },
          ],
        });
        // Half-way between two numbers either is right: sums in another order differ in their last digit.
        if (isLuck) expect(Math.abs(hindsight.luck! - luck)).toBeLessThan(0.5 + 1e-9);
        else expect(hindsight.luck).toBeNull();
        const measure = slowMeasures(before);
        const { best, skill } = hindsight;
        if (!best) expect(skill).toBeNull();
        else {
          const [own, most] = [measure(guess), measure(words.indexOf(best.word))];
          const { length } = slowPosition(before).candidates;
          const tells = ({ average }: typeof own) => average < length - 1e-9;
          const least = !tells(own) && tells(most) ? 1 : 0;
          const lost = Math.max(least, own.expected - most.expected);
          expect(Math.abs(skill! - 99 * 0.5 ** (lost / 0.75))).toBeLessThan(0.51);
        }
        // On average luck is the same, whatever is guessed.
        expect(lucks.reduce((sum, one) => sum + one.share * one.luck, 0)).toBeCloseTo(99 / 2, 9);
      }),
      { numRuns: 200 },
    );
  });

  it('names the words that it has left, but none that is vulgar while there are others', () => {
    const { dictionary } = puzzleOf([]);
    const openers = [openerOf('salet')];
    const bitch = dictionary.words.indexOf('bitch');
    expect(dictionary.vulgar[bitch]).toBe(1);
    const row = `fitch ${slowFeedback('fitch', 'bitch')}`;
    const wordsOf = (vulgar: boolean) => hindsightOf(puzzleOf([row], { vulgar, openers })).boards[0]!;
    const [all, clean] = [wordsOf(true), wordsOf(false)];
    expect(all.words).toContain('bitch');
    expect(clean.words).not.toContain('bitch');
    expect([all.after, clean.after]).toEqual([all.words.length, all.words.length]);
    expect(clean.words.length).toBeLessThan(all.words.length);
  });

  it('is measured by what Knack guesses in the end, whatever strategy the player has', () => {
    // At first sight Knack would guess "barro" here, and by the rule "caird".
    const before = puzzleOf(['crane 21100']);
    const last = finish(solve(before));
    const [best] = last.status === 'open' ? last.suggestions : [];
    const own = hindsightOf({ ...withReply(before, best!.word, '00000'), strategy: 'distinct-letters' });
    expect(own).toMatchObject({ best: { word: best!.word }, skill: 99 });
    const wasted = hindsightOf(withReply(before, 'fuzzy', '00000'));
    expect(wasted.best).toEqual(own.best);
    expect(wasted.skill).toBeLessThan(40);
  });

  it('that is in no list, or whose answer is in none, has nothing to be measured by', () => {
    const unlisted = puzzleOf(['ormao 11001'], { openers: [openerOf('salet')] });
    expect(hindsightOf(unlisted)).toMatchObject({ guess: 'ormao', skill: null, luck: null });
    const rows = ['crane 00102', 'moist 00000'];
    const unknown = puzzleOf([...rows, 'qqqqq 22222']);
    expect(hindsightOf(unknown)).toMatchObject({
      skill: null,
      luck: null,
      boards: [{ after: 0, solved: true }],
    });
    // No answer that is known gives this, which says nothing against the guess.
    expect(hindsightOf(puzzleOf([...rows, 'fuzzy 22220']))).toMatchObject({
      skill: expect.any(Number) as number,
      luck: null,
    });
    expect(hindsightOf(puzzleOf([...rows, 'fuzzy 22220', 'vivid 00000']))).toMatchObject({
      skill: null,
      best: null,
    });
  });

  it('is not worked out again where it is known what would have been best', () => {
    const insights = createInsights();
    const run = (puzzle: Puzzle) => {
      const work = lookBack([puzzle], insights);
      let [step, steps] = [work.next(), 0];
      for (; !step.done; step = work.next()) steps++;
      return { found: step.value, steps };
    };
    const rows = ['crane 21001', 'moist 01000'];
    const puzzle = puzzleOf(rows);
    const [first, again] = [run(puzzle), run(puzzle)];
    expect(again.found).toEqual(first.found);
    expect(again.steps).toBeLessThan(first.steps / 5);
    // What may be guessed is another matter in hard mode.
    expect(run(puzzleOf(rows, { hard: true })).steps).toBeGreaterThan(again.steps);
  });

  it('is none where it was made on no board that was open', () => {
    expect(finish(lookBack([puzzleOf(['aroma 22222', 'oater 11001'])], createInsights()))).toBeNull();
  });

  it('that was the last could best have been the likeliest word', () => {
    const hints = ['eight 02222', 'might 02222', 'night 02222'];
    const last = (guess: string) =>
      hindsightOf(puzzleOf([...hints, `${guess} ${slowFeedback(guess, 'light')}`], { guesses: 4 }));
    expect(last('fight')).toMatchObject({ skill: 99, more: 0 });
    // One guess is left for all of them, so a probe loses the game for certain.
    expect(last('zesty').skill).toBeLessThan(50);
  });

  it('on several boards counts on all that were open', () => {
    const [silky, carat] = ['silky', 'carat'].map((answer) =>
      puzzleOf(['oater', 'silky', 'carat'].map((guess) => `${guess} ${slowFeedback(guess, answer)}`)),
    ) as [Puzzle, Puzzle];
    const upTo = (rows: number) =>
      [silky, carat].map((one) => ({
        ...one,
        hints: one.hints.slice(0, Math.min(rows, one === silky ? 2 : 3)),
        guesses: 7,
      }));
    const first = hindsightOf(...upTo(1));
    const alone = [silky, carat].map((one) =>
      hindsightOf({ ...one, hints: one.hints.slice(0, 1), openers: [openerOf('salet')] }),
    );
    expect(first.boards).toEqual([
      { ...alone[0]!.boards[0], board: 0 },
      { ...alone[1]!.boards[0], board: 1 },
    ]);
    expect(Math.abs(first.luck! - (alone[0]!.luck! + alone[1]!.luck!) / 2)).toBeLessThanOrEqual(1);
    expect(first.best).toHaveProperty('solves');
    const second = hindsightOf(...upTo(2));
    expect(second.boards).toMatchObject([
      { board: 0, after: 0, solved: true },
      { board: 1, solved: false },
    ]);
    const third = hindsightOf(...upTo(3));
    expect(third.boards).toMatchObject([{ board: 1, after: 0, solved: true }]);
    expect(third.best).toHaveProperty('groups');
  });
});

it('skill is 99 where nothing is lost, half for three quarters of a guess, and no more than 39 for what tells nothing', () => {
  const told = { before: 20, average: 5, best: 4 };
  expect([0, 0.75, 1.5, 30].map((lost) => skillOf({ ...told, lost }))).toEqual([99, 50, 25, 0]);
  expect(skillOf({ ...told, average: 20, lost: 0.02 })).toBe(39);
  expect(skillOf({ ...told, average: 20, lost: 3 })).toBe(6);
  expect(skillOf({ ...told, average: 20, best: 20, lost: 0 })).toBe(99);
});

describe('a game played again', () => {
  it('takes the guesses that Knack suggests, up to the answer', () => {
    // A few hundred words: the game is played twice, from its empty board on.
    const words = english.words.filter((word, n) => n % 60 === 0 || word === 'aroma' || word === 'fuzzy');
    const dictionary = dictionaryOf(words);
    const game = puzzleOf(['fuzzy 00000'], { dictionary });
    const { guesses, won } = finish(replay([game], ['aroma']))!;
    expect(won).toBe(true);
    expect(guesses.at(-1)).toBe('aroma');
    const rows = guesses.map((guess) => `${guess} ${slowFeedback(guess, 'aroma')}`);
    for (const [n, guess] of guesses.entries()) {
      const solution = finish(solve(puzzleOf(rows.slice(0, n), { dictionary })));
      expect(solution).toMatchObject({ status: 'open', suggestions: { 0: { word: guess } } });
    }
  });

  it('ends where the guesses end', () => {
    expect(finish(replay([puzzleOf([], { guesses: 1 })], ['fuzzy']))).toMatchObject({
      won: false,
      guesses: [expect.any(String)],
    });
  });

  it('of several boards solves them all', () => {
    const { guesses, won } = finish(
      replay([puzzleOf([], { guesses: 7 }), puzzleOf([], { guesses: 7 })], ['silky', 'carat']),
    )!;
    expect(won).toBe(true);
    expect(guesses).toEqual(expect.arrayContaining(['silky', 'carat']));
  });

  it('needs an answer that is known', () => {
    expect(english.words).not.toContain('qqqqq');
    expect(finish(replay([puzzleOf([])], ['qqqqq']))).toBeNull();
  });
});
