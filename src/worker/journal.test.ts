import { describe, expect, it, vi } from 'vitest';
import type { TabRecord } from '../protocol/records.ts';
import type { Report } from '../protocol/report.ts';
import { NEW_ROW, report, setUp, TAB } from '../test/worker.ts';

const ROWS = ['oater 11001', 'abord 20210', 'aroma 22222'] as const;
const upTo = (count: number, puzzle = '/games/wordle today'): Report =>
  report(ROWS.slice(0, count), { puzzle });

/** Plays the game of a tab row by row. */
async function play({ tell }: ReturnType<typeof setUp>, tab = TAB, isPrivate = false): Promise<void> {
  for (let count = 0; count <= ROWS.length; count++)
    await tell({ type: 'report', report: upTo(count) }, tab, isPrivate);
}
/** The games, once there are so many: they are kept beside what else a report leads to. */
async function gamesOf({ games }: ReturnType<typeof setUp>, count: number) {
  await expect.poll(async () => (await games.all()).length).toBe(count);
  return games.all();
}

describe('a game', () => {
  it('is kept from its first row on, as one', async () => {
    const app = setUp();
    await play(app);
    await expect.poll(async () => (await app.games.all())[0]?.boards).toEqual([[...ROWS]]);
    expect(await gamesOf(app, 1)).toMatchObject([
      {
        site: 'wordle',
        lexicon: 'en',
        puzzle: '/games/wordle today',
        limit: 6,
        hard: false,
        rule: 'standard',
      },
    ]);
  });

  it('without a row is none', async () => {
    const app = setUp();
    await app.tell({ type: 'report', report: upTo(0) }, TAB);
    await app.handle({ type: 'opened', tab: TAB }, null);
    expect(await app.games.all()).toEqual([]);
  });

  it('in two tabs is one', async () => {
    const app = setUp();
    await play(app);
    await play(app, TAB + 1);
    await gamesOf(app, 1);
  });

  it('that was deleted stays so while its page shows the same rows, also after a reload', async () => {
    const app = setUp();
    await play(app);
    await expect.poll(async () => (await app.games.all())[0]?.boards).toEqual([[...ROWS]]);
    const [game] = await app.games.all();
    await app.games.remove([game!.id]);
    await app.tell({ type: 'help', help: 'all' }, TAB);
    await app.tell({ type: 'report', report: upTo(3) }, TAB);
    await app.tell({ type: 'left' }, TAB);
    const again = (report: Report) => app.tell({ type: 'report', report }, TAB, false, 0, 'another');
    await again(upTo(3));
    await app.handle({ type: 'opened', tab: TAB }, null);
    expect(await app.games.all()).toEqual([]);
    await again(upTo(3, 'next'));
    expect(await gamesOf(app, 1)).toMatchObject([{ puzzle: 'next' }]);
  });

  it('of a private window is not kept', async () => {
    const app = setUp();
    await play(app, TAB, true);
    await app.handle({ type: 'opened', tab: TAB }, null);
    await play(app, TAB + 1);
    // No more than a page shows of itself.
    expect((await gamesOf(app, 1))[0]?.help).toBe('nudge');
  });

  it('is not kept where the player does not want that', async () => {
    const app = setUp();
    await app.settings.set({ keepGames: false });
    await play(app);
    await app.settings.set({ keepGames: true });
    await app.tell({ type: 'report', report: upTo(3, 'next') }, TAB);
    expect(await gamesOf(app, 1)).toMatchObject([{ puzzle: 'next' }]);
  });

  it('is in hard mode where the player plays in it, though the page does not say so', async () => {
    const app = setUp();
    await app.settings.set({ hard: 'on' });
    await play(app);
    expect((await gamesOf(app, 1))[0]!.hard).toBe(true);
  });

  it('goes on where its store fails', async () => {
    const app = setUp({ gamesFail: true });
    await play(app);
    expect((await app.stateOf(TAB)).advice).toMatchObject({ status: 'solved' });
    await vi.waitFor(async () => expect((await app.stateOf(TAB)).isUnkept).toBe(true));
  });

  it('that could not be kept at first is kept as soon as its page says the same again', async () => {
    const app = setUp();
    vi.spyOn(app.games, 'keep').mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'));
    await app.tell({ type: 'report', report: upTo(3) }, TAB);
    await vi.waitFor(async () => expect((await app.stateOf(TAB)).isUnkept).toBe(true));
    await app.handle({ type: 'opened', tab: TAB }, null);
    expect(await gamesOf(app, 1)).toMatchObject([{ boards: [[...ROWS]] }]);
  });

  it('is said not to be kept only until it is', async () => {
    const app = setUp();
    const keep = vi
      .spyOn(app.games, 'keep')
      .mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'));
    await app.tell({ type: 'report', report: upTo(1) }, TAB);
    await vi.waitFor(async () => expect((await app.stateOf(TAB)).isUnkept).toBe(true));
    await app.tell({ type: 'report', report: upTo(2) }, TAB);
    await vi.waitFor(async () => expect((await app.stateOf(TAB)).isUnkept).toBe(false));
    expect(keep).toHaveBeenCalledTimes(2);
  });
});

