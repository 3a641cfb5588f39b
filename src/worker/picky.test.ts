import { expect, it } from 'vitest';
import { EMPTY_TAB, type TabRecord } from '../protocol/records.ts';
import { report, setUp, TAB } from '../test/worker.ts';
import { pickinessOf, withRefusal } from './picky.ts';

const on = (hints: string[], before: TabRecord = EMPTY_TAB, key?: string): TabRecord => ({
  ...before,
  report: report(hints, key === undefined ? {} : { puzzle: key }),
});
const refusing = (record: TabRecord): TabRecord => ({ ...record, ...withRefusal(record) });

const how = (record: TabRecord, rare = 0) => pickinessOf(record, { rare });

it('a game is pickier by a step after two refusals in a row, until the row is finished or the puzzle is another', () => {
  const once = refusing(on(['oater 11001']));
  const twice = refusing(once);
  const often = [1, 2, 3].reduce(refusing, twice);
  expect([once, twice, often].map((record) => how(record))).toEqual([0, 1, 2]);
  expect(how(on(['oater 11001', 'abord 20210'], twice))).toBe(0);
  expect(how(on(['oater 11001'], twice, 'another'))).toBe(0);
  expect(how(refusing(on(['oater 11001', 'abord 20210'], twice)))).toBe(0);
});

it('a site that nothing is known of is picky from the start, until it has taken more rare words than refused', () => {
  const shown = report(['oater 11001'], { site: 'https://games.example' });
  const there: TabRecord = { ...EMPTY_TAB, report: shown };
  expect([-1, 0, 1].map((rare) => how(there, rare))).toEqual([1, 1, 0]);
  expect(how(refusing(refusing(there)))).toBe(2);
});

it('where it is, only likely words are suggested', async () => {
  const { tell } = setUp();
  await tell({ type: 'report', report: report(['oater 11001']) }, TAB);
  await tell({ type: 'refused', word: 'salad', isSaid: false }, TAB);
  const update = await tell({ type: 'refused', word: 'brond', isSaid: false }, TAB);
  if (update?.advice?.status !== 'open') throw new Error('The game goes on.');
  expect(update.advice.suggestions.length).toBeGreaterThan(0);
  expect(update.advice.suggestions.filter(({ likely }) => !likely)).toEqual([]);
});
