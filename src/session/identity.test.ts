import { describe, expect, it } from 'vitest';
import {
  type Evidence,
  identify,
  type Identity,
  initialIdentity,
  notePress,
  REBUILDING,
  TURNING,
} from './identity.ts';

const GAME = ['oater 11001', 'abord 20210'];
const NEXT = ['crane 00000'];

/** A page at one address, whose key is asked for as its boards change. */
function watch(identity: Identity = initialIdentity([])) {
  let known = identity;
  let at = 0;
  return {
    key(boards: string[][] | string[], change: Partial<Evidence> = {}): string {
      const all = Array.isArray(boards[0]) ? (boards as string[][]) : [boards as string[]];
      const evidence = { address: '/game', day: 'Monday', pageKey: null, typed: '', at, ...change };
      known = identify(known, { ...evidence, boards: all });
      return known.current!;
    },
    pass: (milliseconds: number) => void (at += milliseconds),
    press: () => void (known = notePress(known)),
    identity: () => known,
    /** The page is loaded again, with what was remembered for its tab. */
    reload: () => watch(initialIdentity(known.known)),
  };
}

describe('a puzzle', () => {
  it('keeps its key from its first row to its last', () => {
    const page = watch();
    const key = page.key([]);
    expect(page.key(GAME.slice(0, 1))).toBe(key);
    expect(page.key(GAME, { typed: 'aro' })).toBe(key);
  });

  it('is still that of its own address where the next address shows its rows for a while', () => {
    const before = watch();
    const key = before.key(GAME);
    const next = before.key(NEXT, { address: '/next' });
    const page = before.reload();
    page.key([]);
    expect(page.key(GAME, { address: '/next' })).toBe(key);
    expect(page.key(NEXT, { address: '/next' })).toBe(next);
    expect(page.key(GAME)).toBe(key);
  });

  it('is the same after a reload, with its rows there at once', () => {
    const page = watch();
    const key = page.key(GAME);
    expect(page.reload().key(GAME)).toBe(key);
  });

  it.each([100, 10_000])('is the same after a reload that shows its rows %i ms later', (after) => {
    const page = watch();
    const key = page.key(GAME);
    const next = page.reload();
    next.key([]);
    next.pass(after);
    next.key([]);
    expect(next.key(GAME)).toBe(key);
  });

  it('is the same after a reload that shows its rows letter by letter', () => {
    const page = watch();
    const key = page.key(GAME);
    const next = page.reload();
    next.key([]);
    for (const typed of ['o', 'oa', 'oat', 'oate', 'oater']) expect(next.key([], { typed })).toBe(key);
    expect(next.key(GAME)).toBe(key);
  });

  it('is the same after a reload that turns its rows anew for a while', () => {
    const page = watch();
    const key = page.key(GAME);
    const next = page.reload();
    next.key([]);
    expect(next.key([], { typed: 'oater' })).toBe(key);
    next.pass(TURNING - 1);
    expect(next.key([], { typed: 'oater' })).toBe(key);
    expect(next.key(GAME.slice(0, 1), { typed: 'abord' })).toBe(key);
    expect(next.key(GAME)).toBe(key);
  });

  it('is the same while its boards are rebuilt', () => {
    const page = watch();
    const key = page.key(GAME);
    expect(page.key([])).toBe(key);
    expect(page.key(GAME.slice(0, 1))).toBe(key);
    expect(page.key(GAME)).toBe(key);
  });

  it('is the same when the page comes back after another', () => {
    const page = watch();
    const key = page.key(GAME);
    const other = page.key(NEXT, { address: '/archive/1' });
    expect(other).not.toBe(key);
    expect(page.key(GAME)).toBe(key);
    expect(page.key(NEXT, { address: '/archive/1' })).toBe(other);
  });

  it('is the same in another tab, where it is the first of its day', () => {
    expect(watch().key([])).toBe(watch().key(GAME));
  });

  it('goes by what the page itself calls it', () => {
    const page = watch();
    const key = page.key(GAME, { pageKey: 'one' });
    expect(page.key(GAME, { pageKey: 'two' })).not.toBe(key);
    expect(page.key([], { pageKey: 'one' })).toBe(key);
  });

  it('is the same under another address as long as its rows are there, and known again under the first', () => {
    const page = watch();
    const key = page.key(GAME);
    expect(page.key(GAME, { address: '/day/2' })).toBe(key);
    const next = page.key(NEXT, { address: '/day/2' });
    expect(next).not.toBe(key);
    expect(page.key(GAME)).toBe(key);
  });

  it('is one for all boards', () => {
    const page = watch();
    const key = page.key([[], []]);
    expect(page.key([['oater 11001'], ['oater 00000']])).toBe(key);
    expect(page.key([['oater 11001'], ['oater 22222']])).not.toBe(key);
  });

  it('that goes on after midnight is the same', () => {
    const page = watch();
    const key = page.key(GAME.slice(0, 1));
    expect(page.key(GAME, { day: 'Tuesday' })).toBe(key);
    expect(page.reload().key(GAME, { day: 'Tuesday' })).toBe(key);
  });
});

describe('the next game on the same address', () => {
  it('has another key once its boards have stayed empty', () => {
    const page = watch();
    const key = page.key(GAME);
    page.key([]);
    expect(page.identity().emptySince).not.toBeNull();
    page.pass(REBUILDING);
    const next = page.key([]);
    expect(next).not.toBe(key);
    expect(page.key(NEXT)).toBe(next);
    expect(page.reload().key(NEXT)).toBe(next);
  });

  it('has another key as soon as a letter is typed, even where its first row is the same', () => {
    const page = watch();
    const key = page.key(GAME.slice(0, 1));
    page.key([]);
    page.press();
    const next = page.key([], { typed: 'o' });
    expect(next).not.toBe(key);
    expect(page.key(GAME.slice(0, 1))).toBe(next);
  });

  it('has another key where other rows stand at once', () => {
    const page = watch();
    const key = page.key(GAME);
    expect(page.key(NEXT)).not.toBe(key);
    expect(page.key(GAME)).toBe(key);
  });

  it('has another key each time', () => {
    const page = watch();
    const keys = ['crane 00000', 'salet 00000', 'moist 00000'].map((hint) => page.key([hint]));
    expect(new Set(keys).size).toBe(3);
  });

  it('has another key on the next day, when it is loaded', () => {
    const page = watch();
    const key = page.key(GAME);
    expect(page.reload().key([], { day: 'Tuesday' })).not.toBe(key);
  });
});
