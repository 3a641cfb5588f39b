import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boards, slowPosition } from '../test/boards.ts';
import { slowGroups, slowFeedback } from '../test/brute-force.ts';
import { english } from '../test/english.ts';
import { finish } from '../test/finish.ts';
import { puzzleOf } from '../test/puzzle.ts';
import { dictionaryOf } from '../test/words.ts';
import { suggestibleOf } from './examine.ts';
import type { Puzzle } from './puzzle.ts';
import { solve, type Solution } from './solve.ts';
import { encode } from './dictionary.ts';
import { LOSS } from './estimates.ts';
import { grade } from './feedback.ts';
import { formatHint } from './hints.ts';
import { STRATEGY_NAMES } from './strategies/names.ts';

interface Options extends Partial<Pick<Puzzle, 'dictionary' | 'vulgar' | 'guesses' | 'hard'>> {
  refused?: string[];
  forbidden?: string[];
}

const withExcluded = ({ refused = [], forbidden = [], ...options }: Options = {}): Partial<Puzzle> => ({
  ...options,
  refused: new Set(refused),
  forbidden: new Set(forbidden),
});

const solvedAnew = (hints: string[], options?: Options): Solution =>
  finish(solve(puzzleOf(hints, withExcluded(options))));

/** What boards of English words have come to: many tests look at the same few, and each takes a while. */
const boardsSolved = new Map<string, Solution>();

function solved(hints: string[], options: Options = {}): Solution {
  if (options.dictionary) return solvedAnew(hints, options);
  const key = JSON.stringify([hints, options]);
  const solution = boardsSolved.get(key) ?? solvedAnew(hints, options);
  boardsSolved.set(key, solution);
  return solution;
}

function open(hints: string[], options?: Options) {
  const solution = solved(hints, options);
  if (solution.status !== 'open') throw new Error(`not open but ${solution.status}`);
  return solution;
}

const candidates = (hints: string[], options: Options = {}) =>
  Array.from(
    suggestibleOf(puzzleOf(hints, withExcluded({ vulgar: true, ...options }))),
    (word) => english.words[word]!,
  );

/** The sizes of the groups that a guess makes, largest first. */
const sizesOf = (guess: string, left: readonly string[]) =>
  slowGroups(
    [guess, ...left],
    0,
    Array.from(left, (_, n) => n + 1),
  )
    .map(({ length }) => length)
    .sort((a, b) => b - a);

const hintFor = (guess: string, answer: string) =>
  formatHint({
    guess,
    feedback: grade(encode(english, guess), 0, encode(english, answer), 0, english.length),
  });

describe('candidates', () => {
  it('are those of the Go article', () => {
    expect(candidates(['oater 11001'])).toHaveLength(110);
    expect(candidates(['oater 11001', 'abord 20210'])).toEqual(['aroma', 'aroha']);
  });

  it('always contain the answer, whatever was guessed', () => {
    const word = fc.constantFrom(...english.words);
    const guess = fc.oneof(
      word,
      fc.string({ unit: fc.constantFrom(...'aeirsßé'), minLength: 5, maxLength: 5 }),
    );
    fc.assert(
      fc.property(word, fc.array(guess, { minLength: 1, maxLength: 6 }), (answer, guesses) => {
        expect(candidates(guesses.map((text) => hintFor(text, answer)))).toContain(answer);
      }),
      { numRuns: 60 },
    );
  });

  it('count one letter of a guess for one letter of the answer', () => {
    // Of two e's one is somewhere else and one is too many: exactly one e.
    for (const word of candidates(['enter 10001'])) {
      expect([...word].filter((letter) => letter === 'e')).toHaveLength(1);
    }
  });

  describe('of two words, one of them the answer', () => {
    const hints = ['oater 11001', 'abord 20210'];

    it('leave out what the game has refused', () => {
      expect(candidates(hints, { refused: ['aroha'] })).toEqual(['aroma']);
      expect(open(hints, { refused: ['aroma'] })).toMatchObject({ possible: 1, likely: 0 });
    });

    it('are those that the game has refused where no other fits: a page can lie', () => {
      expect(candidates(hints, { refused: ['aroma', 'aroha'] })).toEqual(['aroma', 'aroha']);
      for (const hard of [false, true]) {
        const { possible, likely, suggestions } = open(hints, { refused: ['aroma', 'aroha', 'oater'], hard });
        expect({ possible, likely }).toEqual({ possible: 2, likely: 1 });
        expect(suggestions[0]).toMatchObject({ word: 'aroma', candidate: true, certainty: 'proven' });
        expect(suggestions.map(({ word }) => word)).not.toContain('oater');
      }
    });

    it('are none that the player has forbidden, whatever fits', () => {
      expect(candidates(hints, { forbidden: ['aroma'] })).toEqual(['aroha']);
      expect(candidates(hints, { forbidden: ['aroma'], refused: ['aroha'] })).toEqual(['aroha']);
      const forbidden = ['aroma', 'aroha'];
      expect(solved(hints, { forbidden })).toMatchObject({ status: 'no-known-word' });
    });
  });
});

