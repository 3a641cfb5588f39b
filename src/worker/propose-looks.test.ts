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

it('one that no two rows have tested is not proposed: the colours may mean something else', async () => {
  const { tell, stateOf } = setUp();
  // They say earlier or later in the alphabet; a likely word fits all the same.
  const rows = [row('slate', 'abbab'), row('crony', 'baaaa')];
  await tell({ type: 'report', report: reportOf(rows, 'ab') }, TAB);
  expect((await stateOf(TAB)).proposed).toBeNull();
});

it('that they mean none of what is asked is kept for the site until the player takes it back', async () => {
  const { handle, tell, stateOf, orders } = setUp();
  const report = reportOf([row('fewer', 'aaaaa'), row('notch', 'baaba'), row('stint', 'aacca')], 'abc');
  await tell({ type: 'report', report }, TAB);
  await handle({ type: 'tellLooks', tab: TAB, looks: null }, null);
  expect(await stateOf(TAB)).toMatchObject({ noLooks: true });
  expect(orders.at(-1)).toMatchObject([TAB, { type: 'update', update: { noLooks: true } }]);
  await tell({ type: 'report', report }, TAB + 1);
  expect(await stateOf(TAB + 1)).toMatchObject({ noLooks: true, proposed: null });
  await handle({ type: 'tellLooks', tab: TAB, looks: {} }, null);
  expect(await stateOf(TAB)).toMatchObject({ noLooks: false });
  await handle({ type: 'tellLooks', tab: TAB, looks: null }, null);
  await handle({ type: 'askLooks', site: SITE }, null);
  expect(await handle({ type: 'sites' }, null)).toMatchObject([{ site: SITE, noLooks: false }]);
});

it('the only meaning that leaves a word is proposed, and kept once the player has agreed', async () => {
  const { handle, tell, stateOf, orders } = setUp();
  // The answer is "cling".
  const rows = ['fewer aaaaa', 'notch baaba', 'stint aacca', 'climb cccaa'].map((text) => {
    const [word = '', looks = ''] = text.split(' ');
    return row(word, looks);
  });
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
  const twice = [[row('crane', 'aabac'), row('slimy', 'aabac')]];
  expect(await proposeLooks(['a', 'b', 'c'], twice, known, always)).toEqual({
    ...known,
    c: 'present',
  });
});
