import { describe, expect, it, vi } from 'vitest';
import { DELETE, ENTER } from '../page/keyboard.ts';
import type { Ask, RequestOf } from '../protocol/requests.ts';
import type { Game } from './game.ts';
import { type Choices, createTable } from './table.ts';

const ENGLISH: Choices = { lexicon: 'en', length: 5, hard: false };
const WORDS = ['aroma', 'oater', 'abord', 'crane', 'selfies', 'füßen', 'gruss'];

interface Options {
  readonly choices?: Choices;
  readonly kept?: Game | null;
  /** What is dealt. */
  readonly answer?: string | null;
}

function setUp({ choices = ENGLISH, kept = null, answer = 'aroma' }: Options = {}) {
  const asked: (RequestOf<'deal'> | RequestOf<'known'>)[] = [];
  const worker = { isThere: true, answer, isFull: false, hold: Promise.resolve() };
  const saved: { choices: Choices[]; games: Game[] } = { choices: [], games: [] };
  let ids = 0;
  const ask = (async (request: RequestOf<'deal'> | RequestOf<'known'>) => {
    asked.push(request);
    const { answer: dealt } = worker;
    await worker.hold;
    if (!worker.isThere) throw new Error('gone');
    return request.type === 'deal' ? dealt : WORDS.includes(request.word);
  }) as Ask;
  const table = createTable(
    {
      ask,
      newId: () => String(++ids),
      saveChoices: (next) =>
        worker.isFull ? Promise.reject(new Error('full')) : Promise.resolve(void saved.choices.push(next)),
      saveGame(game) {
        if (worker.isFull) throw new Error('full');
        saved.games.push(game);
      },
      onChange: () => undefined,
    },
    choices,
    kept,
  );
  const guesses = () => table.state().game?.guesses;
  return {
    table,
    worker,
    asked,
    saved,
    guesses,
    type: (keys: string) => [...keys].forEach((key) => table.press(key)),
    /** Types a word, presses Enter and waits until the game has made up its mind. */
    guess: async (word: string) => {
      const before = guesses()?.length;
      [...word, ENTER].forEach((key) => table.press(key));
      await vi.waitFor(() => {
        const { refusal, trouble } = table.state();
        expect(guesses()?.length !== before || refusal !== null || trouble !== null).toBe(true);
      });
    },
  };
}

describe('typing', () => {
  it('takes the letters of the keyboard, as many as there is room for, and takes them back', async () => {
    const { table, type } = setUp();
    type('x');
    expect(table.state().typed).toBe('');
    await table.deal();
    type('Oé1aßterzz');
    expect(table.state().typed).toBe('oater');
    table.press(DELETE);
    expect(table.state().typed).toBe('oate');
  });

  it('writes out what the spelling writes out', async () => {
    const { table, type } = setUp({ choices: { ...ENGLISH, lexicon: 'de-written-out' }, answer: 'gruss' });
    await table.deal();
    type('Gruß');
    expect(table.state().typed).toBe('gruss');
    table.press(DELETE);
    // There is room for one letter, and these are two.
    type('ü');
    expect(table.state().typed).toBe('grus');
  });

  it('loses no key while a guess is looked up', async () => {
    const { table, worker, type, guesses } = setUp();
    await table.deal();
    let release: () => void = () => undefined;
    worker.hold = new Promise((resolve) => (release = resolve));
    type('oater');
    table.press(ENTER);
    type('abo');
    expect(guesses()).toEqual([]);
    release();
    await vi.waitFor(() =>
      expect(table.state()).toMatchObject({ typed: 'abo', game: { guesses: ['oater'] } }),
    );
  });
});

describe('a guess', () => {
  it('is refused with the reason, which goes with the next key', async () => {
    const { table, guess, guesses } = setUp({ choices: { ...ENGLISH, hard: true } });
    await table.deal();
    await guess('oat');
    expect(table.state().refusal).toEqual({ kind: 'tooShort', length: 5 });
    await guess('xx');
    expect(table.state()).toMatchObject({ refusal: { kind: 'notInList', word: 'oatxx' }, typed: 'oatxx' });
    table.press(DELETE);
    expect(table.state().refusal).toBe(null);
    table.press(DELETE);
    await guess('er');
    await guess('crane');
    expect(table.state().refusal).toEqual({ kind: 'letter', letter: 'o', count: 1 });
    expect(guesses()).toEqual(['oater']);
  });

  it('that is the answer wins, even where the list does not have it, and then no key does anything', async () => {
    const { table, guess, guesses } = setUp({ answer: 'zzzzz' });
    await table.deal();
    await guess('zzzzz');
    expect(guesses()).toEqual(['zzzzz']);
    table.press('a');
    table.press(ENTER);
    expect(table.state().typed).toBe('');
  });

  it('stays typed while the worker is silent, and can be entered again', async () => {
    const { table, worker, guess, guesses } = setUp();
    await table.deal();
    worker.isThere = false;
    await guess('oater');
    expect(table.state()).toMatchObject({ trouble: 'noWorker', typed: 'oater' });
    worker.isThere = true;
    table.press(ENTER);
    await vi.waitFor(() => expect(guesses()).toEqual(['oater']));
    expect(table.state().trouble).toBe(null);
  });

  it('for a game that is no more is dropped', async () => {
    const { table, worker, type, guesses } = setUp();
    await table.deal();
    let release: () => void = () => undefined;
    worker.hold = new Promise((resolve) => (release = resolve));
    type('oater');
    table.press(ENTER);
    const dealt = table.deal();
    release();
    await dealt;
    expect(guesses()).toEqual([]);
    expect(table.state()).toMatchObject({ game: { id: '2' }, typed: '', refusal: null });
  });
});

