import { describe, expect, it } from 'vitest';
import type { GuessReview } from '../protocol/game-review.ts';
import type { Ask, Request } from '../protocol/requests.ts';
import { playedGame } from '../test/reviews.ts';
import { type GameReview, reviewGame, scoreOf } from './review-game.ts';

const game = (...boards: string[][]) => playedGame(boards);
const guessReview = (rest: Partial<GuessReview> = {}): GuessReview => ({
  guess: 'oater',
  boards: [],
  skill: 80,
  luck: 40,
  more: 2,
  best: null,
  rival: null,
  ...rest,
});
const REPLAY = { guesses: ['salet', 'aroma'], won: true };

/** All that a review yields, how it ends, and what the worker was asked. */
async function reviewed(played: Parameters<typeof reviewGame>[1], reply: (request: Request) => unknown) {
  const asked: Request[] = [];
  const ask = ((request: Request) => {
    asked.push(request);
    return Promise.resolve(reply(request));
  }) as Ask;
  const work = reviewGame(ask, played);
  const yielded: GameReview[] = [];
  let step = await work.next();
  for (; !step.done; step = await work.next()) yielded.push(step.value);
  return { yielded, asked, end: step.value };
}
const usual = ({ type }: Request) => (type === 'replay' ? REPLAY : guessReview());

describe('a review', () => {
  it('comes guess by guess, and with the replay against the answers at last', async () => {
    const boards = [
      ['oater 11001', 'aroma 22222'],
      ['oater 00000', 'aroma 00000', 'silky 22222'],
    ];
    const { yielded, asked, end } = await reviewed(game(...boards), usual);
    expect(end).toBe(true);
    expect(yielded.map(({ guesses, replay }) => [guesses.length, replay])).toEqual([
      [1, undefined],
      [2, undefined],
      [3, undefined],
      [3, REPLAY],
    ]);
    expect(asked.map((request) => ('row' in request ? request.row : request.type))).toEqual([
      0,
      1,
      2,
      'replay',
    ]);
    expect(asked.at(-1)).toMatchObject({ answers: ['aroma', 'silky'] });
  });

  it('has no replay where a board was not solved', async () => {
    const { yielded, asked } = await reviewed(game(['oater 11001'], ['oater 22222']), usual);
    expect(yielded.at(-1)).toMatchObject({ replay: null });
    expect(asked.map(({ type }) => type)).toEqual(['reviewGuess']);
  });

  it('plays against the answers that the page has said', async () => {
    const boards = [['oater 11001'], ['oater 22222']];
    const { asked } = await reviewed({ ...game(...boards), answers: ['aroma', null] }, usual);
    expect(asked.at(-1)).toMatchObject({ type: 'replay', answers: ['aroma', 'oater'] });
  });

  it('ends at once where there are no words for the game', async () => {
    const { yielded, end } = await reviewed(game(['oater 11001', 'aroma 22222']), () => null);
    expect({ yielded, end }).toEqual({ yielded: [], end: false });
  });
});

describe('the score', () => {
  it('is the mean of what could be measured', () => {
    const guesses = [
      guessReview({ skill: 99, luck: 10 }),
      guessReview({ skill: null, luck: null }),
      guessReview({ skill: 50, luck: null }),
    ];
    expect(scoreOf({ guesses, replay: REPLAY })).toEqual({ skill: 50, luck: 10, knack: 2 });
  });

  it('leaves the opener out of skill, unless nothing else was guessed', () => {
    const [opener, other] = [guessReview({ skill: 20, luck: 20 }), guessReview({ skill: 90, luck: 60 })];
    expect(scoreOf({ guesses: [opener, other], replay: null })).toEqual({ skill: 90, luck: 40 });
    expect(scoreOf({ guesses: [opener], replay: null })).toEqual({ skill: 20, luck: 20 });
  });

  it('tells where Knack does not win, or does not know the answer', () => {
    const guesses = [guessReview()];
    expect(scoreOf({ guesses, replay: { ...REPLAY, won: false } })).toMatchObject({ knack: null });
    expect(scoreOf({ guesses, replay: null })).not.toHaveProperty('knack');
  });

  it('is none where nothing could be measured', () => {
    expect(scoreOf({ guesses: [guessReview({ skill: null })], replay: REPLAY })).toBeNull();
  });
});
