import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notice } from '../messages.ts';
import { DEFAULTS } from '../settings.ts';
import { createAutoFill, type OpenRow } from './auto-fill.ts';

const BOTH = { ...DEFAULTS, fill: true, enter: true };

/** A page with one row, which does what it is told. */
function setUp() {
  const page = {
    letters: '',
    suggestion: 'salet' as string | null,
    mayShow: true,
    busy: false,
    refusing: false,
    awaiting: false,
    key: 'row 1',
  };
  const life = new AbortController();
  const checks = new Set<() => void>();
  const limits: { readonly after: number; readonly end: () => void }[] = [];
  const pressed: string[] = [];
  const notices: Notice[] = [];
  const playing: boolean[] = [];
  const switchedOff = vi.fn();
  /** What Knack waits for as a person would, until it is let go on; signals end it. */
  const waits: { readonly before: string; readonly end: () => void }[] = [];
  /** Keys stay down until they are let go, for what happens in the middle of a word. */
  const keys = { hold: false, release: (): void => undefined };
  const row = (): OpenRow => ({
    puzzle: 'puzzle',
    key: page.key,
    letters: page.letters,
    width: 5,
    suggestion: page.suggestion,
    mayShow: page.mayShow,
    busy: () => page.busy,
    refusing: () => page.refusing,
    awaiting: () => page.awaiting,
  });
  const autoFill = createAutoFill({
    typist: {
      async write(word, signal, rest) {
        await rest?.();
        if (keys.hold) {
          page.letters = word.slice(0, 2);
          await new Promise<void>((resolve) => (keys.release = resolve));
        }
        if (signal.aborted) return 'interrupted';
        page.letters = word;
        pressed.push(word);
        return 'done';
      },
      erase(word) {
        if (word !== page.letters) return Promise.resolve('failed');
        page.letters = '';
        pressed.push('⌫');
        return Promise.resolve('done');
      },
      enter: () => void pressed.push('↵'),
    },
    changes: {
      subscribe: () => undefined,
      checkIn: () => undefined,
      until: (condition, timeout, stop) =>
        new Promise((resolve) => {
          const check = () => {
            if (condition()) resolve(true);
          };
          checks.add(check);
          limits.push({ after: timeout, end: () => resolve(false) });
          for (const signal of [life.signal, stop]) {
            signal?.addEventListener('abort', () => resolve(false));
          }
          check();
        }),
    },
    pace: (before, signal) =>
      new Promise((resolve) => {
        waits.push({ before, end: resolve });
        signal.addEventListener('abort', () => resolve());
      }),
    life: life.signal,
    openRow: row,
    save: () => undefined,
    notify: (notice) => {
      if (notice) notices.push(notice);
      else notices.length = 0;
    },
    switchOff: switchedOff,
    onPlaying: (on) => void playing.push(on),
  });
  /** Something on the page has changed. */
  const change = async (next: Partial<typeof page> = {}) => {
    Object.assign(page, next);
    for (const check of checks) check();
    autoFill.update();
    // All that follows from it has come about.
    await new Promise((resolve) => setTimeout(resolve));
  };
  /** So many milliseconds go by without a change. */
  const pass = async (time: number) => {
    for (const { after, end } of limits) if (after <= time) end();
    await change();
  };
  /** A person has waited long enough. @returns what for */
  const goOn = async () => {
    const ended = waits.splice(0);
    for (const { end } of ended) end();
    await change();
    return ended.map(({ before }) => before);
  };
  /** The game answers the guess: the next row is open. */
  const answer = (key: string, suggestion: string) =>
    change({ key, letters: '', suggestion, awaiting: false, busy: false });
  return {
    autoFill,
    page,
    pressed,
    notices,
    playing,
    switchedOff,
    keys,
    life,
    change,
    pass,
    goOn,
    answer,
  };
}

let scene: ReturnType<typeof setUp>;
beforeEach(async () => {
  scene = setUp();
  scene.autoFill.restore([]);
  scene.autoFill.setSettings({ ...BOTH, enter: false });
  await scene.change();
});

