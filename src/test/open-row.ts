/** Auto-fill on a page with one row, which does what it is told. */
import { vi } from 'vitest';
import { createAutoFill, type OpenRow } from '../content/auto-fill.ts';
import type { Notice } from '../protocol/messages.ts';
import { DEFAULTS } from '../protocol/settings.ts';

export const BOTH = { ...DEFAULTS, fill: true, enter: true };

/** A page with one row, which does what it is told. */
export function setUpRow() {
  const page = {
    letters: '',
    suggestion: 'salet' as string | null,
    mayShow: true,
    moving: false,
    covered: false,
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
    moving: () => page.moving,
    covered: () => page.covered,
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
    change({ key, letters: '', suggestion, awaiting: false, moving: false });
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
