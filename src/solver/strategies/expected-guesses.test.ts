import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBruteForce, slowGroups, slowFeedback } from '../../test/brute-force.ts';
import { english } from '../../test/english.ts';
import { finish } from '../../test/finish.ts';
import { positions } from '../../test/positions.ts';
import { dictionaryOf } from '../../test/words.ts';
import { findCandidates } from '../candidates.ts';
import { LOSS } from '../estimates.ts';
import { allowedInHardMode } from '../hard-mode.ts';
import { parseHints } from '../hints.ts';
import { Search } from '../search.ts';
import { BUDGET, type RankedGuess, rankByExpectedGuesses, type Ranking } from './expected-guesses.ts';
import type { Position } from './strategy.ts';

const COUNT = 10;
const ranked = (position: Position, budget = BUDGET): Ranking =>
  finish(rankByExpectedGuesses(position, COUNT, budget));
const rank = (position: Position, budget = BUDGET) => ranked(position, budget).guesses;

/** The rankings from the first to the last. */
function rankings(position: Position, budget: number): (readonly RankedGuess[])[] {
  const found: (readonly RankedGuess[])[] = [];
  const work = rankByExpectedGuesses(position, COUNT, budget);
  let step = work.next();
  for (; !step.done; step = work.next()) if (step.value) found.push(step.value.guesses);
  return [...found, step.value.guesses];
}

interface Options {
  guessesLeft?: number;
  hard?: boolean;
}

function inEnglish(hints: string[], { guessesLeft = 5, hard = false }: Options = {}): Position {
  const rows = parseHints(hints);
  const allowed = hard ? allowedInHardMode(english, rows) : new Uint8Array(english.words.length).fill(1);
  return {
    dictionary: english,
    hints: rows,
    candidates: findCandidates(english, rows),
    allowed,
    guessesLeft,
    hard,
  };
}

/** What a guess costs on average, with the fine for games lost. */
const costOf = ({ expected, risk }: RankedGuess) => expected + LOSS * risk;

/** What brute force finds: the cost of each guess. */
function slow({ dictionary: { words, prior }, candidates, allowed, guessesLeft, hard }: Position) {
  const force = createBruteForce({ words, weights: prior, loss: LOSS, hard });
  const guesses = [...words.keys()].filter((word) => allowed[word]);
  const some = [...candidates];
  const total = some.reduce((sum, word) => sum + prior[word]!, 0);
  return {
    cost: (guess: number) => force.after(guess, some, guessesLeft, guesses) / total,
    best: force.best(some, guessesLeft, guesses) / total,
  };
}