describe('a refused word', () => {
  it('is taken out for the next best, which is entered only when the message has gone', async () => {
    const { autoFill, pressed, change } = scene;
    autoFill.setSettings(BOTH);
    await change();
    expect(pressed).toEqual(['salet', '↵']);
    await change({ refusing: true, suggestion: 'reast' });
    autoFill.refused('notInList', 'salet');
    await change();
    await change();
    expect(pressed).toEqual(['salet', '↵', '⌫', 'reast']);
    await change({ refusing: false });
    expect(pressed).toEqual(['salet', '↵', '⌫', 'reast', '↵']);
  });

  it('stays while tiles shake or a dialog lies on them', async () => {
    const { autoFill, pressed, change } = scene;
    await change({ busy: true, suggestion: 'reast' });
    autoFill.refused('notInList', 'salet');
    await change();
    expect(pressed).toEqual(['salet']);
    await change({ busy: false });
    await change();
    expect(pressed).toEqual(['salet', '⌫', 'reast']);
  });

  it('is not taken out twice where the game does so itself', async () => {
    const { autoFill, pressed, change } = scene;
    await change({ letters: '', suggestion: 'reast', busy: true });
    autoFill.refused('notInList', 'salet');
    await change({ busy: false });
    expect(pressed).toEqual(['salet', 'reast']);
  });

  it('is not typed again where it is still the best', async () => {
    const { autoFill, pressed, change } = scene;
    autoFill.refused('hardModeFound', 'salet');
    await change();
    await change();
    await change();
    expect(pressed).toEqual(['salet', '⌫']);
  });

  it('is left to the player where there is nothing better', async () => {
    const { autoFill, pressed, notices, change } = scene;
    autoFill.refused('unclear', 'salet');
    await change({ suggestion: 'reast' });
    expect(pressed).toEqual(['salet']);
    expect(notices).toEqual([{ kind: 'unclear', word: 'salet' }]);
  });
});

describe('Enter', () => {
  it.each([
    ['the page is left', ({ life }: typeof scene) => life.abort()],
    [
      'Enter is switched off',
      ({ autoFill }: typeof scene) => autoFill.setSettings({ ...BOTH, enter: false }),
    ],
    ['auto-fill is switched off', ({ autoFill }: typeof scene) => autoFill.setSettings(DEFAULTS)],
    ['a dialog opens', ({ page }: typeof scene) => void (page.busy = true)],
    ['the player deletes a letter', ({ page }: typeof scene) => void (page.letters = 'sale')],
    ['another word is better', ({ page }: typeof scene) => void (page.suggestion = 'reast')],
  ])('is not pressed after a message has gone when meanwhile %s', async (_, happen) => {
    const { autoFill, pressed, change } = scene;
    await change({ refusing: true });
    autoFill.setSettings(BOTH);
    await change();
    happen(scene);
    await change({ refusing: false });
    expect(pressed.join(' ')).not.toContain('salet ↵');
  });
});

describe('a word that goes from the row', () => {
  it('is typed again once when the page has lost it', async () => {
    const { pressed, notices, change } = scene;
    await change();
    await change({ letters: '' });
    expect(pressed).toEqual(['salet', 'salet']);
    await change();
    await change({ letters: '' });
    await change();
    expect(pressed).toEqual(['salet', 'salet']);
    expect(notices).toEqual([{ kind: 'cannotType', word: 'salet' }]);
  });

  it('makes way for the next best when the game says, a moment later, that it was refused', async () => {
    const { autoFill, pressed, notices, change, pass } = scene;
    autoFill.setSettings(BOTH);
    await change();
    await change({ letters: '' });
    Object.assign(scene.page, { suggestion: 'reast' });
    autoFill.refused('notInList', 'salet');
    await change();
    await pass(2000);
    expect(pressed).toEqual(['salet', '↵', 'reast', '↵']);
    expect(notices.map(({ kind }) => kind)).not.toContain('unclear');
  });

  it('is the player’s who has pressed a key', async () => {
    const { autoFill, pressed, notices, change } = scene;
    await change();
    autoFill.interrupt();
    await change({ letters: '' });
    await change();
    expect(pressed).toEqual(['salet']);
    expect(notices).toEqual([]);
  });

  it('is not entered again when that is what Enter has come to', async () => {
    const { autoFill, pressed, notices, change, pass } = scene;
    autoFill.setSettings(BOTH);
    await change();
    await change({ letters: '' });
    await change();
    expect(notices).toEqual([]);
    await pass(2000);
    expect(pressed).toEqual(['salet', '↵']);
    expect(notices).toEqual([{ kind: 'unclear', word: 'salet' }]);
  });
});

describe('a word that is not to be seen', () => {
  it('is typed once it is', async () => {
    const { autoFill, pressed, change, answer, page } = scene;
    autoFill.setSettings(BOTH);
    page.mayShow = false;
    await answer('row 2', 'reast');
    expect(pressed).toEqual(['salet', '↵']);
    await change({ mayShow: true });
    await change();
    expect(pressed).toEqual(['salet', '↵', 'reast', '↵']);
  });
});

