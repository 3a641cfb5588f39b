import { describe, expect, it } from 'vitest';
import type { Candidate } from '../protocol/advice.ts';
import type { GameRecord } from '../protocol/game-record.ts';
import type { PastMark } from '../protocol/past.ts';
import { GAMES } from '../test/games.ts';
import { HINTS, report, setUp, TAB } from '../test/worker.ts';

type App = ReturnType<typeof setUp>;

/** The day on which the games here are played. */
const TODAY = 'Wed Nov 25 2026';
/** The morning of that day, before the games that are kept. */
const MORNING = Date.UTC(2026, 10, 25, 7);
const WORDLE = 'www.nytimes.com/games/wordle/index.html';
const archive = (day: string) => `www.nytimes.com/games/wordle/${day}`;
/** Leaves "found", "hound", "mound", "pound", "sound" and others of the kind. */
const ROWS = ['wound 02222'];

interface Asked {
  readonly address?: string;
  readonly site?: string;
  readonly day?: string;
  readonly isPrivate?: boolean;
}

/** The words left, once a game is reported. */
async function candidates(
  app: App,
  { address = WORDLE, site = 'wordle', day = TODAY, isPrivate = false }: Asked,
) {
  const key = `${address} ${day}`;
  const shown = report(ROWS, { site, puzzle: key });
  await app.tell({ type: 'report', report: shown }, TAB, isPrivate);
  return app.handle({ type: 'candidates', board: 0, offset: 0, count: 50 }, TAB, isPrivate);
}
const marksOf = (words: readonly Candidate[]): Record<string, PastMark> =>
  Object.fromEntries(words.flatMap(({ word, past }) => (past ? [[word, past]] : [])));
const marks = async (app: App, asked: Asked = {}) => marksOf(await candidates(app, asked));

const record = (answer: string, rest: Partial<GameRecord> = {}): GameRecord => ({
  ...GAMES[0]!,
  puzzle: `${WORDLE} Tue Nov 24 2026`,
  boards: [['crane 00000', `${answer} 22222`]],
  ...rest,
});
/** Without those that ship. */
const own = async (games: readonly GameRecord[], list?: string) => {
  const app = setUp({ at: MORNING, ...(list !== undefined && { list }) });
  await app.settings.set({ pastShipped: false });
  await app.games.add(games);
  return app;
};

describe('the answers that ship', () => {
  /** "pound" came on 7 August 2021 at the latest. */
  const BEFORE = { before: '2022-11-07' };

  it('are past answers of the day’s game, and no longer likely ones', async () => {
    const words = await candidates(setUp(), {});
    expect(marksOf(words)).toEqual({ pound: BEFORE, found: BEFORE, round: BEFORE });
    const likely = words.filter((one) => one.likely).map(({ word }) => word);
    expect(likely).toEqual(expect.arrayContaining(['hound', 'sound']));
    expect(likely).not.toEqual(expect.arrayContaining(['pound']));
  });

  it.each([
    ['2021-08-07', []],
    ['2021-08-08', ['pound']],
    ['2026-01-01', ['found', 'pound', 'round']],
  ])('in the archive’s game of %s, those are past whose day was before: %j', async (day, words) => {
    expect(Object.keys(await marks(setUp(), { address: archive(day) })).sort()).toEqual(words);
  });

  it.each([
    ['a puzzle that somebody has made', { address: 'www.nytimes.com/games/create/wordle/abc' }],
    ['another site', { address: 'wordle.uber.space/', site: 'wortel' }],
    ['practice', { address: 'practice.html', site: 'practice' }],
  ])('are none in %s', async (_, asked) => {
    expect(await marks(setUp(), asked)).toEqual({});
  });

  it('are none where they are switched off, also in private windows alone', async () => {
    const app = setUp();
    await app.privateSettings.set({ pastShipped: false });
    expect(await marks(app, { isPrivate: true })).toEqual({});
    expect(await marks(app)).not.toEqual({});
    await app.settings.set({ pastShipped: false });
    expect(await marks(app)).toEqual({});
  });

  it('are dealt in practice as ever, since nothing is past there', async () => {
    const app = setUp({ list: 'pound0\n' });
    expect(await app.handle({ type: 'deal', lexicon: 'en', length: 5, boards: 1 }, null)).toEqual(['pound']);
  });

  it('are marked among the suggestions too', async () => {
    const shown = report(HINTS, { puzzle: `${WORDLE} ${TODAY}` });
    const update = await setUp().tell({ type: 'report', report: shown }, TAB);
    expect(update?.advice).toMatchObject({ status: 'open', boards: [{ possible: 2, likely: 0, past: 1 }] });
    if (update?.advice?.status !== 'open') throw new Error('The game goes on.');
    expect(update.advice.suggestions).toEqual(
      expect.arrayContaining([expect.objectContaining({ word: 'aroma', likely: false, past: BEFORE })]),
    );
  });
});