describe('expected guesses', () => {
  it('are those of brute force, and proven, while few words are left', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const { best, cost } = slow(position);
        const ranking = rank(position);
        expect(ranking[0]).toMatchObject({ certainty: 'proven' });
        expect(costOf(ranking[0]!)).toBeCloseTo(best, 9);
        for (const found of ranking) {
          if (found.certainty === 'proven') expect(costOf(found)).toBeCloseTo(cost(found.word), 9);
        }
        // Among equals a word that can be the answer comes first.
        if (!ranking[0]!.candidate) {
          for (const word of position.candidates) expect(cost(word)).toBeGreaterThan(best + 1e-9);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('are never too low once they are searched, and never said to be proven when the search was cut short', () => {
    fc.assert(
      fc.property(positions, fc.integer({ min: 0, max: 2_000_000 }), (position, budget) => {
        const { best, cost } = slow(position);
        for (const ranking of rankings(position, budget)) {
          if (ranking[0]!.certainty === 'proven') expect(costOf(ranking[0]!)).toBeCloseTo(best, 9);
          for (const found of ranking) {
            if (found.certainty === 'proven') expect(costOf(found)).toBeCloseTo(cost(found.word), 9);
            if (found.certainty === 'searched')
              expect(costOf(found)).toBeGreaterThan(cost(found.word) - 1e-9);
            expect(costOf(found)).toBeLessThan(Infinity);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('are proven only with the budget for it', () => {
    // 26 words are left.
    const position = inEnglish(['stare 20202'], { guessesLeft: 4, hard: true });
    const budgets = [0, 1, 10_000, 100_000, 300_000, 1_000_000, 3_000_000, BUDGET];
    const firsts = budgets.map((budget) => rank(position, budget)[0]!);
    const last = firsts.pop()!;
    expect(firsts[0]!.certainty).toBe('estimated');
    for (const first of firsts) {
      expect(first.certainty).not.toBe('proven');
      if (first.certainty === 'searched') expect(costOf(first)).toBeGreaterThanOrEqual(costOf(last));
    }
    expect(last.certainty).toBe('proven');
  });

  it('are not said to be proven while many words are left', () => {
    const position = inEnglish(['oater 11001']);
    expect(position.candidates).toHaveLength(110);
    for (const budget of [0, 1_000_000, 10_000_000]) {
      expect(rank(position, budget)[0]!.certainty).not.toBe('proven');
    }
  });

  it('are exact with two guesses left, but not proven to be best before all guesses are tried', () => {
    const [first, ...others] = rank(inEnglish(['oater 11001'], { guessesLeft: 2 }));
    expect(first!.certainty).toBe('searched');
    expect(others.map(({ certainty }) => certainty)).toContain('proven');
  });

  it('are the same every time, whatever else is solved meanwhile', () => {
    const one = inEnglish(['crane 01000']);
    const other = inEnglish(['oater 11001']);
    const budget = 20_000_000;
    const alone = rank(one, budget);
    const work = rankByExpectedGuesses(one, COUNT, budget);
    let step = work.next();
    const meanwhile = rankByExpectedGuesses(other, COUNT, budget);
    for (let n = 0; !step.done; n++) {
      step = work.next();
      if (n % 3 === 0) meanwhile.next();
    }
    expect(step.value.guesses).toEqual(alone);
    expect(finish(meanwhile).guesses).not.toEqual(alone);
    expect(rank(other, budget)).toEqual(rank(other, budget));
  });

  it('never rise while the search goes on', () => {
    const work = rankByExpectedGuesses(inEnglish(['oater 11001']), COUNT, 150_000_000);
    const best: number[] = [];
    let step = work.next();
    for (; !step.done; step = work.next()) {
      const first = step.value?.guesses[0];
      if (first?.certainty === 'searched') best.push(costOf(first));
    }
    best.push(costOf(step.value.guesses[0]!));
    expect(best.length).toBeGreaterThan(1);
    expect(best).toEqual([...best].sort((a, b) => b - a));
  });

  it('are numbers for all guesses on show', () => {
    // The guesses with the highest bounds all begin with "ab" and are alike, so few are in the first ranking.
    const letters = [...'klmnopqrstuvwyzåäöøæçñαβγδεζηθικλμ'];
    const alike = letters.flatMap((a) => letters.map((b) => `ab${a}${b}`));
    const words = ['axxx', 'bxxx', 'cxxx', 'dxxx', 'exxx', 'fxxx', 'kcde', 'kbcd', 'kdef', 'kcef', ...alike];
    const dictionary = dictionaryOf(words, [6, ...words.slice(1).map(() => 9)]);
    const candidates = Int32Array.of(0, 1, 2, 3, 4, 5);
    const allowed = new Uint8Array(words.length).fill(1);
    const ranking = rank({ dictionary, hints: [], candidates, allowed, guessesLeft: 3, hard: false });
    expect(ranking.length).toBeGreaterThan(6);
    for (const { expected } of ranking) expect(expected).toBeLessThan(Infinity);
  });
});

describe('the rival of a guess that cannot be the answer', () => {
  it('can be the answer, and costs no less', () => {
    let met = 0;
    fc.assert(
      fc.property(positions, (position) => {
        const { cost } = slow(position);
        const { guesses, rival } = ranked(position);
        expect(rival === null).toBe(guesses[0]!.candidate);
        if (!rival) return;
        met++;
        expect(position.candidates).toContain(rival.word);
        expect(rival.candidate).toBe(true);
        expect(rival.certainty).not.toBe('estimated');
        expect(costOf(rival)).toBeGreaterThan(costOf(guesses[0]!));
        if (rival.certainty === 'proven') expect(costOf(rival)).toBeCloseTo(cost(rival.word), 9);
        else expect(costOf(rival)).toBeGreaterThan(cost(rival.word) - 1e-9);
      }),
      { numRuns: 300 },
    );
    expect(met).toBeGreaterThan(5);
  });

  it('is named from the first ranking on, and is searched as the guess is when none on show can be the answer', () => {
    const position = inEnglish(['eight 02222']);
    const work = rankByExpectedGuesses(position, COUNT, BUDGET);
    const all: Ranking[] = [];
    let step = work.next();
    for (; !step.done; step = work.next()) if (step.value) all.push(step.value);
    for (const { guesses, rival } of all) expect(guesses[0]!.candidate).toBe(rival === null);
    const { guesses, rival } = step.value;
    expect(guesses.filter(({ candidate }) => candidate)).toEqual([]);
    expect(position.candidates).toContain(rival!.word);
    expect(rival!.certainty).not.toBe('estimated');
    expect(costOf(rival!)).toBeGreaterThan(costOf(guesses[0]!));
  });
});

describe('when guesses run out', () => {
  it.each([
    ['atch', 'hatch 02222'],
    ['ight', 'eight 02222'],
  ])('with two left and _%s it plays the probe that saves most games', (_, hint) => {
    const position = inEnglish([hint], { guessesLeft: 2 });
    const { words, prior } = english;
    const weigh = (some: readonly number[]) => some.reduce((sum, word) => sum + prior[word]!, 0);
    const total = weigh([...position.candidates]);
    /** Of each group the likeliest is guessed; all others are lost. */
    const expected = (guess: number) =>
      slowGroups(words, guess, position.candidates).reduce((sum, group) => {
        if (group[0] === guess) return sum + prior[guess]!;
        return (
          sum + 2 * weigh(group) + LOSS * (weigh(group) - Math.max(...group.map((word) => prior[word]!)))
        );
      }, 0) / total;
    const [first] = rank(position);
    expect(first!.candidate).toBe(false);
    expect(costOf(first!)).toBeCloseTo(expected(first!.word), 9);
    expect(costOf(first!)).toBeCloseTo(Math.min(...words.map((_, word) => expected(word))), 9);
  });

  it.each([
    // Four of five guesses are left, and for some of the eighteen words that is not enough.
    ['mills 02222', 'crypt', 3.61, 0.056, 'bills', 4, 0.167],
    ['match 02222', 'blawn', 2.5, 0, 'batch', 2.83, 0],
  ])(
    'after %s it tells guesses from games lost',
    (hint, word, made, risk, rivalWord, rivalMade, rivalRisk) => {
      const { guesses, rival } = ranked(inEnglish([hint]));
      const measures = ({ word, expected, risk }: RankedGuess) => [english.words[word], expected, risk];
      const close = (value: number) => expect.closeTo(value, 2) as number;
      expect(measures(guesses[0]!)).toEqual([word, close(made), close(risk)]);
      expect(measures(rival!)).toEqual([rivalWord, close(rivalMade), close(rivalRisk)]);
    },
  );

  it('it plays the likeliest word last', () => {
    const position = inEnglish(['hatch 02222'], { guessesLeft: 1 });
    const { candidates } = position;
    const weights = Array.from(candidates, (word) => english.prior[word]!);
    const share = Math.max(...weights) / weights.reduce((sum, weight) => sum + weight);
    const [first] = rank(position);
    expect(first).toMatchObject({ word: candidates[0], certainty: 'proven' });
    expect(costOf(first!)).toBeCloseTo(1 + LOSS * (1 - share), 9);
  });

  it('in hard mode it does not walk into words that differ in one letter', () => {
    const position = inEnglish(['stare 20202'], { guessesLeft: 4, hard: true });
    const greedy = rank(position, 0)[0]!;
    const [first] = rank(position);
    const { candidates, allowed } = position;
    const search = new Search(english, allowed, true, Infinity);
    const cost = (word: number) =>
      finish(search.costOf(search.moveOf(word, candidates, 4), 4, null, 'all', Infinity));
    const total = search.total(candidates);
    // "shale" is a candidate that leaves "shape", "shame", "shade" and more.
    expect(english.words[greedy.word]).toBe('shale');
    expect(cost(greedy.word).cost / total).toBeGreaterThan(costOf(first!) + 1);
    expect(cost(first!.word)).toMatchObject({
      cost: expect.closeTo(costOf(first!) * total) as number,
      exact: true,
    });
  });

  it('in hard mode it names only words that the game accepts', () => {
    const hint = `stare ${slowFeedback('stare', 'shave')}`;
    const { allowed } = inEnglish([hint], { hard: true });
    for (const { word } of rank(inEnglish([hint], { hard: true }), 1_000_000)) expect(allowed[word]).toBe(1);
  });
});
