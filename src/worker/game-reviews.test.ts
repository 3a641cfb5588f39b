import { describe, expect, it } from 'vitest';
import type { RuledGame } from '../protocol/game.ts';
import { add, HINTS, report, setUp, TAB } from '../test/worker.ts';

const ROWS = [...HINTS, 'aroma 22222'];
/** Few words, so that a game that Knack plays itself takes no time. */
const LIST = 'abord9\naroha9\naroma0\nbully0\ncrane0\nfight0\nmight0\noater9\nsound0\n';
const game = (rest: Partial<RuledGame> = {}): RuledGame => ({
  site: 'wordle',
  lexicon: 'en',
  puzzle: '/games/wordle today',
  width: 5,
  limit: 6,
  boards: [ROWS],
  hard: false,
  rule: 'standard',
  ...rest,
});

describe('the review of a game', () => {
  const { handle, settings } = setUp();
  const review = (row: number, rest?: Partial<RuledGame>) =>
    handle({ type: 'reviewGuess', game: game(rest), row }, null);

  it('tells of each guess what it has left, and what Knack would have guessed', async () => {
    const [first, second, last] = await Promise.all([0, 1, 2].map((row) => review(row)));
    expect(first).toMatchObject({ guess: 'oater', boards: [{ before: 12_972 }] });
    expect(first!.boards[0]!.after).toBe(second!.boards[0]!.before);
    expect(second).toMatchObject({ guess: 'abord', boards: [{ after: 2, words: ['aroma', 'aroha'] }] });
    expect(last).toMatchObject({
      guess: 'aroma',
      boards: [{ before: 2, after: 0, words: [], solved: true }],
      skill: 99,
      best: { word: 'aroma', candidate: true },
    });
    for (const { skill, luck } of [first!, second!]) {
      expect(skill).toBeGreaterThan(50);
      expect(luck).toBeGreaterThan(0);
    }
  });

  it('measures by what Knack thinks best, and not by the opener or the strategy that the player has set', async () => {
    const before = await review(0);
    await settings.set(() => ({ openers: { en: 'fuzzy' }, strategy: 'distinct-letters' }));
    expect(await review(0)).toEqual(before);
    expect(before!.best!.word).not.toBe('fuzzy');
  });

  it('goes by the hard mode that the game was played in, whatever is set by now', async () => {
    const app = setUp();
    const rows = ['fight 02222', 'might 02222', 'light 22222'];
    const second = (hard: boolean) =>
      app.handle({ type: 'reviewGuess', game: game({ boards: [rows], hard }), row: 1 }, null);
    const [easy, hard] = [await second(false), await second(true)];
    expect(easy!.best!.word).not.toBe(hard!.best!.word);
    await app.settings.set({ hard: 'on' });
    expect(await second(false)).toEqual(easy);
    await app.settings.set({ hard: 'off' });
    expect(await second(true)).toEqual(hard);
  });

  it('is worked out once for all that ask at the same time', async () => {
    const app = setUp();
    const asked = () => app.handle({ type: 'reviewGuess', game: game(), row: 1 }, null);
    const [one, other] = await Promise.all([asked(), asked()]);
    expect(one).toBe(other);
  });

  it('needs words', async () => {
    expect(await review(0, { lexicon: null })).toBeNull();
    expect(await review(0, { width: 11, boards: [['doomscrolls 00000000000']] })).toBeNull();
  });
});

describe('the same game played by Knack', () => {
  it('ends with the answer, which the player may have added', async () => {
    const app = setUp({ list: LIST });
    const replay = (answer: string) => app.handle({ type: 'replay', game: game(), answers: [answer] }, null);
    const played = await replay('aroma');
    expect(played!.won).toBe(true);
    expect(played!.guesses.at(-1)).toBe('aroma');
    expect(await replay('qqqqq')).toBeNull();
    await app.change(add('qqqqq'));
    expect((await replay('qqqqq'))!.guesses.at(-1)).toBe('qqqqq');
  });
});

it('the panel opens the review of its own tab', async () => {
  const { handle, reviewed } = setUp();
  await handle({ type: 'openReview' }, TAB);
  expect(reviewed).toEqual([TAB]);
});

it('a page is told of its own game, once that is over, and of no other', async () => {
  const app = setUp({ list: LIST });
  const { handle, tell } = app;
  const all = () =>
    Promise.all([
      handle({ type: 'ownGame' }, TAB),
      handle({ type: 'ownGuess', row: 0 }, TAB),
      handle({ type: 'ownReplay', answers: ['aroma'] }, TAB),
    ]);
  expect(await all()).toEqual([null, null, null]);
  await tell({ type: 'report', report: report(HINTS) }, TAB);
  expect(await all()).toEqual([null, null, null]);
  await tell({ type: 'report', report: report(ROWS) }, TAB);
  const [own, guess, replay] = await all();
  expect(own).toEqual({ ...game(), answers: undefined });
  expect(guess).toEqual(await handle({ type: 'reviewGuess', game: game(), row: 0 }, null));
  expect(replay!.guesses.at(-1)).toBe('aroma');
  expect(await handle({ type: 'ownGuess', row: 3 }, TAB)).toBeNull();
  // What is set for the site counts, too.
  await app.settings.set({ sites: { wordle: { hard: 'on' } } });
  expect(await handle({ type: 'ownGame' }, TAB)).toMatchObject({ hard: true });
  // A frame beside the game has none.
  expect(await handle({ type: 'ownGame' }, TAB, false, 5)).toBeNull();
});
