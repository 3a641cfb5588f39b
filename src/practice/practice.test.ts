import { describe, expect, it, vi } from 'vitest';
import { DELETE, ENTER } from '../page/pressed-keys.ts';
import type { Ask, RequestOf } from '../protocol/requests.ts';
import { nextTask } from '../test/next-task.ts';
import type { Game } from './game.ts';
import { type Choices, createPractice } from './practice.ts';

const ENGLISH: Choices = { lexicon: 'en', length: 5, hard: false, boards: 1 };
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
    return request.type === 'deal' ? dealt && [dealt] : WORDS.includes(request.word);
  }) as Ask;
  const practice = createPractice(
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
  const guesses = () => practice.state().game?.guesses;
  return {
    practice,
    worker,
    /** Has the worker wait with its replies. @returns what lets it go on */
    hold: (): (() => void) => {
      let release: () => void = () => undefined;
      worker.hold = new Promise((resolve) => (release = resolve));
      return release;
    },
    asked,
    saved,
    guesses,
    type: (keys: string) => [...keys].forEach((key) => practice.press(key)),
    /** Types a word, presses Enter and waits until the game has accepted or refused it. */
    guess: async (word: string) => {
      const before = guesses()?.length;
      [...word, ENTER].forEach((key) => practice.press(key));
      await vi.waitFor(() => {
        const { refusal, trouble } = practice.state();
        expect(guesses()?.length !== before || refusal !== null || trouble !== null).toBe(true);
      });
    },
  };
}

describe('typing', () => {
  it('takes the letters of the keyboard, as many as there is room for, and takes them back', async () => {
    const { practice, type } = setUp();
    type('x');
    expect(practice.state().typed).toBe('');
    await practice.deal();
    type('Oé1aßterzz');
    expect(practice.state().typed).toBe('oater');
    practice.press(DELETE);
    expect(practice.state().typed).toBe('oate');
  });

  it('writes out what the spelling writes out', async () => {
    const { practice, type } = setUp({ choices: { ...ENGLISH, lexicon: 'de-written-out' }, answer: 'gruss' });
    await practice.deal();
    type('Gruß');
    expect(practice.state().typed).toBe('gruss');
    practice.press(DELETE);
    // There is room for one letter, and these are two.
    type('ü');
    expect(practice.state().typed).toBe('grus');
  });

  it('loses no key while a guess is looked up', async () => {
    const { practice, hold, type, guesses } = setUp();
    await practice.deal();
    const release = hold();
    type('oater');
    practice.press(ENTER);
    type('abo');
    expect(guesses()).toEqual([]);
    release();
    await vi.waitFor(() =>
      expect(practice.state()).toMatchObject({ typed: 'abo', game: { guesses: ['oater'] } }),
    );
  });
});

describe('a guess', () => {
  it('is refused with the reason, which goes with the next key', async () => {
    const { practice, guess, guesses } = setUp({ choices: { ...ENGLISH, hard: true } });
    await practice.deal();
    await guess('oat');
    expect(practice.state().refusal).toEqual({ kind: 'tooShort', length: 5 });
    await guess('xx');
    expect(practice.state()).toMatchObject({ refusal: { kind: 'notInList', word: 'oatxx' }, typed: 'oatxx' });
    practice.press(DELETE);
    expect(practice.state().refusal).toBe(null);
    practice.press(DELETE);
    await guess('er');
    await guess('crane');
    expect(practice.state().refusal).toEqual({ kind: 'letter', letter: 'o', count: 1 });
    expect(guesses()).toEqual(['oater']);
  });

  it('that is the answer wins, even where the list does not have it, and then no key does anything', async () => {
    const { practice, guess, guesses } = setUp({ answer: 'zzzzz' });
    await practice.deal();
    await guess('zzzzz');
    expect(guesses()).toEqual(['zzzzz']);
    practice.press('a');
    practice.press(ENTER);
    expect(practice.state().typed).toBe('');
  });

  it('stays typed while the worker is silent, and can be entered again', async () => {
    const { practice, worker, guess, guesses } = setUp();
    await practice.deal();
    worker.isThere = false;
    await guess('oater');
    expect(practice.state()).toMatchObject({ trouble: 'noWorker', typed: 'oater' });
    worker.isThere = true;
    practice.press(ENTER);
    await vi.waitFor(() => expect(guesses()).toEqual(['oater']));
    expect(practice.state().trouble).toBe(null);
  });

  it('for a game that is no more is dropped', async () => {
    const { practice, worker, hold, type, guesses } = setUp();
    await practice.deal();
    const release = hold();
    type('oater');
    practice.press(ENTER);
    // The next game is there before the reply on this guess.
    worker.hold = Promise.resolve();
    await practice.deal();
    type('a');
    release();
    await nextTask();
    expect(guesses()).toEqual([]);
    expect(practice.state()).toMatchObject({ game: { id: '2' }, typed: 'a', refusal: null });
  });
});

