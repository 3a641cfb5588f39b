/** What comes from a frame is the frame's: only the one whose game was taken in says anything of the tab's game. */
import { describe, expect, it } from 'vitest';
import type { PageRequest } from '../protocol/requests.ts';
import type { Happening } from '../test/telling-page.ts';
import type { Report } from '../protocol/report.ts';
import { game, NEW_ROW, report, reportOfNone, setUp, TAB } from '../test/worker.ts';

const SITE = 'https://games.example';
const OTHER = 'https://other.example';
/** Firefox has numbers like this: see `frameSchema`. */
const FRAME = 2 ** 32 + 7;
const ROWS = ['oater 11001'];

const reportOn = (site: string, hints = ROWS): Report => report(hints, { site });

function setUpTab(options: Parameters<typeof setUp>[0] = {}) {
  const app = setUp({ listening: [TAB], ...options });
  const { handle, tell, stateOf, sent } = app;
  return {
    ...app,
    begin: (site: string, frame = 0) => handle({ type: 'begin', site }, TAB, false, frame),
    show: (shown: Report, frame = 0) =>
      tell({ type: 'report', report: shown }, TAB, false, frame, shown.game.site),
    leave: (visit: string, frame = 0) => tell({ type: 'left' }, TAB, false, frame, visit),
    state: () => stateOf(TAB),
    /** The frames that were told settings, with whether they fill, since this was asked last. */
    told: () =>
      sent
        .splice(0)
        .flatMap(([, order, frame]) =>
          order.type === 'settings' ? [[frame, order.settings.fill] as const] : [],
        ),
  };
}

const offAtWordle = { fill: true, sites: { wordle: { fill: false } } };

describe('beside a game', () => {
  it('a frame that begins changes nothing of it, and hears what is set for its own site', async () => {
    const app = setUpTab();
    await app.settings.set(offAtWordle);
    await app.begin('wordle');
    await app.show(reportOn('wordle'));
    await app.tell(
      { type: 'puzzles', puzzles: [{ key: 'p', address: '/', boards: [ROWS], hard: false }] },
      TAB,
    );
    const before = await app.state();
    app.told();
    const beginning = await app.begin(OTHER, FRAME);
    expect(beginning).toMatchObject({ settings: { fill: true }, rows: [], puzzles: [] });
    expect(await app.state()).toEqual(before);
    // Asking whether the game's frame is still there tells it nothing new.
    expect(app.told().filter(([frame, fill]) => frame !== 0 || fill)).toEqual([]);
    await app.sendSettings();
    expect(app.told()).toEqual([[0, false]]);
  });

  it('a frame says nothing of it', async () => {
    const app = setUpTab();
    await app.sites.change(SITE, { lexicon: 'en' });
    await app.begin(SITE);
    await app.show(reportOn(SITE));
    await app.begin(OTHER, FRAME);
    const [before, kept, badges] = [await app.state(), await app.local.get(null), app.badges.length];
    const from = (request: PageRequest) => app.handle(request, TAB, false, FRAME);
    const tell = (happening: Happening) => app.tell(happening, TAB, false, FRAME, OTHER);
    expect(await tell({ type: 'report', report: reportOn(OTHER, ['crane 00000']) })).toBeNull();
    expect(await tell({ type: 'report', report: reportOfNone({ site: OTHER }) })).toBeNull();
    expect(await tell({ type: 'refused', word: 'aahed', isSaid: true })).toBeNull();
    expect(await from({ type: 'candidates', board: 0, offset: 0, count: 9 })).toEqual([]);
    const key = game([]).puzzle;
    const row = { puzzle: key, row: '', by: 'player', word: '', ...NEW_ROW } as const;
    await tell({ type: 'row', row });
    await tell({ type: 'puzzles', puzzles: [{ key, address: '/', boards: [[]], hard: true }] });
    await tell({ type: 'notice', notice: { kind: 'stopped', word: '' } });
    await tell({ type: 'help', help: 'all' });
    await tell({ type: 'playing', on: true });
    await from({ type: 'looks', looks: { a: 'correct' } });
    await from({ type: 'openReview' });
    await app.leave(OTHER, FRAME);
    expect(await app.state()).toEqual(before);
    expect(await app.local.get(null)).toEqual(kept);
    expect([app.badges.length, app.reviewed]).toEqual([badges, []]);
    expect(app.orders.filter(([, { type }]) => type === 'looks')).toEqual([]);
  });

  it('a frame does not end the work on it', async () => {
    const app = setUpTab();
    await app.begin('wordle');
    const working = app.show(reportOn('wordle', ['fuzzy 00000']));
    const other = app.show(reportOn(OTHER, ['crane 00000']), FRAME);
    await app.leave(OTHER, FRAME);
    expect(await other).toBeNull();
    expect((await working)?.advice).toMatchObject({ status: 'open' });
    // And its own end is not missed for the other's sake.
    void app.show(reportOn(OTHER, ['crane 00000']), FRAME);
    await app.leave('wordle');
    expect((await app.state()).report?.game.site).not.toBe('wordle');
  });

  it('the page itself counts before its frames once it has a board, and no sooner', async () => {
    const app = setUpTab();
    await app.settings.set({ sites: { [SITE]: { fill: true } } });
    await app.begin(OTHER);
    await app.begin(SITE, FRAME);
    await app.show(reportOn(SITE), FRAME);
    expect(await app.show(reportOfNone({ site: OTHER }))).toBeNull();
    expect(await app.state()).toMatchObject({ site: SITE, frame: FRAME });
    app.told();
    await app.show(reportOn(OTHER));
    expect(await app.state()).toMatchObject({ site: OTHER, frame: 0, report: { game: { site: OTHER } } });
    expect(app.told().at(-1)).toEqual([0, false]);
    expect(await app.show(reportOn(SITE), FRAME)).toBeNull();
  });
});

