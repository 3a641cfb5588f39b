import { expect, it } from 'vitest';
import { EMPTY_TAB, type TabRecord } from '../protocol/records.ts';
import { puzzle, report, setUp, TAB } from '../test/worker.ts';
import { isPicky, withRefusal } from './picky.ts';

const on = (hints: string[], before: TabRecord = EMPTY_TAB, key?: string): TabRecord => ({
  ...before,
  report: { ...report(hints), ...(key && { puzzle: puzzle([hints], { key }) }) },
});
const refusing = (record: TabRecord): TabRecord => ({ ...record, ...withRefusal(record) });

it('a game is picky after two refusals in a row, until the row is finished or the puzzle is another', () => {
  const once = refusing(on(['oater 11001']));
  const twice = refusing(once);
  expect([once, twice].map(isPicky)).toEqual([false, true]);
  expect(isPicky(on(['oater 11001', 'abord 20210'], twice))).toBe(false);
  expect(isPicky(on(['oater 11001'], twice, 'another'))).toBe(false);
  expect(isPicky(refusing(on(['oater 11001', 'abord 20210'], twice)))).toBe(false);
});

it('where it is, only likely words are suggested', async () => {
  const { handle } = setUp();
  await handle({ type: 'report', report: report(['oater 11001']) }, TAB);
  await handle({ type: 'refused', word: 'salad', isSaid: false }, TAB);
  const update = await handle({ type: 'refused', word: 'brond', isSaid: false }, TAB);
  if (update?.advice?.status !== 'open') throw new Error('The game goes on.');
  expect(update.advice.suggestions.length).toBeGreaterThan(0);
  expect(update.advice.suggestions.filter(({ likely }) => !likely)).toEqual([]);
});
