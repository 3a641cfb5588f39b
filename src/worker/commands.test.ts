import { describe, expect, it } from 'vitest';
import type { Order } from '../protocol/orders.ts';
import { EMPTY_TAB, type TabRecord } from '../protocol/records.ts';
import type { Help } from '../protocol/help.ts';
import type { Settings } from '../protocol/settings.ts';
import { CHOSEN } from '../test/settings.ts';
import { boardLeft, openAdvice } from '../test/advice.ts';
import { report, TAB } from '../test/worker.ts';
import { createCommands } from './commands.ts';

/** A worker that has just started: it knows only what is stored. */
function setUp(stored: Partial<TabRecord>, set: Partial<Settings> = {}) {
  const state: { -readonly [K in keyof TabRecord]?: TabRecord[K] } = { ...stored };
  const done: unknown[] = [];
  const settings: Settings = { ...CHOSEN, ...set };
  const run = createCommands({
    session: { get: () => Promise.resolve({ ...EMPTY_TAB, ...state } as never) },
    settingsFor: (isPrivate) => ({
      get: () => Promise.resolve(settings),
      set: (change) => {
        const next = typeof change === 'function' ? change(settings) : change;
        return Promise.resolve(void done.push(isPrivate ? { private: next } : next));
      },
    }),
    sendOrder: (_: number, order: Order) => Promise.resolve(done.push(order) > 0),
    help: (_: number, help: Help) => {
      state.help = help;
      return Promise.resolve(done.push(help));
    },
  });
  return { done, run: (command: string) => run(command, TAB) };
}

const WORD = openAdvice().suggestions[0]!.word;
const board: Partial<TabRecord> = {
  report: report(['oater 11001']),
  advice: openAdvice(),
};

describe('a command', () => {
  it.each([
    ['fill', [{ type: 'fill', word: WORD }]],
    ['more-help', ['all']],
    ['toggle-overlay', [{ sites: { wordle: { overlay: false } } }]],
    ['toggle-auto-fill', [{ fill: true }]],
    ['play-on', [{ type: 'play', on: true }]],
    ['of a later version', []],
  ])('does what it is there for: %s', async (command, expected) => {
    const { run, done } = setUp(board);
    await run(command);
    expect(done).toEqual(expected);
  });

  it.each([
    ['toggle-overlay', [{ private: { sites: { wordle: { overlay: false } } } }]],
    ['toggle-auto-fill', [{ private: { fill: true } }]],
  ])('sets what it sets for private windows alone in one of them: %s', async (command, expected) => {
    const { run, done } = setUp({ ...board, isPrivate: true });
    await run(command);
    expect(done).toEqual(expected);
  });

  it.each(['fill', 'more-help', 'toggle-overlay', 'toggle-auto-fill', 'play-on'])(
    'does nothing on a page without a game: %s',
    async (command) => {
      const { run, done } = setUp({});
      await run(command);
      expect(done).toEqual([]);
    },
  );

  it('goes by what the one before has done, however fast they follow', async () => {
    const { run, done } = setUp(board, { help: 'count' });
    await Promise.all([run('more-help'), run('more-help'), run('more-help')]);
    expect(done).toEqual(['nudge', 'word', 'all']);
  });

  it('does not wait for the page of another tab', async () => {
    const heard: number[] = [];
    const run = createCommands({
      session: { get: () => Promise.resolve({ ...EMPTY_TAB, ...board } as never) },
      settingsFor: () => ({ get: () => Promise.resolve(CHOSEN), set: () => Promise.resolve() }),
      sendOrder: (tab) => {
        heard.push(tab);
        return tab === 1 ? new Promise(() => undefined) : Promise.resolve(true);
      },
      help: () => Promise.resolve(),
    });
    void run('fill', 1);
    await run('fill', 2);
    expect(heard).toEqual([1, 2]);
  });

  it('to fill in first has the word shown, where it is not, and does nothing while there is none', async () => {
    const { run, done } = setUp(board, { help: 'count' });
    await run('fill');
    expect(done).toEqual(['word', { type: 'fill', word: WORD }]);
    const working = setUp({ ...board, advice: null }, { help: 'count' });
    await working.run('fill');
    expect(working.done).toEqual([]);
  });

  it('to play on has words shown first, as it plays them, where there is something to play', async () => {
    const { run, done } = setUp(board, { help: 'nudge' });
    await run('play-on');
    expect(done).toEqual(['word', { type: 'play', on: true }]);
    const playing = setUp({ ...board, playing: true }, { help: 'nudge' });
    await playing.run('play-on');
    expect(playing.done).toEqual([{ type: 'play', on: false }]);
    const over = setUp({ ...board, advice: { status: 'solved', answers: ['aroma'] } }, { help: 'nudge' });
    await over.run('play-on');
    expect(over.done).toEqual([{ type: 'play', on: true }]);
  });

  it('for more help goes on from what the board shows, to the end', async () => {
    const usual = setUp(board, { sites: { wordle: { help: 'count' } } });
    await usual.run('more-help');
    expect(usual.done).toEqual(['nudge']);
    const asked = setUp({ ...board, help: 'nudge' }, { help: 'count' });
    await asked.run('more-help');
    expect(asked.done).toEqual(['word']);
    const all = setUp({ ...board, help: 'all' });
    await all.run('more-help');
    expect(all.done).toEqual([]);
  });

  it('for more help leaves out options that show nothing more', async () => {
    const counts = { boards: [boardLeft({ possible: 4, likely: 1 })], review: null };
    const lost = setUp(
      { ...board, advice: { status: 'lost', missed: [], isSaid: false, ...counts } },
      { help: 'count' },
    );
    await lost.run('more-help');
    expect(lost.done).toEqual(['all']);
    const solved = setUp({ ...board, advice: { status: 'solved', answers: ['aroma'] } }, { help: 'count' });
    await solved.run('more-help');
    expect(solved.done).toEqual([]);
  });

  it('switches what is in force, and stops what is going on', async () => {
    const { run, done } = setUp(
      { ...board, playing: true },
      { overlay: false, sites: { wordle: { fill: true } } },
    );
    await run('toggle-overlay');
    await run('toggle-auto-fill');
    await run('play-on');
    expect(done).toEqual([
      { sites: { wordle: { fill: true, overlay: true } } },
      { sites: { wordle: { fill: false } } },
      { type: 'play', on: false },
    ]);
  });
});