describe('a game in a frame', () => {
  it('is taken in where the page has none, with the settings of its own site', async () => {
    const app = setUpTab();
    await app.settings.set({ sites: { [SITE]: { fill: true } } });
    await app.begin(OTHER);
    await app.begin('https://third.example', 3);
    await app.begin(SITE, FRAME);
    // What was set meanwhile has been told to the page alone.
    await app.settings.set({ sites: { [SITE]: { fill: true, enter: true } } });
    await app.sendSettings();
    expect(app.told()).toEqual([[0, false]]);
    const key = game([]).puzzle;
    const puzzles = [{ key, address: '/', boards: [ROWS], hard: false }];
    await app.tell({ type: 'puzzles', puzzles }, TAB, false, FRAME, SITE);
    expect((await app.show(reportOn(SITE), FRAME))?.advice).toMatchObject({ status: 'open' });
    expect(app.told()).toEqual([[FRAME, true]]);
    expect(await app.state()).toMatchObject({ site: SITE, frame: FRAME, puzzles });
    await app.tell({ type: 'help', help: 'all' }, TAB, false, FRAME, SITE);
    expect((await app.state()).help).toBe('all');
    await app.sendSettings();
    expect(app.told()).toEqual([[FRAME, true]]);
  });

  it.each([true, false])(
    'stays, though the page begins late, in a worker that was started anew: %s',
    async (isNew) => {
      const first = setUpTab();
      await first.begin(SITE, FRAME);
      await first.show(reportOn(SITE), FRAME);
      const app = isNew ? setUpTab({ disk: first.disk }) : first;
      expect(await app.begin('wordle')).toMatchObject({ settings: { fill: false } });
      expect(await app.state()).toMatchObject({ site: SITE, frame: FRAME, report: { game: { site: SITE } } });
      expect(await app.show(reportOn(SITE, [...ROWS, 'abord 20210']), FRAME)).not.toBeNull();
    },
  );

  it('gives way to a page that has been loaded anew, whether or not it has said that it was left', async () => {
    for (const isSaid of [true, false]) {
      const app = setUpTab();
      await app.begin(OTHER);
      await app.begin(SITE, FRAME);
      await app.show(reportOn(SITE), FRAME);
      const row = { puzzle: game([]).puzzle, row: '', by: 'player', word: '', ...NEW_ROW } as const;
      await app.tell({ type: 'row', row }, TAB, false, FRAME, SITE);
      if (isSaid) await app.leave(SITE, FRAME);
      app.gone.add(FRAME);
      await app.begin(OTHER);
      expect(await app.state()).toMatchObject({ site: OTHER, frame: 0, report: null, advice: null });
      expect(app.badges.at(-1)).toEqual([TAB, null]);
      // What was remembered of the tab is there for the frame that comes next.
      expect((await app.begin(SITE, FRAME + 1)).rows).toEqual([row]);
      const next = { type: 'report' as const, report: reportOn(SITE) };
      expect(await app.tell(next, TAB, false, FRAME + 1, 'next')).not.toBeNull();
      expect(await app.state()).toMatchObject({ site: SITE, frame: FRAME + 1 });
    }
  });

  it('makes room for another frame once it is gone, whether or not it has said so', async () => {
    for (const isSaid of [true, false]) {
      const app = setUpTab();
      await app.begin(SITE, FRAME);
      await app.begin(OTHER, 3);
      await app.show(reportOn(SITE), FRAME);
      expect(await app.show(reportOn(OTHER), 3)).toBeNull();
      if (isSaid) await app.leave(SITE, FRAME);
      app.gone.add(FRAME);
      expect(await app.show(reportOn(OTHER), 3)).not.toBeNull();
      expect(await app.state()).toMatchObject({ site: OTHER, frame: 3 });
    }
  });

  it('is the first of two that come at once', async () => {
    const app = setUpTab();
    await app.begin(SITE, FRAME);
    await app.begin(OTHER, 3);
    const both = await Promise.all([app.show(reportOn(SITE), FRAME), app.show(reportOn(OTHER), 3)]);
    expect(both.map((update) => update !== null)).toEqual([true, false]);
  });
});

it('a page of another site in the same tab ends the game of the one before, though it was left without a word', async () => {
  const app = setUpTab();
  await app.begin('wordle');
  await app.show(reportOn('wordle'));
  await app.begin(OTHER);
  expect(await app.state()).toMatchObject({ site: OTHER, frame: 0, report: null });
  // A reload of the same page keeps what it can.
  await app.show(reportOn(OTHER));
  await app.begin(OTHER);
  expect(await app.state()).toMatchObject({ site: OTHER, report: { game: { site: OTHER } } });
});
