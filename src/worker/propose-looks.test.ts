import { expect, it } from 'vitest';
import { report, reportOfNone, setUp, TAB } from '../test/worker.ts';
import type { Report } from '../protocol/report.ts';
import { proposeLooks } from './propose-looks.ts';

const SITE = 'https://games.example';
/** A row with the looks of its tiles as letters: a for one, b for another. */
const row = (word: string, looks: string) => ({ letters: [...word], looks: [...looks] });

const reportOf = (rows: ReturnType<typeof row>[], keys: string): Report => ({
  ...reportOfNone({
    site: SITE,
    lexicon: null,
    why: {
      kind: 'colours',
      looks: [...keys].map((key) => ({ key, colour: 'red', letters: '' })),
      rows: [rows],
    },
  }),
  page: { ...report([]).page, language: 'en', letters: 'qwertyuiopasdfghjklzxcvbnm' },
});

it('the only meaning that leaves a word is proposed, and kept once the player has agreed', async () => {
  const { handle, tell, stateOf, orders } = setUp();
  // The answer is "cling".
  const rows = [row('fewer', 'aaaaa'), row('notch', 'baaba'), row('stint', 'aacca')];
  await tell({ type: 'report', report: reportOf(rows, 'abc') }, TAB);
  const { proposed, report: kept } = await stateOf(TAB);
  expect(kept).toMatchObject({ game: { lexicon: 'en', state: 'unreadable' } });
  expect(proposed).toEqual({ a: 'absent', b: 'present', c: 'correct' });
  await handle({ type: 'tellLooks', tab: TAB, looks: proposed! }, null);
  expect(orders.at(-1)).toEqual([TAB, { type: 'looks', looks: proposed }]);
  expect(await handle({ type: 'begin', site: SITE }, TAB)).toMatchObject({ looks: proposed });
});

it('nothing is proposed where there are several meanings, none, or too many looks', async () => {
  const always = () => Promise.resolve(true);
  const never = () => Promise.resolve(false);
  expect(await proposeLooks(['a', 'b'], [[row('crane', 'aabab')]], {}, always)).toBeNull();
  expect(await proposeLooks(['a', 'b'], [[row('crane', 'aabab')]], {}, never)).toBeNull();
  expect(await proposeLooks([...'abcde'], [[row('crane', 'abcde')]], {}, always)).toBeNull();
  const known = { a: 'absent', b: 'correct' } as const;
  expect(await proposeLooks(['a', 'b', 'c'], [[row('crane', 'aabac')]], known, always)).toEqual({
    ...known,
    c: 'present',
  });
});
