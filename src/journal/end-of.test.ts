import { expect, it } from 'vitest';
import { translateInto } from '../test/sentences.ts';
import { endOf } from './end-of.ts';

const LOST = ['oater 11001'];
const WON = ['aroma 22222'];

it.each([
  [[WON], undefined, 'Solved in one guess'],
  [[LOST], undefined, 'Not solved'],
  [[LOST], [null], 'Not solved'],
  [[LOST], ['eight'], 'Not solved: it was EIGHT'],
  [[LOST, WON, LOST], ['eight', 'aroma', 'might'], 'Not solved: EIGHT and MIGHT'],
] as const)('%j that was %j ends as %s', (boards, answers, said) => {
  const game = {
    boards: boards.map((rows) => [...rows]),
    width: 5,
    limit: 1,
    answers: answers && [...answers],
  };
  expect(endOf(game, translateInto('en'))).toBe(said);
});
