import { h, render } from 'preact';
import { describe, expect, it } from 'vitest';
import { type Board, hintsOf, typedLetters } from '../page/board.ts';
import { isHardMode } from '../page/hard-mode.ts';
import { DELETE, ENTER, findKey } from '../page/pressed-keys.ts';
import { practiceOn } from '../sites/practice.ts';
import { NOTHING_READ, readPage } from '../page/reader.ts';
import { createRefusals } from '../page/refusals.ts';
import { LEXICON_NAMES, LEXICONS } from '../lexicons/lexicons.ts';
import { DEFAULTS } from '../protocol/settings.ts';
import type { Ask } from '../protocol/requests.ts';
import { type Locale, LOCALES } from '../protocol/locales.ts';
import { translateInto } from '../test/sentences.ts';
import { App } from './app.tsx';
import type { Game } from './game.ts';
import { createPractice, type Refusal, type PracticeState } from './practice.ts';

const ADDRESS = new URL('chrome-extension://abcdef/practice.html#welcome');
const AROMA: Game = {
  id: 'one',
  lexicon: 'en',
  answers: ['aroma'],
  hard: false,
  guesses: ['oater', 'abord'],
};
const t = translateInto('en');

function show(next: Partial<PracticeState> & { locale?: Locale } = {}) {
  const practice = createPractice(
    {
      ask: () => Promise.reject(new Error('nobody is asked')),
      newId: () => 'id',
      saveChoices: () => Promise.resolve(),
      saveGame: () => undefined,
      onChange: () => undefined,
    },
    { lexicon: 'en', length: 5, hard: false, boards: 1 },
    AROMA,
  );
  const { locale = 'en', ...state } = next;
  const props = {
    state: { ...practice.state(), ...state },
    practice,
    isWelcome: true,
    hasOverlay: true,
    settings: DEFAULTS,
    saveSettings: () => Promise.resolve(),
    openGame: () => undefined,
    endWelcome: () => undefined,
    openOptions: () => undefined,
    openReview: () => undefined,
    copy: () => Promise.resolve(),
    ask: (() => new Promise(() => undefined)) as Ask,
    t: translateInto(locale),
  };
  render(h(App, props), document.body);
}

const look = () => {
  const page = { document, url: ADDRESS, now: performance.now() };
  return readPage(page, practiceOn(document), NOTHING_READ).view;
};

const read = () => {
  const view = look();
  if (view.kind !== 'boards') throw new Error(`no board but ${JSON.stringify(view)}`);
  const [board] = view.boards as [Board];
  return {
    hints: hintsOf(board),
    typed: typedLetters([board]),
    size: [board.limit, board.rows[0]!.length],
  };
};

