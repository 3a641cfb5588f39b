import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBruteForce, slowGroups } from '../test/brute-force.ts';
import { finish } from '../test/finish.ts';
import { positions } from '../test/positions.ts';
import { dictionaryOf } from '../test/words.ts';
import { LOSS } from './estimates.ts';
import { CUT_SHORT, type Effort, Search } from './search.ts';
import type { Position } from './strategies/strategy.ts';

const guessesOf = ({ allowed }: Position) => [...allowed.keys()].filter((word) => allowed[word]);

function searched(position: Position, effort: Effort, limit = Infinity, budget = Infinity) {
  const { dictionary, candidates, allowed, hard, guessesLeft } = position;
  const search = new Search(dictionary, allowed, hard, budget);
  return guessesOf(position).map((guess) => {
    const move = search.moveOf(guess, candidates, guessesLeft);
    const value = finish(search.costOf(move, guessesLeft, null, effort, limit));
    return { guess, least: move.least, value };
  });
}

function slow(position: Position) {
  const { dictionary, candidates, hard, guessesLeft } = position;
  const force = createBruteForce({ words: dictionary.words, weights: dictionary.prior, loss: LOSS, hard });
  const guesses = guessesOf(position);
  return (guess: number) => force.after(guess, [...candidates], guessesLeft, guesses);
}

/** A guess that tells nothing is of no use, and the search never makes one. */
const tells = (position: Position, guess: number) => {
  const { dictionary, candidates, allowed, hard } = position;
  const { groups } = new Search(dictionary, allowed, hard, 0).moveOf(guess, candidates, 3);
  return groups[0]?.length !== candidates.length;
};

