import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../protocol/game-record.ts';
import { dayKey, numberedKey } from '../protocol/puzzle-key.ts';
import { newRecord, recordOfSeen, type SeenGame, withSeen } from './same-game.ts';

const TODAY = 'Wed Nov 25 2026';
const YESTERDAY = 'Tue Nov 24 2026';
const ROWS = ['oater 11001', 'abord 20210', 'aroma 22222'] as const;

const seen = (rows: readonly string[], rest: Partial<SeenGame> = {}): SeenGame => ({
  site: 'wortel',
  lexicon: 'en',
  puzzle: dayKey('/', TODAY),
  width: 5,
  limit: 6,
  boards: [[...rows]],
  hard: false,
  rule: 'standard',
  help: null,
  typed: [],
  entered: [],
  at: 1000,
  others: [],
  ...rest,
});
const record = (rows: readonly string[], rest: Partial<SeenGame> = {}): GameRecord =>
  newRecord(seen(rows, rest));

describe('a game', () => {
  it('that goes on is the same', () => {
    const before = record(ROWS.slice(0, 1));
    expect(recordOfSeen(seen(ROWS.slice(0, 2)), [before])).toBe(before);
  });

  it('whose rows come back one by one after a reload is the same', () => {
    const before = record(ROWS);
    expect(recordOfSeen(seen(ROWS.slice(0, 1)), [before])).toBe(before);
  });

  it('with other rows is another, though it has the same key', () => {
    expect(recordOfSeen(seen(['oater 00000']), [record(ROWS)])).toBeNull();
  });

  it('of another length is another', () => {
    expect(recordOfSeen(seen(['oaters 110010'], { width: 6 }), [record(ROWS)])).toBeNull();
  });

  it('in another tab is the same, whatever its number among the games of the day is there', () => {
    const second = record(ROWS.slice(0, 2), { puzzle: numberedKey(dayKey('/', TODAY), 2) });
    expect(recordOfSeen(seen(ROWS), [second])).toBe(second);
  });

  it('after another one at its address is a game of its own, though it begins alike', () => {
    const first = record(ROWS);
    const second = seen(ROWS.slice(0, 1), {
      puzzle: numberedKey(dayKey('/', TODAY), 2),
      others: [first.puzzle],
    });
    expect(recordOfSeen(second, [first])).toBeNull();
  });

  it('at another address is another', () => {
    expect(recordOfSeen(seen(ROWS, { puzzle: dayKey('/six', TODAY) }), [record(ROWS)])).toBeNull();
  });

  it('of a page that says which one it is is another where it says so', () => {
    const before = record(ROWS.slice(0, 2), { puzzle: '/ 2026-11-24' });
    expect(recordOfSeen(seen(ROWS, { puzzle: '/ 2026-11-25' }), [before])).toBeNull();
  });

  it.each([
    ['that goes on after midnight is the same', ROWS.slice(0, 2), ROWS, true],
    ['that had ended is the same when it is looked at the next day', ROWS, ROWS, true],
    ['of the next day that begins alike is another', ROWS, ROWS.slice(0, 2), false],
    ['of the next day with the same first row is another', ROWS.slice(0, 1), ROWS.slice(0, 2), false],
  ])('%s', (_, before, now, isSame) => {
    const old = record(before, { puzzle: dayKey('/', YESTERDAY) });
    expect(recordOfSeen(seen(now), [old])).toBe(isSame ? old : null);
  });

  it('is taken for the one that was played last, of two that fit', () => {
    const older = record(ROWS.slice(0, 1), { at: 1 });
    const newer = record(ROWS.slice(0, 1), { at: 2 });
    expect(recordOfSeen(seen(ROWS.slice(0, 1)), [older, newer])).toBe(newer);
  });
});

describe('a record', () => {
  it('of a game that shows nothing new stays as it is', () => {
    const before = record(ROWS, { help: 'word', typed: [1] });
    expect(withSeen(before, seen(ROWS.slice(0, 2), { at: 5000, help: 'count' }))).toBe(before);
  });

  it('was as hard as it ever was', () => {
    const before = record(ROWS.slice(0, 1), { hard: 'ultra' });
    expect(withSeen(before, seen(ROWS, { hard: true })).hard).toBe('ultra');
    expect(withSeen(record(ROWS.slice(0, 1)), seen(ROWS, { hard: 'ultra' })).hard).toBe('ultra');
  });

  it('keeps the most of what was seen', () => {
    const before = record(ROWS.slice(0, 1), { limit: null, lexicon: null, help: 'all', typed: [0] });
    const next = withSeen(before, seen(ROWS, { at: 5000, hard: true, help: 'nudge', typed: [2, 0] }));
    expect(next).toEqual({
      ...before,
      boards: [[...ROWS]],
      limit: 6,
      lexicon: 'en',
      hard: true,
      help: 'all',
      typed: [0, 2],
      changed: 5000,
    });
  });

  it('keeps what it was worth until it goes on', () => {
    const score = { skill: 80, luck: 50, knack: 3 };
    const before = { ...record(ROWS.slice(0, 2)), score };
    expect(withSeen(before, seen(ROWS.slice(0, 2), { help: 'all' })).score).toEqual(score);
    expect(withSeen(before, seen(ROWS))).not.toHaveProperty('score');
    expect(withSeen(record(ROWS.slice(0, 2)), seen(ROWS.slice(0, 2), { score })).score).toEqual(score);
    expect(withSeen(record(ROWS), seen(ROWS.slice(0, 2), { score }))).not.toHaveProperty('score');
  });

  it('keeps the answers that a page has said, and then is worth something else', () => {
    const score = { skill: 80, luck: 50 };
    const before = { ...record(ROWS.slice(0, 2), { limit: 2 }), score };
    const next = withSeen(before, seen(ROWS.slice(0, 2), { limit: 2, answers: ['aroma'] }));
    expect(next).toEqual({ ...before, answers: ['aroma'], score: undefined });
    expect(withSeen(next, seen(ROWS.slice(0, 2), { limit: 2 }))).toBe(next);
  });

  it('loses no row of a board where another has got one', () => {
    const before = record([], { boards: [[...ROWS], [ROWS[0]]] });
    expect(withSeen(before, seen([], { boards: [[ROWS[0]], [ROWS[0], 'abord 00000']] })).boards).toEqual([
      [...ROWS],
      [ROWS[0], 'abord 00000'],
    ]);
  });
});