describe('a word that is asked for', () => {
  it('takes the place of whatever is there, and is neither entered nor taken out again', async () => {
    const { autoFill, pressed, change } = scene;
    expect(autoFill.fill('crane')).toBe(true);
    await change();
    expect(pressed).toEqual(['salet', '⌫', 'crane']);
    autoFill.setSettings(BOTH);
    await change();
    await change({ suggestion: 'reast' });
    autoFill.refused('notInList', 'crane');
    await change();
    expect(pressed).toEqual(['salet', '⌫', 'crane']);
  });

  it('is typed whatever is set and shown, over what the player has typed', async () => {
    const { autoFill, pressed, change } = scene;
    autoFill.setSettings(DEFAULTS);
    await change({ letters: 'cra', mayShow: false, suggestion: null });
    autoFill.fill('crane');
    await change();
    expect(pressed).toEqual(['salet', '⌫', 'crane']);
  });

  it('is refused where it does not fit', () => {
    expect(scene.autoFill.fill('cranes')).toBe(false);
    expect(scene.pressed).toEqual(['salet']);
  });

  it('waits for the tiles and for the answer to a guess, and does not go into the next row', async () => {
    const { autoFill, pressed, change, answer } = scene;
    autoFill.setSettings(DEFAULTS);
    await change({ busy: true });
    autoFill.fill('crane');
    await change();
    expect(pressed).toEqual(['salet']);
    await change({ busy: false });
    expect(pressed).toEqual(['salet', '⌫', 'crane']);
    await change({ awaiting: true });
    autoFill.fill('reast');
    await change();
    await answer('row 2', 'moist');
    await change();
    expect(pressed).toEqual(['salet', '⌫', 'crane']);
  });

  it('gives way to the next one, and goes on when auto-fill is switched off', async () => {
    const { autoFill, pressed, change, keys } = scene;
    keys.hold = true;
    autoFill.fill('crane');
    await change();
    const { release } = keys;
    autoFill.fill('moist');
    keys.hold = false;
    await change();
    // The first is still holding a key.
    expect(pressed).toEqual(['salet', '⌫']);
    release();
    autoFill.setSettings(DEFAULTS);
    await change();
    expect(pressed).toEqual(['salet', '⌫', '⌫', 'moist']);
  });

  it('is left half typed when the player presses a key', async () => {
    const { autoFill, pressed, change, keys, page } = scene;
    keys.hold = true;
    autoFill.fill('crane');
    await change();
    autoFill.interrupt();
    keys.release();
    await change();
    await change();
    expect(pressed).toEqual(['salet', '⌫']);
    expect(page.letters).toBe('cr');
  });
});