describe('how much Knack has helped', () => {
  const helpAfter = async (act: (app: ReturnType<typeof setUp>) => Promise<unknown>) => {
    const app = setUp();
    await app.settings.set({ help: 'count' });
    await act(app);
    await play(app);
    const [game] = await gamesOf(app, 1);
    return game!.help;
  };

  it('is what the panel shows', async () => {
    expect(await helpAfter(() => Promise.resolve())).toBe('count');
  });

  it('is the most that the player has asked for, also before the first row', async () => {
    const asked = helpAfter(async ({ tell }) => {
      await tell({ type: 'report', report: upTo(0) }, TAB);
      await tell({ type: 'help', help: 'all' }, TAB);
      await tell({ type: 'help', help: null }, TAB);
    });
    expect(await asked).toBe('all');
  });

  it('of the puzzle before does not count', async () => {
    const before = helpAfter(async ({ tell }) => {
      await tell({ type: 'report', report: upTo(0, 'other') }, TAB);
      await tell({ type: 'help', help: 'all' }, TAB);
    });
    expect(await before).toBe('count');
  });

  it('is nothing where Knack is not to be seen, and more once the popup was opened', async () => {
    const app = setUp();
    await app.settings.set({ overlay: false });
    await app.tell({ type: 'report', report: upTo(1) }, TAB);
    expect(await gamesOf(app, 1)).toMatchObject([{ help: null }]);
    await app.handle({ type: 'opened', tab: TAB }, null);
    expect(await gamesOf(app, 1)).toMatchObject([{ help: 'word' }]);
  });

  it('of a folded panel is the count', async () => {
    const app = setUp();
    await app.handle({ type: 'panel', site: 'wordle', panel: { folded: true, spot: null } }, TAB);
    await play(app);
    expect(await gamesOf(app, 1)).toMatchObject([{ help: 'count' }]);
  });

  it('tells the rows that Knack has typed and entered', async () => {
    const app = setUp();
    const row = (before: string, rest: Partial<TabRecord['rows'][number]>) =>
      app.tell(
        {
          type: 'row',
          row: { puzzle: '/games/wordle today', row: before, by: 'knack', word: '', ...NEW_ROW, ...rest },
        },
        TAB,
      );
    await app.tell({ type: 'report', report: upTo(0) }, TAB);
    await row('', { word: 'oater' });
    await row('oater', { word: 'crane' });
    await row('oater,abord', { word: 'aroma', entered: ['aroma'] });
    await app.tell({ type: 'report', report: upTo(3) }, TAB);
    expect(await gamesOf(app, 1)).toMatchObject([{ typed: [0, 2], entered: [2] }]);
  });
});
