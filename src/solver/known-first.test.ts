import { expect, it } from 'vitest';
import { knownFirst, rivalAmong } from './known-first.ts';

/** A guess as `KCW`: known, can be the answer, worth it; a letter that is missing says no; a number tells two apart. */
const has = (letter: string) => (guess: string) => guess.includes(letter);
const traits = { isKnown: has('K'), isCandidate: has('C') };

it.each([
  [[], undefined],
  [['KC', 'KCW'], 'KC'],
  [['', 'KCW'], 'KCW'],
  // What can be the answer comes before what cannot, wherever it stands.
  [['', 'KW', 'KCW'], 'KCW'],
  // A word that people know comes before one that they do not, even where that could be the answer.
  [['C', 'KW'], 'KW'],
  [['C', 'CW'], 'C'],
  [['', 'KC'], ''],
  [['K', 'KCW'], 'KCW'],
])('of %j, best first, %j is shown first', (guesses, first) => {
  expect(knownFirst(guesses, traits, has('W'))).toBe(first);
});

it('of known answers the one is shown that wins soonest', () => {
  const soon = (guess: string) => Number(guess.at(-1));
  expect(knownFirst(['0', 'KCW1', 'KW9', 'KCW3', 'KCW2'], traits, has('W'), soon)).toBe('KCW3');
});

it.each([
  [['', 'K'], null],
  [['', 'C', 'KC'], 'KC'],
  [['', 'C1', 'C2'], 'C1'],
])('of %j, best first, %j is named beside the best', (guesses, rival) => {
  expect(rivalAmong(guesses, traits)).toBe(rival);
});
