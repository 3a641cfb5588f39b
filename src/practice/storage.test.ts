import { expect, it } from 'vitest';
import { fakeStorage } from '../test/worker.ts';
import { createChoiceStore, readChoices, readGame } from './storage.ts';

const GAME = { id: 'one', lexicon: 'pl', answers: ['żabka'], hard: true, guesses: ['bążka'] };

it('reads back what was kept', () => {
  expect(readGame(JSON.stringify(GAME))).toEqual(GAME);
  const choices = { lexicon: 'de', length: 5, hard: false, boards: 4 };
  expect(readChoices(choices)).toEqual(choices);
  const several = { ...GAME, answers: ['żabka', 'bążka'], guesses: Array<string>(7).fill('bążka') };
  expect(readGame(JSON.stringify(several))).toEqual(several);
});

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another lexicon', JSON.stringify({ ...GAME, lexicon: 'xx' })],
  ['guesses of another length', JSON.stringify({ ...GAME, guesses: ['bąż'] })],
  ['too many guesses', JSON.stringify({ ...GAME, guesses: Array<string>(7).fill('bążka') })],
  ['three answers', JSON.stringify({ ...GAME, answers: ['żabka', 'bążka', 'kózka'] })],
  ['answers of two lengths', JSON.stringify({ ...GAME, answers: ['żabka', 'kot'] })],
  ['an answer that is none', JSON.stringify({ ...GAME, answers: ['12345'], guesses: [] })],
])('takes no game from %s', (_, text) => {
  expect(readGame(text)).toBe(null);
});

it.each([
  undefined,
  'en',
  { lexicon: 'xx', length: 5, hard: false, boards: 1 },
  { lexicon: 'en', length: '5', hard: false, boards: 1 },
  { lexicon: 'en', length: 5, hard: false, boards: 3 },
])('takes no choices from %j', (stored) => {
  expect(readChoices(stored)).toBe(null);
});

it('keeps choices for the next time, and none of a private window', async () => {
  const [storage, choices] = [fakeStorage(), { lexicon: 'pl', length: 5, hard: true, boards: 2 } as const];
  await createChoiceStore(storage, true).saveChoices(choices);
  expect(await storage.get(null)).toEqual({});
  const store = createChoiceStore(storage, false);
  expect(await store.loadChoices()).toBe(null);
  await store.saveChoices(choices);
  expect(await store.loadChoices()).toEqual(choices);
  storage.get = () => Promise.reject(new Error('broken'));
  expect(await store.loadChoices()).toBe(null);
});