describe('a new game', () => {
  it('begins with every choice, in a length that there are words of', async () => {
    const { table, asked, saved, worker } = setUp();
    await table.choose({ length: 7 });
    await table.choose({ hard: true });
    worker.answer = 'füßen';
    await table.choose({ lexicon: 'de' });
    expect(asked).toEqual([
      { type: 'deal', lexicon: 'en', length: 7 },
      { type: 'deal', lexicon: 'en', length: 7 },
      { type: 'deal', lexicon: 'de', length: 5 },
    ]);
    expect(table.state().game).toEqual({ id: '3', lexicon: 'de', answer: 'füßen', hard: true, guesses: [] });
    expect(saved.choices.at(-1)).toEqual({ lexicon: 'de', length: 5, hard: true });
    expect(saved.games.at(-1)).toEqual(table.state().game);
  });

  it('is of the last choice, whichever word comes last', async () => {
    const { table, worker } = setUp();
    let release: () => void = () => undefined;
    worker.hold = new Promise((resolve) => (release = resolve));
    worker.answer = 'selfies';
    const slow = table.choose({ length: 7 });
    worker.hold = Promise.resolve();
    worker.answer = 'crane';
    await table.choose({ length: 5 });
    release();
    await slow;
    expect(table.state().game?.answer).toBe('crane');
  });

  it.each([
    ['noWorker', { isThere: false }],
    ['noWords', { answer: null }],
  ])('that cannot be says so (%s), and can be tried again', async (trouble, lack) => {
    const { table, worker } = setUp();
    await table.deal();
    Object.assign(worker, lack);
    await table.deal();
    expect(table.state()).toMatchObject({ game: null, trouble });
    Object.assign(worker, { isThere: true, answer: 'crane' });
    await table.deal();
    expect(table.state()).toMatchObject({ game: { answer: 'crane' }, trouble: null });
  });

  it('goes on without a store, which is said, until there is one again', async () => {
    const { table, worker, guess, guesses } = setUp();
    worker.isFull = true;
    await table.choose({ hard: true });
    await vi.waitFor(() => expect(table.state().isUnsaved).toBe(true));
    await guess('oater');
    expect(guesses()).toEqual(['oater']);
    worker.isFull = false;
    await guess('aroma');
    expect(table.state().isUnsaved).toBe(false);
  });

  it('is the one of before a reload', async () => {
    const kept: Game = { id: 'kept', lexicon: 'en', answer: 'aroma', hard: false, guesses: ['oater'] };
    const { guess, guesses } = setUp({ kept });
    await guess('abord');
    expect(guesses()).toEqual(['oater', 'abord']);
  });
});

describe('an answer of one’s own', () => {
  it.each([
    ['letters', 'café'],
    ['letters', 'two words'],
    ['length', ''],
    ['length', 'dig'],
    ['length', 'knowledges'],
    ['unknown', 'zzzzz'],
  ])('is refused (%s): %s', async (problem, word) => {
    const { table } = setUp();
    expect(await table.playOwn(word, false)).toBe(problem);
    expect(table.state().game).toBe(null);
  });

  it('is played in the length that it has, known or not', async () => {
    const { table, saved } = setUp();
    expect(await table.playOwn(' Selfies ', false)).toBe(null);
    expect(table.state()).toMatchObject({ game: { answer: 'selfies' }, choices: { length: 7 } });
    expect(saved.choices).toEqual([{ lexicon: 'en', length: 7, hard: false }]);
    expect(await table.playOwn('zzzzz', true)).toBe(null);
    expect(table.state().game).toMatchObject({ id: '2', answer: 'zzzzz' });
  });

  it('waits for a worker that can look it up', async () => {
    const { table, worker } = setUp();
    worker.isThere = false;
    expect(await table.playOwn('aroma', false)).toBe('noWorker');
  });

  it('is not undone by a word that was being drawn', async () => {
    const { table, worker } = setUp();
    let release: () => void = () => undefined;
    worker.hold = new Promise((resolve) => (release = resolve));
    const dealt = table.deal();
    await table.playOwn('zzzzz', true);
    release();
    await dealt;
    expect(table.state().game?.answer).toBe('zzzzz');
  });

  it('gives way to a game of another kind that is chosen while it is looked up', async () => {
    const { table, worker } = setUp({ answer: 'füßen' });
    let release: () => void = () => undefined;
    worker.hold = new Promise((resolve) => (release = resolve));
    const own = table.playOwn('selfies', false);
    const chosen = table.choose({ lexicon: 'de', hard: true });
    release();
    expect(await own).toBe(null);
    await chosen;
    expect(table.state().game).toMatchObject({ lexicon: 'de', answer: 'füßen', hard: true });
    expect(table.state().choices).toEqual({ lexicon: 'de', length: 5, hard: true });
  });

  it('is played though a word is drawn while it is looked up, and leaves that game alone if it is unknown', async () => {
    const { table } = setUp({ answer: 'crane' });
    let dealt = table.deal();
    expect(await table.playOwn('oater', false)).toBe(null);
    await dealt;
    expect(table.state().game?.answer).toBe('oater');
    dealt = table.deal();
    expect(await table.playOwn('zzzzz', false)).toBe('unknown');
    await dealt;
    expect(table.state().game?.answer).toBe('crane');
  });
});
