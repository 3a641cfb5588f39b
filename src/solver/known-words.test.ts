import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { finish } from '../test/finish.ts';
import { puzzleOf } from '../test/puzzle.ts';
import type { Opener, Puzzle } from './puzzle.ts';
import { solve } from './solve.ts';
import { isWorth } from './strategies/expected-guesses.ts';

const openers = JSON.parse(
  readFileSync(new URL('../../dicts/en/5.openers.json', import.meta.url), 'utf8'),
) as Opener[];

function open(hints: string[], change: Partial<Puzzle>) {
  const solution = finish(solve({ ...puzzleOf(hints), ...change }, false));
  if (solution.status !== 'open') throw new Error(`not open but ${solution.status}`);
  return solution;
}

it.each([
  // Hundreds of words are left of the first, and few of the others, which are soon solved.
  [['salet 00000']],
  [['crane 21000']],
  [['salet 01101']],
  [['slate 00022']],
  [['salet 00000', 'brond 01100']],
  [['crane 00102', 'moist 00000']],
  [['slate 00000', 'corny 01000', 'whoop 00200']],
])('where words that people know are preferred, one comes first if it costs next to nothing: %s', (hints) => {
  const [best] = open(hints, { known: false }).suggestions;
  const { suggestions } = open(hints, { known: true });
  const [first] = suggestions;
  expect(isWorth(first!, best!, hints.length)).toBe(true);
  const isKnownAnswer = ({ likely, candidate }: typeof best & object) => likely && candidate;
  if (!isKnownAnswer(first!))
    expect(suggestions.filter((it) => isKnownAnswer(it) && isWorth(it, best!, hints.length))).toEqual([]);
  // No word is lost from the list, and none comes twice.
  expect(new Set(suggestions.map(({ word }) => word)).size).toBe(suggestions.length);
  expect(suggestions.map(({ word }) => word)).toContain(best!.word);
});

// Hundreds of words are left of the first: so many that those that can be the answer are not among the best. Few are of the others.
it.each(['salet 12000', 'crane 00111', 'crane 11000', 'crane 22001', 'slate 01200', 'slate 10102'])(
  'beside a word that cannot win, a word that people know is named: %s',
  (hint) => {
    const { suggestions, rival } = open([hint], { known: true });
    expect([suggestions[0], rival]).toMatchObject([{ candidate: false }, { candidate: true, likely: true }]);
  },
);

it('beside a word that cannot win, the best that can is named where fewest guesses are preferred', () => {
  const { suggestions, rival } = open(['slate 01200'], { known: false });
  const best = suggestions.find(({ candidate }) => candidate);
  expect(rival!.expected).toBeLessThanOrEqual(best?.expected ?? Infinity);
});

it('of several such words the one comes first with which most games are won by the guess after it', () => {
  const { suggestions } = open(['crate 00000'], { known: true });
  const [first, ...others] = suggestions;
  expect(first).toMatchObject({ word: 'slimy', likely: true, candidate: true });
  // It is not the one that takes the fewest guesses.
  expect(others.find(({ likely, candidate }) => likely && candidate)!.expected).toBeLessThan(first!.expected);
});

it.each([[[]], [['slate 01200']], [['salet 01000', 'brond 01100']]])(
  'where a game refuses others, only likely words are suggested while one fits: %s',
  (hints) => {
    const { suggestions, status } = open(hints, { openers, picky: 1 });
    expect([status, suggestions.length > 0]).toEqual(['open', true]);
    expect(suggestions.filter(({ likely }) => !likely)).toEqual([]);
  },
);

it('where a game refuses others and no likely word fits, the others are suggested', () => {
  const change = { picky: 1, forbidden: new Set(['aroma']) };
  const { suggestions } = open(['oater 11001', 'abord 20210'], change);
  expect(suggestions[0]).toMatchObject({ word: 'aroha', likely: false });
});

it('the first word is one of them too', () => {
  const wordOf = (known: boolean) => open([], { openers, known }).suggestions[0]!.word;
  expect([wordOf(false), wordOf(true)]).toEqual(['salet', 'slate']);
});

it('is said to be proven only where no other guess is better', () => {
  const hints = ['salet 00000', 'brond 01100'];
  const [best] = open(hints, { known: false }).suggestions;
  const [first] = open(hints, { known: true }).suggestions;
  if (first!.word !== best!.word && first!.expected > best!.expected)
    expect(first!.certainty).not.toBe('proven');
});
