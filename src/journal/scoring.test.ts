import { expect, it, vi } from 'vitest';
import type { GameRecord, Score } from '../protocol/game-record.ts';
import { NoReply } from '../protocol/reply.ts';
import type { Ask, Request } from '../protocol/requests.ts';
import { ALL_KINDS } from '../test/games.ts';
import { createScoring } from './scoring.ts';

const [wordle] = ALL_KINDS;
const game = (id: string, rest: Partial<GameRecord> = {}): GameRecord => ({ ...wordle!, id, ...rest });
const SCORE: Score = { skill: 70, luck: 30, knack: 2 };

/** Scores games with a worker that knows all words but those of sites with this name. */
function setUp({ unknown = '', fails = (): boolean => false } = {}) {
  const reviewed: string[] = [];
  const scored: [string, Score][] = [];
  const ask = ((request: Request) => {
    if (fails()) return Promise.reject(new NoReply());
    if (request.type === 'replay') return Promise.resolve({ guesses: ['salet', 'aroma'], won: true });
    const { site } = (request as Extract<Request, { type: 'reviewGuess' }>).game;
    reviewed.push(site);
    if (site === unknown) return Promise.resolve(null);
    if (site === 'damaged') return Promise.reject(new Error('"x" is not a hint'));
    return Promise.resolve({ guess: '', boards: [], skill: 70, luck: 30, best: null, rival: null });
  }) as Ask;
  const store = { score: vi.fn(() => Promise.resolve()) };
  const take = createScoring({
    ask,
    store,
    seen: () => Promise.resolve(),
    onScored: ({ id }, score) => void scored.push([id, score]),
  });
  return { take, reviewed, scored, store };
}

it('scores games that have ended and have no score, in their order, once each', async () => {
  const { take, scored, store } = setUp();
  const games = [
    game('new'),
    game('known', { score: SCORE }),
    game('open', { boards: [['oater 11001']] }),
    game('without words', { lexicon: null }),
    game('old'),
  ];
  take(games);
  take(games);
  await vi.waitFor(() =>
    expect(scored).toEqual([
      ['new', SCORE],
      ['old', SCORE],
    ]),
  );
  expect(store.score).toHaveBeenCalledTimes(2);
});

it('leaves a game that cannot be measured, and does not try it again', async () => {
  const { take, reviewed, scored } = setUp({ unknown: 'nowhere' });
  const games = [game('odd', { site: 'nowhere' }), game('usual')];
  take(games);
  await vi.waitFor(() => expect(scored).toHaveLength(1));
  take([games[0]!]);
  await Promise.resolve();
  expect(reviewed.filter((site) => site === 'nowhere')).toHaveLength(1);
});

it('goes on with the other games after one that cannot be reviewed at all', async () => {
  const { take, scored } = setUp();
  take([game('odd', { site: 'damaged' }), game('usual')]);
  await vi.waitFor(() => expect(scored).toEqual([['usual', SCORE]]));
});

it('goes on with the next games after the worker could not be reached', async () => {
  let isGone = true;
  const fails = vi.fn(() => isGone);
  const { take, scored } = setUp({ fails });
  take([game('lost')]);
  await vi.waitFor(() => expect(fails).toHaveBeenCalled());
  isGone = false;
  take([game('next')]);
  await vi.waitFor(() => expect(scored).toEqual([['next', SCORE]]));
});
