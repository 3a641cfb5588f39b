import { afterEach, expect, it, vi } from 'vitest';
import { formatWordList } from '../lexicons/word-list.ts';
import type { Advice } from '../protocol/advice.ts';
import { english } from '../test/english.ts';
import { add, report, setUp } from '../test/worker.ts';
import { nextTask } from '../test/next-task.ts';

afterEach(() => vi.restoreAllMocks());

/** A clock that goes on a little whenever somebody looks at it, so that it measures work and no machine. */
function clock(step: number) {
  let looks = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => step * ++looks);
  return { looks: () => looks };
}

const BOARDS = ['fuzzy', 'mummy'].map((word) => [`${word} 00000`]);
/** Some hundreds of words, about which there is as much to think as about thousands, at less work each time. */
const LIST = formatWordList(
  english.words.filter((_, n) => n % 25 === 0).map((word) => ({ word, level: 0, vulgar: false })),
);

it('when a word changes, all open games get the same suggestions as each would alone', async () => {
  const alone: (Advice | null)[] = [];
  const { looks } = clock(0);
  for (const [tab, board] of BOARDS.entries()) {
    const { tell, change, stateOf } = setUp({ list: LIST, thorough: true });
    await change(add('knaxx'));
    await tell({ type: 'report', report: report(board) }, tab);
    alone.push((await stateOf(tab)).advice);
  }
  vi.restoreAllMocks();
  // The work on a board takes some 600 ms, and on all of them several seconds.
  clock(600 / (looks() / BOARDS.length));
  const { tell, change, stateOf } = setUp({
    list: LIST,
    listening: [...BOARDS.keys()],
    inFront: [1],
    thorough: true,
  });
  for (const [tab, board] of BOARDS.entries()) await tell({ type: 'report', report: report(board) }, tab);
  await change(add('knaxx'));
  const together = async () =>
    Promise.all([...BOARDS.keys()].map(async (tab) => (await stateOf(tab)).advice));
  await vi.waitFor(async () => expect(await together()).toEqual(alone), { timeout: 20_000, interval: 50 });
});

it('in a storm of reports of one tab only a few are looked at, the last one among them', async () => {
  const { tell, inSession, stateOf } = setUp();
  const set = vi.spyOn(inSession, 'set');
  const storm = [];
  for (let n = 0; n < 100; n++) {
    const word = BOARDS[n % BOARDS.length]!;
    storm.push(tell({ type: 'report', report: report(word) }, 1));
    await nextTask();
  }
  const other = tell({ type: 'report', report: report(['crane 00000']) }, 2);
  const last = tell({ type: 'report', report: report(['oater 11001']) }, 1);
  expect(await other).toMatchObject({ advice: { status: 'open' } });
  expect(await last).toMatchObject({ advice: { boards: [{ possible: 110 }] } });
  expect((await stateOf(1)).report).toEqual(report(['oater 11001']));
  const replies = await Promise.all(storm);
  expect(replies.filter((reply) => reply === null).length).toBeGreaterThan(80);
  expect(set.mock.calls.length).toBeLessThan(50);
});
