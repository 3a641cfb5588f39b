import { expect, it } from 'vitest';
import { openAdvice, suggestionOf } from '../test/advice.ts';
import { createSteady } from './steady.ts';

const advice = (word: string, progress: 'looking' | 'done') =>
  openAdvice({ suggestions: [suggestionOf(word, [1])], progress });
const [first, better] = [advice('salet', 'looking'), advice('crane', 'done')];

/** The best word shown after each step, and when to look again. */
function wordsAfter(...steps: [puzzle: string, advice: typeof first | null, at: number][]) {
  const steady = createSteady();
  return steps.map(([puzzle, given, at]) => {
    const { advice: shown, again } = steady(puzzle, given, at);
    return [shown?.status === 'open' ? (shown.suggestions[0]?.word ?? '…') : null, again];
  });
}

it('waits until it is settled, and shows the count meanwhile', () => {
  expect(wordsAfter(['a', null, 0], ['a', first, 100], ['a', better, 500])).toEqual([
    [null, null],
    ['…', 800],
    ['crane', null],
  ]);
});

it('waits no longer than 800 ms, and what is shown then stays for a second', () => {
  expect(
    wordsAfter(
      ['a', first, 0],
      ['a', first, 799],
      ['a', first, 800],
      ['a', better, 900],
      ['a', better, 1800],
    ),
  ).toEqual([
    ['…', 800],
    ['…', 1],
    ['salet', null],
    ['salet', 900],
    ['crane', null],
  ]);
});

it('stays no longer where it is only said again', () => {
  expect(wordsAfter(['a', first, 0], ['a', first, 800], ['a', first, 1700], ['a', better, 1800])).toEqual([
    ['…', 800],
    ['salet', null],
    ['salet', null],
    ['crane', null],
  ]);
});

it('makes way at once for what follows from a change of words or settings, and for another row', () => {
  expect(wordsAfter(['a', better, 0], ['a', advice('slate', 'done'), 10])).toEqual([
    ['crane', null],
    ['slate', null],
  ]);
  expect(wordsAfter(['a', better, 0], ['b', advice('slate', 'done'), 10])).toEqual([
    ['crane', null],
    ['slate', null],
  ]);
});

it('stays while another is worked out', () => {
  expect(wordsAfter(['a', better, 0], ['a', first, 5000], ['a', first, 5800])).toEqual([
    ['crane', null],
    ['crane', 800],
    ['salet', null],
  ]);
});

it('the same word refines at once', () => {
  expect(wordsAfter(['a', better, 0], ['a', advice('crane', 'looking'), 10])).toEqual([
    ['crane', null],
    ['crane', null],
  ]);
});