describe('solve', () => {
  it('counts the possible and the likely words', () => {
    expect(open(['oater 11001'])).toMatchObject({ possible: 110, likely: 21 });
  });

  it('ranks ten guesses by the guesses still expected', () => {
    const { suggestions } = open(['oater 11001']);
    expect(suggestions).toHaveLength(10);
    // Candidates come first among equals; all of these have been played on.
    const keys = suggestions.map(({ expected, risk, candidate }) => [
      expected + LOSS * risk,
      candidate ? 0 : 1,
    ]);
    expect(keys).toEqual([...keys].sort(([a, x], [b, y]) => a! - b! || x! - y!));
    expect(suggestions.map(({ certainty }) => certainty)).not.toContain('estimated');
  });

  it('measures a guess by the groups its replies would make', () => {
    const left = candidates(['oater 11001']);
    for (const { word, groups, largest, sizes, candidate, likely } of open(['oater 11001']).suggestions) {
      const found = sizesOf(word, left);
      expect({ word, sizes, groups, largest }).toEqual({
        word,
        sizes: found,
        groups: found.length,
        largest: found[0],
      });
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(110);
      expect(candidate).toBe(left.includes(word));
      expect(likely).toBe(english.likely[english.words.indexOf(word)] === 1);
    }
  });

  it('explains each guess by the groups of all possible words, and names a rival that may be guessed', () => {
    fc.assert(
      fc.property(boards, (puzzle) => {
        const { words } = puzzle.dictionary;
        const { candidates: left, allowed } = slowPosition(puzzle);
        const work = solve(puzzle);
        let step = work.next();
        for (; ; step = work.next()) {
          if (step.value?.status === 'open') {
            const { suggestions, rival, possible } = step.value;
            expect(rival === null).toBe(suggestions[0]!.candidate);
            for (const { word, sizes, groups, largest, candidate } of rival
              ? [...suggestions, rival]
              : suggestions) {
              const number = words.indexOf(word);
              expect(allowed).toContain(number);
              expect(candidate).toBe(left.includes(number));
              const found = slowGroups(words, number, left).map(({ length }) => length);
              expect(sizes).toEqual(found.sort((a, b) => b - a));
              expect([groups, largest, possible]).toEqual([sizes.length, sizes[0], left.length]);
            }
            if (rival) {
              expect(rival.candidate).toBe(true);
              const shown = suggestions.find(({ candidate }) => candidate);
              if (shown) expect(rival).toEqual(shown);
            }
          }
          if (step.done) break;
        }
      }),
      { numRuns: 80 },
    );
  });

  it('has no rival for the words of a rule, and one for an opener that cannot be the answer', () => {
    const words = ['abcd', 'abce', 'abcf', 'xyzw'];
    const dictionary = { ...dictionaryOf(words), prior: Float64Array.of(4, 2, 1, 0) };
    for (const strategy of STRATEGY_NAMES) {
      const first = (opener: string | null) =>
        finish(solve({ ...puzzleOf([], { dictionary }), strategy, opener }));
      expect(first('abcd')).toMatchObject({ rival: null });
      expect(first('xyzw')).toMatchObject({ rival: { word: 'abcd' } });
    }
  });

  it('prefers a word that can be the answer when all tell the same apart', () => {
    const [first, second] = open(['oater 11001', 'abord 20210']).suggestions;
    expect([first?.word, second?.word]).toEqual(['aroma', 'aroha']);
    expect(first?.expected).toBeLessThan(1.1);
  });

  it('takes a probe when it tells more apart than any word that fits', () => {
    // _ight: eight likely words that differ in one letter.
    const [best] = open(['eight 02222']).suggestions;
    expect(best?.candidate).toBe(false);
    expect(best?.groups).toBeGreaterThan(5);
  });

  it('plays the likeliest word on the last guess', () => {
    const hints = ['eight 02222', 'might 02222', 'night 02222', 'light 02222', 'fight 02222'];
    const [best] = open(hints).suggestions;
    expect(best).toMatchObject({ candidate: true, likely: true });
  });

  it('has openers ready for games of six guesses, and only says of hard mode what holds there', () => {
    const openers = ['salet', 'reast', 'slate'].map((word) => ({
      word,
      candidate: true,
      // As long as the list has been the same since.
      groups: 150,
      largest: 800,
      expected: 3.4,
      risk: 0,
      certainty: 'searched' as const,
      likely: false,
    }));
    const counted = ({ word, ...opener }: (typeof openers)[number], refused: string[] = []) => {
      const sizes = sizesOf(
        word,
        english.words.filter((other) => !refused.includes(other)),
      );
      // weigh.test.ts holds how many words it leaves.
      const left: unknown = expect.any(Number);
      return { ...opener, word, groups: sizes.length, largest: sizes[0], sizes, left };
    };
    const first = (change: Partial<Puzzle>) => {
      const puzzle = {
        dictionary: english,
        openers,
        opener: null,
        hints: [],
        refused: new Set<string>(),
        forbidden: new Set<string>(),
        vulgar: false,
        guesses: 6,
        hard: false,
        strategy: 'expected-guesses' as const,
        ...change,
      };
      const solution = finish(solve(puzzle));
      return solution.status === 'open' ? solution.suggestions[0] : undefined;
    };
    expect(first({})).toEqual(counted(openers[0]!));
    // Chosen by the player, it is known no less well.
    expect(first({ opener: 'slate' })).toEqual(counted(openers[2]!));
    expect(first({ opener: 'zesty' })).toMatchObject({ word: 'zesty', certainty: 'estimated' });
    expect(first({ hard: true })).toEqual({ ...counted(openers[0]!), certainty: 'estimated' });
    expect(first({ refused: new Set(['salet']) })).toEqual(counted(openers[1]!, ['salet']));
    expect(first({ forbidden: new Set(['salet']) })).toEqual(counted(openers[1]!, ['salet']));
    // On the last guess the likeliest word; the first of equals.
    expect(first({ guesses: 1, vulgar: true })).toMatchObject({ word: 'aback', certainty: 'proven' });
    // Of words that are kept back one might be as good.
    expect(first({ guesses: 1 })).toMatchObject({ word: 'aback', certainty: 'searched' });
  });

  it('finds no word when all are forbidden, and the unlikely ones when the likely are', () => {
    const words = ['crane', 'slate', 'trace'];
    const dictionary = { ...dictionaryOf(words), prior: Float64Array.of(1, 0, 0) };
    const statusOf = (forbidden: string[]) => solved([], { dictionary, forbidden });
    expect(statusOf(words)).toMatchObject({
      status: 'no-known-word',
      pattern: { fixed: [null, null, null, null, null], present: [], absent: [] },
    });
    expect(statusOf(['crane'])).toMatchObject({ status: 'open', possible: 2 });
    expect(statusOf([])).toMatchObject({ status: 'open', possible: 1 });
  });

  it.each(['refused', 'forbidden'])('names no %s word among those that come near', (excluded) => {
    const hints = ['zzzzz 00000', 'aroma 22220'];
    const nearest = (words: string[]) => {
      const solution = solved(hints, { [excluded]: words });
      return solution.status === 'no-known-word' ? solution.nearest : [];
    };
    expect(nearest([])[0]).toBe('aroma');
    expect(nearest(['aroma'])).toHaveLength(5);
    expect(nearest(['aroma'])).not.toContain('aroma');
  });

  it.each(['refused', 'forbidden'])('suggests no %s word while others fit', (excluded) => {
    const first = open(['oater 11001']).suggestions.map(({ word }) => word);
    const second = open(['oater 11001'], { [excluded]: first }).suggestions.map(({ word }) => word);
    expect(second.filter((word) => first.includes(word))).toEqual([]);
    expect(second).toHaveLength(10);
  });

  describe('keeps vulgar words back', () => {
    const isVulgar = (word: string) => english.vulgar[english.words.indexOf(word)] === 1;
    it('but begins with one that the player has named', () => {
      const opener = english.words.find(isVulgar)!;
      const first = (given: Partial<Puzzle>) => {
        const solution = finish(solve({ ...puzzleOf([]), strategy: 'letter-frequency', opener, ...given }));
        return solution.status === 'open' && solution.suggestions.map(({ word }) => word);
      };
      expect(first({})).toMatchObject({ 0: opener });
      expect(first({ refused: new Set([opener]) })).not.toContain(opener);
      expect(first({ forbidden: new Set([opener]) })).not.toContain(opener);
      expect(first({ opener: null })).not.toContain(opener);
    });
    /** Of the words that fit, some are vulgar. */
    const mixed = [hintFor('ducks', 'fucks')];

    it('from suggestions and lists, but counts them', () => {
      const { possible, hidden, suggestions } = open(mixed);
      const listed = candidates(mixed, { vulgar: false });
      expect(hidden).toBeGreaterThan(0);
      expect([...listed, ...suggestions.map(({ word }) => word)].filter(isVulgar)).toEqual([]);
      expect(listed).toHaveLength(possible - hidden);
      expect(candidates(mixed)).toHaveLength(possible);
    });

    it('unless the player allows them', () => {
      // Two are left: one of each kind.
      const two = [...mixed, hintFor('brash', 'fucks'), hintFor('lymph', 'fucks'), hintFor('stick', 'fucks')];
      const words = (vulgar: boolean) => open(two, { vulgar }).suggestions.map(({ word }) => word);
      expect(words(true)).toContain('fucks');
      expect(words(false)).not.toContain('fucks');
      expect(open(two, { vulgar: true }).hidden).toBe(0);
      expect(open(two).hidden).toBe(1);
    });

    it('unless they are all that is left', () => {
      const hints = [hintFor('fusty', 'fucks'), hintFor('yucky', 'fucks'), hintFor('bulks', 'fucks')];
      const left = candidates(hints);
      expect(left.filter((word) => !isVulgar(word))).toEqual([]);
      expect(open(hints)).toMatchObject({ possible: left.length, hidden: 0 });
      expect(open(hints).suggestions[0]).toMatchObject({ word: 'fucks', candidate: true });
    });

    it('from the words that come near when none fits', () => {
      const hints = ['fucks 22220', 'fucko 22220'];
      const nearest = (vulgar: boolean) => {
        const solution = solved(hints, { vulgar });
        return solution.status === 'no-known-word' ? solution.nearest : [];
      };
      expect(nearest(true)).toContain('fucks');
      expect(nearest(false).filter(isVulgar)).toEqual([]);
      expect(nearest(false)).toHaveLength(5);
    });
  });

  it('goes by a guess that the dictionary does not have', () => {
    expect(english.words).not.toContain('ormao');
    expect(open(['oater 11001', hintFor('ormao', 'aroma')])).toMatchObject({ possible: 2 });
  });

  it('says which rows contradict each other, or that no known word fits', () => {
    expect(solved(['crane 20000', 'stomp 00000', 'brick 20000'])).toEqual({
      status: 'contradiction',
      rows: [0, 2],
    });
    expect(solved(['zzzzz 22000', 'crane 00100'])).toMatchObject({
      status: 'no-known-word',
      pattern: { fixed: ['z', 'z', null, null, null], present: ['a'], absent: ['c', 'r', 'n', 'e'] },
    });
  });

  it('knows when the game is over', () => {
    expect(solved(['oater 11001', 'aroma 22222'])).toEqual({ status: 'solved', guess: 'aroma' });
    expect(solved(['qqqqz 22222'])).toEqual({ status: 'solved', guess: 'qqqqz' });
    expect(solved(['oater 11001'], { guesses: 1 })).toEqual({
      status: 'lost',
      possible: 110,
      likely: 21,
      hidden: 0,
      likeliest: [],
    });
    // One of the two words that are left is likely.
    const last = solved(['oater 11001', 'abord 20210'], { guesses: 2 });
    expect(last).toMatchObject({ status: 'lost', possible: 2, likeliest: ['aroma'] });
  });

  it('gives the same answer every time', () => {
    expect(solvedAnew(['oater 11001'])).toEqual(solvedAnew(['oater 11001']));
  });

  it('can be stopped after any small piece of work', () => {
    const work = solve(puzzleOf([]));
    for (let i = 0; i < 5; i++) expect(work.next().done).toBe(false);
  });

  it('suggests words long before it has looked ahead as far as it goes', () => {
    const pieces: (Solution | undefined)[] = [];
    const work = solve(puzzleOf(['fuzzy 00000']));
    let step = work.next();
    for (; !step.done; step = work.next()) pieces.push(step.value);
    const first = pieces.findIndex((solution) => solution);
    expect(first).toBeLessThan(pieces.length / 20);
    const shown = (solution: Solution | undefined) =>
      solution?.status === 'open' && [
        solution.progress,
        ...solution.suggestions.map(({ certainty }) => certainty),
      ];
    expect(shown(pieces[first])).toEqual(['looking', ...new Array<string>(10).fill('estimated')]);
    expect(shown(step.value)).toEqual(expect.arrayContaining(['done', 'searched']));
  });

  it.each([
    [4, 'abcdefgh', 12, false],
    [5, 'αβγδεζηθικλμνξοπρστυφχψωάέήίόύώϊϋ', 6, false],
    [6, 'abcd', 6, true],
    [7, 'aeiouß', Infinity, false],
    [8, 'ab', 5, false],
    [9, 'abcdefghijklmnopqrstuvwxyzäöüß', 20, true],
    [10, 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя', Infinity, true],
    [11, 'abc', 6, false],
  ])('wins with %i letters of %s in %d rows', (length, letters, rows, hard) => {
    const word = fc.string({ unit: fc.constantFrom(...letters), minLength: length, maxLength: length });
    const words = fc.uniqueArray(word, { minLength: 60, maxLength: 60, size: 'max' });
    const dictionary = dictionaryOf(fc.sample(words, { seed: 1, numRuns: 1 })[0]!, [0, 2, 9]);
    const known = new Map<string, string>();
    const suggest = (hints: string[]) => {
      const key = hints.join();
      if (!known.has(key))
        known.set(key, open(hints, { dictionary, guesses: rows, hard }).suggestions[0]!.word);
      return known.get(key)!;
    };
    for (const answer of dictionary.words) {
      const hints: string[] = [];
      // Without a limit, too, it has to end.
      while (!hints.at(-1)?.startsWith(answer) && hints.length < Math.min(rows, 9)) {
        const guess = suggest(hints);
        hints.push(`${guess} ${slowFeedback(guess, answer)}`);
      }
      expect(solved(hints, { dictionary, guesses: rows, hard })).toEqual({ status: 'solved', guess: answer });
    }
  });
});

describe('words of prior 0', () => {
  const words = ['abcd', 'abce', 'abcf', 'xbcd', 'xyyd', 'defz'];
  const dictionary = { ...dictionaryOf(words), prior: Float64Array.of(0, 4, 2, 0, 0, 1) };

  it('are not possible while others fit, but may be guessed', () => {
    const { possible, suggestions } = open(['zzzz 0000'], { dictionary });
    expect(possible).toBe(2);
    expect(suggestions.filter(({ candidate }) => candidate).map(({ word }) => word)).toEqual([
      'abce',
      'abcf',
    ]);
    expect(open([], { dictionary, guesses: 4 }).suggestions.map(({ word }) => word)).toContain('xyyd');
  });

  it('are possible, all equally, when nothing else fits', () => {
    const { possible, suggestions } = open(['zbcd 0222'], { dictionary });
    expect(possible).toBe(2);
    expect(suggestions[0]).toMatchObject({
      word: 'abcd',
      candidate: true,
      expected: 1.5,
      certainty: 'proven',
    });
  });
});