describe('playing on', () => {
  beforeEach(async () => {
    scene.autoFill.setSettings(DEFAULTS);
    await scene.change({ letters: '', key: 'row 2', suggestion: 'crane' });
    scene.pressed.length = 0;
  });

  it('types and enters word after word at the pace of a person, whatever is set', async () => {
    const { autoFill, pressed, playing, change, goOn, answer } = scene;
    expect(autoFill.playOn(true)).toBe(true);
    await change();
    expect(pressed).toEqual([]);
    expect(await goOn()).toEqual(['word']);
    expect(await goOn()).toEqual(['letter']);
    expect(pressed).toEqual(['crane']);
    expect(await goOn()).toEqual(['enter']);
    expect(pressed).toEqual(['crane', '↵']);
    await change({ busy: true, awaiting: true });
    expect(await goOn()).toEqual([]);
    // The worker may take its time, or be woken first.
    await change({ key: 'row 3', letters: '', suggestion: null, busy: false, awaiting: false });
    expect(await goOn()).toEqual([]);
    await answer('row 3', 'moist');
    for (let i = 0; i < 3; i++) await goOn();
    expect(pressed).toEqual(['crane', '↵', 'moist', '↵']);
    autoFill.playOn(false);
    await answer('row 4', 'reast');
    await goOn();
    expect(pressed).toHaveLength(4);
    expect(playing).toEqual([true, false]);
  });

  it('goes on over what the player has typed, or has had typed', async () => {
    const { autoFill, pressed, change, goOn } = scene;
    autoFill.fill('moist');
    await change();
    autoFill.playOn(true);
    await change();
    for (let i = 0; i < 4; i++) await goOn();
    expect(pressed).toEqual(['moist', '⌫', 'crane', '↵']);
  });

  it('begins anew with a word that was entered in vain', async () => {
    const { autoFill, pressed, change, goOn, pass } = scene;
    autoFill.setSettings(BOTH);
    await change();
    await change();
    await pass(20_000);
    expect(pressed).toEqual(['crane', '↵']);
    autoFill.playOn(true);
    for (let i = 0; i < 4; i++) await goOn();
    expect(pressed).toEqual(['crane', '↵', '⌫', 'crane', '↵']);
  });

  it('goes on with the next best after a word that is not in the list', async () => {
    const { autoFill, pressed, playing, change, goOn } = scene;
    autoFill.playOn(true);
    for (let i = 0; i < 4; i++) await goOn();
    await change({ suggestion: 'moist' });
    autoFill.refused('notInList', 'crane');
    for (let i = 0; i < 4; i++) await goOn();
    expect(pressed).toEqual(['crane', '↵', '⌫', 'moist', '↵']);
    expect(playing).toEqual([true]);
  });

  it('goes by the words that it shows itself, even where they were shown for one row alone', async () => {
    const { autoFill, pressed, goOn, answer, page } = scene;
    autoFill.playOn(true);
    for (let i = 0; i < 4; i++) await goOn();
    page.mayShow = false;
    await answer('row 3', 'moist');
    for (let i = 0; i < 4; i++) await goOn();
    expect(pressed).toEqual(['crane', '↵', 'moist', '↵']);
  });

  it('is refused where words are not shown', async () => {
    const { autoFill, playing, change } = scene;
    await change({ mayShow: false });
    expect(autoFill.playOn(true)).toBe(false);
    expect(playing).toEqual([]);
  });

  it.each([
    ['the game does not answer', ({ pass }: typeof scene) => pass(20_000), 'noReply'],
    [
      'the word is refused',
      ({ autoFill }: typeof scene) => {
        autoFill.refused('unclear', 'crane');
      },
      'unclear',
    ],
    [
      'the player presses a key',
      ({ autoFill }: typeof scene) => {
        autoFill.interrupt();
      },
      undefined,
    ],
    [
      'the player presses Escape',
      ({ autoFill }: typeof scene) => {
        autoFill.stop();
      },
      'stopped',
    ],
    [
      'another word is asked for',
      ({ autoFill }: typeof scene) => {
        autoFill.fill('moist');
      },
      undefined,
    ],
  ] as const)('ends when %s', async (_, happen, kind) => {
    const { autoFill, pressed, playing, notices, goOn, answer } = scene;
    autoFill.playOn(true);
    for (let i = 0; i < 4; i++) await goOn();
    expect(pressed).toEqual(['crane', '↵']);
    await happen(scene);
    expect(playing).toEqual([true, false]);
    expect(notices.map((notice) => notice.kind)).toEqual(kind ? [kind] : []);
    await answer('row 3', 'reast');
    for (let i = 0; i < 4; i++) await goOn();
    expect(pressed).not.toContain('reast');
  });

  it('ends in the middle of a word', async () => {
    const { autoFill, pressed, change, goOn } = scene;
    autoFill.playOn(true);
    await goOn();
    autoFill.playOn(false);
    await goOn();
    await change();
    expect(pressed).toEqual([]);
  });

  it('can begin anew at once, and types no word twice', async () => {
    const { autoFill, pressed, goOn } = scene;
    autoFill.playOn(true);
    autoFill.playOn(false);
    autoFill.playOn(true);
    for (let i = 0; i < 5; i++) await goOn();
    expect(pressed).toEqual(['crane', '↵']);
  });
});

describe('Escape', () => {
  it('ends typing, switches the setting off and says so', async () => {
    const { autoFill, pressed, notices, switchedOff, keys, answer } = scene;
    autoFill.setSettings(BOTH);
    await scene.change();
    keys.hold = true;
    await answer('row 2', 'crane');
    autoFill.stop();
    keys.release();
    await answer('row 3', 'moist');
    expect(pressed).toEqual(['salet', '↵']);
    expect(switchedOff).toHaveBeenCalledOnce();
    expect(notices).toEqual([{ kind: 'stopped', word: '' }]);
    // It is asked for anew.
    keys.hold = false;
    autoFill.setSettings(BOTH);
    await scene.change();
    await scene.change();
    expect(pressed).toEqual(['salet', '↵', 'moist', '↵']);
    expect(notices).toEqual([]);
  });

  it('over a dialog is meant for that', async () => {
    const { autoFill, notices, switchedOff, change } = scene;
    autoFill.setSettings(BOTH);
    await change({ busy: true });
    autoFill.stop();
    expect(switchedOff).not.toHaveBeenCalled();
    expect(notices).toEqual([]);
  });

  it('is nothing to Knack where there is nothing to stop', async () => {
    const { autoFill, notices, switchedOff, change } = scene;
    autoFill.setSettings(DEFAULTS);
    await change();
    autoFill.stop();
    expect(switchedOff).not.toHaveBeenCalled();
    expect(notices).toEqual([]);
  });
});