it('a game that is reviewed is never its own past, and that of an earlier day is', async () => {
  // Few words, since a game is played again with them.
  const list = ['crane', 'found', 'hound', 'mound', 'pound', 'sound', 'wound'];
  const app = await own(
    [record('found'), record('hound', { puzzle: `${WORDLE} ${TODAY}`, boards: [[...ROWS, 'hound 22222']] })],
    list.map((word) => `${word}0\n`).join(''),
  );
  const [game] = (await app.games.all()).filter(({ puzzle: key }) => key.endsWith(TODAY));
  const review = async (puzzle: string) =>
    app.handle({ type: 'replay', game: { ...game!, puzzle }, answers: ['hound'] }, null);
  const [now, later] = [await review(game!.puzzle), await review(`${WORDLE} Thu Nov 26 2026`)];
  expect(now!.won).toBe(true);
  // On a later day the answer is past, and comes after the words that are not.
  expect(later!.guesses.indexOf('hound')).toBeGreaterThanOrEqual(now!.guesses.indexOf('hound'));
  const guess = await app.handle({ type: 'reviewGuess', game: game!, row: 0 }, null);
  expect(guess!.boards[0]!.words).toContain('hound');
  expect(guess!.boards[0]!.words.indexOf('found')).toBeGreaterThan(guess!.boards[0]!.words.indexOf('hound'));
});

describe('the answers of the player’s own games', () => {
  it('are those of lost games, too, where their page has said them', async () => {
    const lost = record('fully', { boards: [['crane 00000']], limit: 1, answers: ['found'] });
    expect(await marks(await own([lost]))).toEqual({ found: { on: '2026-11-24' } });
  });

  it('are past from the day after on, with their day', async () => {
    const app = await own([record('found'), record('hound', { puzzle: `${WORDLE} ${TODAY}` })]);
    expect(await marks(app)).toEqual({ found: { on: '2026-11-24' } });
    expect(await marks(app, { day: 'Thu Nov 26 2026' })).toEqual({
      found: { on: '2026-11-24' },
      hound: { on: '2026-11-25' },
    });
  });

  it('are of the day that the archive says, whenever they were played', async () => {
    const app = await own([record('found', { puzzle: `${archive('2024-03-03')} ${TODAY}` })]);
    expect(await marks(app)).toEqual({ found: { on: '2024-03-03' } });
    expect(await marks(app, { address: archive('2024-03-04') })).toEqual({ found: { on: '2024-03-03' } });
    // The game itself, played again.
    expect(await marks(app, { address: archive('2024-03-03') })).toEqual({});
    expect(await marks(app, { address: archive('2024-03-02') })).toEqual({});
  });

  it('are those of games that were solved, and that were the day’s', async () => {
    const app = await own([
      record('found', { boards: [['crane 00000', 'found 02222']] }),
      record('hound', { puzzle: `www.nytimes.com/games/create/wordle/abc Tue Nov 24 2026` }),
      record('sound', { site: 'wortel' }),
    ]);
    expect(await marks(app)).toEqual({});
  });

  it('follow what is kept, removed and taken in', async () => {
    const app = await own([record('found')]);
    expect(Object.keys(await marks(app))).toEqual(['found']);
    const older = record('hound', { puzzle: `${WORDLE} Mon Nov 23 2026`, changed: 5 });
    await app.games.add([older]);
    expect(Object.keys(await marks(app)).sort()).toEqual(['found', 'hound']);
    const [{ id }] = (await app.games.all()) as [GameRecord];
    await app.games.remove([id]);
    expect(Object.keys(await marks(app))).toEqual(['hound']);
    await app.games.clear();
    expect(await marks(app)).toEqual({});
  });

  it('are known again when a game that was kept unfinished has gone on', async () => {
    const open = record('', { boards: [['crane 00000']] });
    const app = await own([open]);
    expect(await marks(app)).toEqual({});
    await app.games.keep({
      ...open,
      boards: [['crane 00000', 'found 22222']],
      at: open.changed + 1,
      others: [],
    });
    expect(Object.keys(await marks(app))).toEqual(['found']);
  });

  it('are none where that is switched off, or games cannot be read', async () => {
    const app = await own([record('found')]);
    await app.settings.set({ pastOwn: false });
    expect(await marks(app)).toEqual({});
    expect(Object.keys(await marks(setUp({ gamesFail: true }))).sort()).toEqual(['found', 'pound', 'round']);
  });
});