describe('a new game', () => {
  it('begins with every choice, in a length that there are words of', async () => {
    const { practice, asked, saved, worker } = setUp();
    await practice.choose({ length: 7 });
    await practice.choose({ hard: true });
    worker.answer = 'füßen';
    await practice.choose({ lexicon: 'de' });
    expect(asked).toEqual([
      { type: 'deal', lexicon: 'en', length: 7, boards: 1 },
      { type: 'deal', lexicon: 'en', length: 7, boards: 1 },
      { type: 'deal', lexicon: 'de', length: 5, boards: 1 },
    ]);
    expect(practice.state().game).toEqual({
      id: '3',
      lexicon: 'de',
      answers: ['füßen'],
      hard: true,
      guesses: [],
    });
    expect(saved.choices.at(-1)).toEqual({ lexicon: 'de', length: 5, hard: true, boards: 1 });
    expect(saved.games.at(-1)).toEqual(practice.state().game);
  });

  it('is of the last choice, whichever word comes last', async () => {
    const { practice, worker, hold } = setUp();
    const release = hold();
    worker.answer = 'selfies';
    const slow = practice.choose({ length: 7 });
    worker.hold = Promise.resolve();
    worker.answer = 'crane';
    await practice.choose({ length: 5 });
    release();
    await slow;
    expect(practice.state().game?.answers).toEqual(['crane']);
  });

  it.each([
    ['noWorker', { isThere: false }],
    ['noWords', { answer: null }],
  ])('that cannot be says so (%s), and can be tried again', async (trouble, lack) => {
    const { practice, worker } = setUp();
    await practice.deal();
    Object.assign(worker, lack);
    await practice.deal();
    expect(practice.state()).toMatchObject({ game: null, trouble });
    Object.assign(worker, { isThere: true, answer: 'crane' });
    await practice.deal();
    expect(practice.state()).toMatchObject({ game: { answers: ['crane'] }, trouble: null });
  });

  it('goes on without a store, which is said, until there is one again', async () => {
    const { practice, worker, guess, guesses } = setUp();
    worker.isFull = true;
    await practice.choose({ hard: true });
    await vi.waitFor(() => expect(practice.state().isUnsaved).toBe(true));
    await guess('oater');
    expect(guesses()).toEqual(['oater']);
    worker.isFull = false;
    await guess('aroma');
    expect(practice.state().isUnsaved).toBe(false);
  });

  it('is the one of before a reload', async () => {
    const kept: Game = { id: 'kept', lexicon: 'en', answers: ['aroma'], hard: false, guesses: ['oater'] };
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
    const { practice } = setUp();
    expect(await practice.playOwn(word, false)).toBe(problem);
    expect(practice.state().game).toBe(null);
  });

  it('is played in the length that it has, known or not', async () => {
    const { practice, saved } = setUp();
    expect(await practice.playOwn(' Selfies ', false)).toBe(null);
    expect(practice.state()).toMatchObject({ game: { answers: ['selfies'] }, choices: { length: 7 } });
    expect(saved.choices).toEqual([{ lexicon: 'en', length: 7, hard: false, boards: 1 }]);
    expect(await practice.playOwn('zzzzz', true)).toBe(null);
    expect(practice.state().game).toMatchObject({ id: '2', answers: ['zzzzz'] });
  });

  it('waits for a worker that can look it up', async () => {
    const { practice, worker } = setUp();
    worker.isThere = false;
    expect(await practice.playOwn('aroma', false)).toBe('noWorker');
  });

  it('is not undone by a word that was being drawn', async () => {
    const { practice, hold } = setUp();
    const release = hold();
    const dealt = practice.deal();
    await practice.playOwn('zzzzz', true);
    release();
    await dealt;
    expect(practice.state().game?.answers).toEqual(['zzzzz']);
  });

  it('gives way to a game of another kind that is chosen while it is looked up', async () => {
    const { practice, hold } = setUp({ answer: 'füßen' });
    const release = hold();
    const own = practice.playOwn('selfies', false);
    const chosen = practice.choose({ lexicon: 'de', hard: true });
    release();
    expect(await own).toBe(null);
    await chosen;
    expect(practice.state().game).toMatchObject({ lexicon: 'de', answers: ['füßen'], hard: true });
    expect(practice.state().choices).toEqual({ lexicon: 'de', length: 5, hard: true, boards: 1 });
  });

  it('is played though a word is drawn while it is looked up, and leaves that game alone if it is unknown', async () => {
    const { practice } = setUp({ answer: 'crane' });
    let dealt = practice.deal();
    expect(await practice.playOwn('oater', false)).toBe(null);
    await dealt;
    expect(practice.state().game?.answers).toEqual(['oater']);
    dealt = practice.deal();
    expect(await practice.playOwn('zzzzz', false)).toBe('unknown');
    await dealt;
    expect(practice.state().game?.answers).toEqual(['crane']);
  });
});