describe('a search', () => {
  it('finds, trying everything, what brute force finds', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const cost = slow(position);
        for (const { guess, value } of searched(position, 'all')) {
          if (!tells(position, guess)) continue;
          expect(value).toMatchObject({ cost: cost(guess), exact: true });
        }
      }),
      { numRuns: 120 },
    );
  });

  it('finds, trying a few, nothing better than there is, and says truly when nothing is better', () => {
    fc.assert(
      fc.property(positions, fc.integer({ min: 1, max: 8 }), (position, effort) => {
        const cost = slow(position);
        for (const { guess, least, value } of searched(position, effort)) {
          if (!tells(position, guess)) continue;
          expect(least).toBeLessThanOrEqual(cost(guess));
          if (value.exact) expect(value.cost).toBe(cost(guess));
          else expect(value.cost).toBeGreaterThanOrEqual(cost(guess));
        }
      }),
      { numRuns: 120 },
    );
  });

  it('tells how much is lost for a cost: what is left of it are guesses', () => {
    let risky = 0;
    fc.assert(
      fc.property(positions, fc.constantFrom<Effort>(1, 4, 'all'), (position, effort) => {
        const { dictionary, candidates, guessesLeft: left, hard } = position;
        const words = [...candidates];
        const weights = dictionary.prior;
        // Where only losses cost, nothing loses less.
        const force = createBruteForce({ words: dictionary.words, weights, loss: 1e9, hard });
        const total = words.reduce((sum, word) => sum + weights[word]!, 0);
        for (const { guess, value } of searched(position, effort)) {
          if (!tells(position, guess)) continue;
          const { cost, lost } = value;
          const fewest = Math.floor(force.after(guess, words, left, guessesOf(position)) / 1e9);
          expect(lost).toBeGreaterThanOrEqual(fewest);
          expect(lost).toBeLessThanOrEqual(total);
          const made = cost - LOSS * lost;
          expect(made).toBeGreaterThanOrEqual(total);
          expect(made).toBeLessThanOrEqual(total * left);
          // All guesses are made in games that are lost.
          if (lost > 0) expect(made).toBeGreaterThanOrEqual(total - lost + lost * left);
          if (lost > 0 && left > 2) risky++;
        }
      }),
      { numRuns: 120 },
    );
    expect(risky).toBeGreaterThan(0);
  });

  it('leaves a guess as soon as it costs more than is of interest', () => {
    fc.assert(
      fc.property(positions, fc.constantFrom(0, 0.01, 0.05, 0.15), (position, above) => {
        const cost = slow(position);
        const limit = Math.min(...guessesOf(position).map(cost)) * (1 + above);
        for (const { guess, value } of searched(position, 'all', limit)) {
          if (!tells(position, guess)) continue;
          if (cost(guess) < limit || value.cost < Infinity)
            expect(value).toMatchObject({ cost: cost(guess), exact: true });
          else expect(value.exact).toBe(false);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('cut short says so, or tells the truth', () => {
    fc.assert(
      fc.property(positions, fc.integer({ min: 0, max: 1_000_000 }), (position, budget) => {
        const cost = slow(position);
        for (const { guess, value } of searched(position, 'all', Infinity, budget)) {
          if (!tells(position, guess)) continue;
          expect([CUT_SHORT, { ...value, cost: cost(guess), exact: true }]).toContainEqual(value);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('names every guess that may cost less than a limit, and the least that it can cost', () => {
    fc.assert(
      fc.property(positions, fc.constantFrom(0, 0.01, 0.05, 0.15), (position, above) => {
        const { dictionary, candidates, allowed, hard, guessesLeft } = position;
        fc.pre(guessesLeft > 1);
        const cost = slow(position);
        const guesses = guessesOf(position).filter((guess) => tells(position, guess));
        const limit = Math.min(...guesses.map(cost)) * (1 + above);
        const search = new Search(dictionary, allowed, hard, 0);
        const hopeful = finish(search.hopeful(candidates, guessesLeft, null, limit));
        for (const { guess, least } of hopeful) {
          expect(least).toBeLessThanOrEqual(cost(guess));
          if (guessesLeft === 2) expect(least).toBe(cost(guess));
        }
        expect(hopeful.map(({ least }) => least)).toEqual(
          hopeful.map(({ least }) => least).sort((a, b) => a - b),
        );
        // Of guesses that make the same groups one is enough, a candidate if there is one.
        const groupsOf = (guess: number) =>
          JSON.stringify(slowGroups(dictionary.words, guess, candidates).sort((a, b) => a[0]! - b[0]!));
        const named = new Set(hopeful.map(({ guess }) => groupsOf(guess)));
        for (const guess of guesses) {
          if (cost(guess) < limit) expect(named).toContain(groupsOf(guess));
        }
      }),
      { numRuns: 120 },
    );
  });

  it('finds, trying everything, what trying a few would miss, unless it is cut short', () => {
    const words = 'axyz bxyz exyz fxyz gxyz fiee chch fgxb ahec zade cxea zfye diaf'.split(' ');
    const dictionary = dictionaryOf(words, [2, 3, 1, 1, 5, 1, 7, 4, 6, 2, 1, 1, 5]);
    const allowed = new Uint8Array(words.length).fill(1);
    const candidates = Int32Array.of(2, 3, 0, 1, 4);
    const position = { dictionary, hints: [], candidates, allowed, guessesLeft: 4, hard: false };
    const guess = words.indexOf('chch');
    const of = (effort: Effort, budget = Infinity) =>
      searched(position, effort, Infinity, budget)[guess]!.value;
    const best = { cost: slow(position)(guess), lost: 0, exact: true };
    expect(of('all')).toEqual(best);
    expect(of(1).cost).toBeGreaterThan(best.cost);
    for (let budget = 0; budget < 2_000_000; budget += 10_000) {
      expect([CUT_SHORT, best]).toContainEqual(of('all', budget));
    }
  });

  it('keeps apart what it has found with nine guesses left and with eight', () => {
    // In hard mode the ten that are left after "axyz" can only be tried one after the other.
    const dictionary = dictionaryOf(
      [...'abcdefghijk'].map((letter) => `${letter}xyz`).concat('mnop', 'qxyz'),
    );
    const candidates = Int32Array.from({ length: 12 }, (_, word) => word);
    const allowed = new Uint8Array(13).fill(1);
    const position = { dictionary, hints: [], candidates, allowed, guessesLeft: 10, hard: true };
    const cost = slow(position);
    for (const { guess, value } of searched(position, 'all')) expect(value.cost).toBe(cost(guess));
  });

  it('does the same work every time', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const work = () => {
          const { dictionary, candidates, allowed, hard, guessesLeft } = position;
          const search = new Search(dictionary, allowed, hard, Infinity);
          const move = search.moveOf(candidates[0]!, candidates, guessesLeft);
          const value = finish(search.costOf(move, guessesLeft, null, 'all', Infinity));
          return { value, work: search.work };
        };
        expect(work()).toEqual(work());
      }),
      { numRuns: 20 },
    );
  });

  describe('counts work', () => {
    const WORDS = [
      'aroma',
      'crane',
      'slate',
      'trace',
      'stain',
      'brick',
      'shout',
      'pound',
      'field',
      'might',
      'jumpy',
      'where',
    ];
    const workOf = (
      words: readonly string[],
      hard: boolean,
      work: (search: Search, all: Int32Array) => void,
    ) => {
      const search = new Search(dictionaryOf(words), new Uint8Array(words.length).fill(1), hard, Infinity);
      work(search, Int32Array.from(words.keys()));
      return search.work;
    };

    it('for longer words more, since their groups are slower to count', () => {
      const estimate = (search: Search, all: Int32Array) => void finish(search.estimate(all, 4, null, 5, 30));
      const longer = WORDS.map((word) => `${word}xyz`);
      // What is added tells nothing, so there is as much to look at.
      expect(workOf(longer, false, estimate)).toBeGreaterThan(2 * workOf(WORDS, false, estimate));
    });

    it('and does none for a last guess, whatever hard mode allows then: it is the likeliest word', () => {
      const alike = [...'abcdefghijk'].map((letter) => `${letter}xyzw`);
      const only = (search: Search, all: Int32Array) => void search.moveOf(0, all, 2);
      const played = (search: Search, all: Int32Array) =>
        void finish(search.costOf(search.moveOf(0, all, 2), 2, null, 'all', Infinity));
      expect(workOf(alike, true, played)).toBe(workOf(alike, true, only));
    });
  });
});