describe('the answers of the player’s lists', () => {
  const given = async (words: string[], site = 'wordle') => {
    const app = setUp();
    await app.settings.set({ pastShipped: false });
    expect(await app.change({ kind: 'past', site, words })).toBe('done');
    return app;
  };

  it('are past from the day after on, and those without a day from the day on which they were given', async () => {
    const app = await given(['found 2024-03-03', 'hound by 2024-03-03']);
    expect(await marks(app)).toEqual({ found: { on: '2024-03-03' }, hound: {} });
    expect(await marks(app, { address: archive('2024-03-03') })).toEqual({});
    expect(Object.keys(await marks(app, { address: archive('2024-03-04') })).sort()).toEqual([
      'found',
      'hound',
    ]);
  });

  it('say of a word that came several times the last day before the game', async () => {
    const app = await given(['found 2024-03-03', 'found 2026-03-03', 'found by 2026-11-01']);
    expect(await marks(app)).toEqual({ found: { on: '2026-03-03' } });
    expect(await marks(app, { address: archive('2026-03-03') })).toEqual({ found: { on: '2024-03-03' } });
  });

  it('count on a site of which nothing is known too, with its own games then', async () => {
    const app = await given(['found 2024-03-03'], 'https://games.example');
    await app.games.add([record('hound', { site: 'https://games.example' })]);
    const asked = { address: 'games.example/', site: 'https://games.example' };
    expect(Object.keys(await marks(app, asked)).sort()).toEqual(['found', 'hound']);
    await app.change({ kind: 'notPast', site: 'https://games.example', words: ['found 2024-03-03'] });
    expect(await marks(app, asked)).toEqual({});
  });

  it('are none where they are switched off', async () => {
    const app = await given(['found 2024-03-03']);
    await app.settings.set({ pastGiven: false });
    expect(await marks(app)).toEqual({});
  });

  it('have open games looked at again once they change', async () => {
    const app = setUp({ listening: [TAB] });
    await candidates(app, {});
    await app.change({ kind: 'past', site: 'wordle', words: ['hound 2024-03-03'] });
    await expect.poll(() => app.looked()).toEqual([TAB]);
  });

  it('do not make a word of the player’s list less believed when a game refuses it', async () => {
    // All of these are likely answers, as past as they are: the third is held.
    const app = await given(['found 2024-03-03', 'hound 2024-03-03', 'sound 2024-03-03']);
    await candidates(app, {});
    for (const word of ['found', 'hound', 'sound'])
      await app.tell({ type: 'refused', word, isSaid: true }, TAB);
    expect((await app.stateOf(TAB)).held.map(({ word, why }) => [word, why])).toEqual([['sound', 'likely']]);
  });
});