describe('Knack on the practice page', () => {
  it('reads the board, and of the game what the page says of it', () => {
    show({ typed: 'aro' });
    expect(read()).toEqual({ hints: ['oater 11001', 'abord 20210'], typed: 'aro', size: [6, 5] });
    const game = practiceOn(document);
    expect([game.lexicon, game.puzzle!(), isHardMode(document, game)]).toEqual(['en', 'one', false]);
    const polish: Game = { id: 'two', lexicon: 'pl', answers: ['żabka'], hard: true, guesses: ['bążka'] };
    show({ game: polish });
    expect(read()).toEqual({ hints: ['bążka 10122'], typed: '', size: [6, 5] });
    const next = practiceOn(document);
    expect([next.lexicon, next.puzzle!(), isHardMode(document, next)]).toEqual(['pl', 'two', true]);
  });

  it('reads ß, and boards of every length', () => {
    show({
      game: { id: 'two', lexicon: 'de', answers: ['füßen'], hard: false, guesses: ['süßen', 'füßen'] },
    });
    expect(read().hints).toEqual(['süßen 02222', 'füßen 22222']);
    const answers = ['able', 'aroma', 'aromas', 'selfies', 'absolute'];
    for (const answer of answers) {
      show({ game: { ...AROMA, id: answer, answers: [answer], guesses: [answer] } });
      expect(read().hints).toEqual([`${answer} ${'2'.repeat(answer.length)}`]);
    }
  });

  it.each([2, 4, 8, 16])('reads %i boards, each up to its answer', (count) => {
    const answers = ['aroma', 'oater', 'abord', 'crane', 'music', 'pious', 'salet', 'thump'];
    const game = {
      ...AROMA,
      answers: [...answers, ...answers.map((it) => [...it].reverse().join(''))].slice(0, count),
    };
    const hints = () => {
      const view = look();
      return view.kind === 'boards' ? view.boards.map(hintsOf) : view;
    };
    show({ game: { ...game, guesses: [] } });
    expect(hints()).toEqual(game.answers.map(() => []));
    show({ game: { ...game, guesses: ['oater', 'abord'] }, typed: 'aro' });
    expect(hints()).toMatchObject([
      ['oater 11001', 'abord 20210'],
      ['oater 22222'],
      ...game.answers.slice(2).map(() => ({ length: 2 })),
    ]);
    // Of many boards the rows in play alone are there, whatever the game allows.
    const guesses = ['oater', 'abord', 'moist', 'light'];
    show({ game: { ...game, guesses } });
    const rows = [...document.querySelectorAll('.board')].map((board) => board.children.length);
    const whole = 5 + count;
    expect(rows.slice(0, 2)).toEqual(count > 4 ? [guesses.length + 1, 1] : [whole, whole]);
    const view = look();
    expect(view.kind === 'boards' && view.boards.map(({ limit }) => limit)).toEqual(rows.map(() => whole));
  });

  it('has the keys say what each of several boards has said of a letter', () => {
    show({ game: { ...AROMA, answers: ['aroma', 'oater'], guesses: ['abord'] } });
    const nameOf = (key: string) => document.querySelector(`[data-key="${key}"]`)!.getAttribute('aria-label');
    expect(['a', 'r', 'b', 'q'].map(nameOf)).toEqual([
      'A, in the right place on board 1, elsewhere on board 2',
      'R, elsewhere on board 1 and 2',
      'B, absent',
      'Q',
    ]);
  });

  it('finds no board before there is a word, and no answer anywhere', () => {
    show({ game: null });
    expect(look().kind).toBe('elsewhere');
    show();
    expect(document.documentElement.outerHTML.toLowerCase()).not.toContain('aroma');
  });

  it.each(LEXICON_NAMES)('finds every key of %s', (lexicon) => {
    show({ game: { ...AROMA, lexicon } });
    const site = practiceOn(document);
    for (const key of [...LEXICONS[lexicon].keyboard.join(''), ENTER, DELETE]) {
      expect(findKey(document, site, key)?.dataset['key']).toBe(key);
    }
    const { spell, keyboard } = LEXICONS[lexicon];
    expect([...keyboard.join('')].map(spell).join('')).toBe(keyboard.join(''));
  });

  it.each(LOCALES)('knows why a guess is refused, in %s, and takes nothing else for it', (locale) => {
    const refusals: readonly [Refusal, string][] = [
      [{ kind: 'notInList', word: 'ormao' }, 'notInList'],
      [{ kind: 'tooShort', length: 5 }, 'tooShort'],
      [{ kind: 'place', letter: 'a', place: 1 }, 'hardMode'],
      [{ kind: 'letter', letter: 'o', count: 1 }, 'hardMode'],
      [{ kind: 'letter', letter: 'o', count: 2 }, 'hardMode'],
    ];
    const game: Game = { ...AROMA, hard: true, guesses: ['oater'] };
    const heard = (next: Partial<PracticeState>) => {
      render(null, document.body);
      const messages = createRefusals();
      show({ game, locale });
      messages.look([document.body], false);
      show({ game, locale, ...next });
      return messages.look([document.body], true);
    };
    for (const [refusal, kind] of refusals) expect(heard({ refusal })).toEqual([kind]);
    for (const trouble of ['noWorker', 'noWords'] as const) expect(heard({ trouble })).toEqual([]);
    for (const guesses of [['aroma'], Array<string>(6).fill('oater'), ['oater', 'abord']]) {
      expect(heard({ game: { ...game, guesses } })).toEqual([]);
    }
    expect(heard({ isUnsaved: true })).toEqual([]);
    const say = translateInto(locale);
    for (const key of ['ownAnswer_letters', 'ownAnswer_unknown', 'ownAnswer_length'] as const) {
      const line = document.body.appendChild(document.createElement('p'));
      line.textContent = say(key, { lengths: '5' });
      expect(createRefusals().look([line], true)).toEqual([]);
      line.remove();
    }
  });
});

describe('the focus', () => {
  it('goes to the board with a new game, so that Enter does not begin another', () => {
    show({ game: { ...AROMA, guesses: ['aroma'] } });
    const board = document.querySelector('.boards');
    for (const button of ['.said button', '.anew button']) {
      document.querySelector<HTMLElement>(button)!.focus();
      document.querySelector<HTMLElement>(button)!.click();
      expect(document.activeElement, button).toBe(board);
    }
  });
});

describe('a screen reader', () => {
  const labels = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute('aria-label'));
  const said = () =>
    [...document.querySelectorAll('.said [role="status"]')].map(({ textContent }) => textContent);

  it('hears tiles, keys, feedback, refusals and the end', () => {
    show({ typed: 'ar' });
    expect(labels('.board li:nth-child(2) .tile').slice(0, 2)).toEqual([
      'A, in the right place',
      'B, absent',
    ]);
    expect(labels('.board li:nth-child(3) .tile').slice(0, 3)).toEqual(['A', 'R', 'empty']);
    expect(labels('[data-key="o"], [data-key="r"], [data-key="t"], [data-key="m"]')).toEqual([
      'R, elsewhere in the word',
      'T, absent',
      'O, in the right place',
      'M',
    ]);
    const feedback =
      'Row 2: A, in the right place; B, absent; O, in the right place; R, elsewhere in the word; D, absent. 4 guesses left.';
    expect(said()).toEqual([feedback, '']);
    show({ refusal: { kind: 'notInList', word: 'arrrr' } });
    expect(said()).toEqual([feedback, '“ARRRR” is not in the word list.']);
    show({ game: { ...AROMA, guesses: [] } });
    expect(said()).toEqual([t('newGameSaid', { length: 5, boards: 1 }), '']);
    show({ game: { ...AROMA, guesses: ['oater', 'aroma'] } });
    expect(said()[1]).toBe('Solved in 2 guesses: AROMA.');
    show({ game: { ...AROMA, guesses: Array<string>(6).fill('oater') } });
    expect(said()[1]).toBe('That was the last guess. The answer was AROMA.');
  });
});
