import { describe, expect, it } from 'vitest';
import type { Lexicon } from '../lexicons/lexicons.ts';
import type { Report } from '../protocol/report.ts';
import { type HeldWord, withHeld } from '../protocol/records.ts';
import { fakeStorage, HINTS, report, reportOfNone, setUp, TAB } from '../test/worker.ts';
import { createSessionStore } from './session-store.ts';
import { createTrust, reasonToHold } from './trust.ts';
import { createWordStore } from './word-store.ts';

const NO_MARK = { isAccepted: false, isLikely: false };
const TODAY = { day: 'today', kept: 0, likely: 0 };

it.each([
  ['a first word', NO_MARK, TODAY, null],
  ['a fifth word', NO_MARK, { ...TODAY, kept: 4 }, null],
  ['a sixth word', NO_MARK, { ...TODAY, kept: 5 }, 'often'],
  ['a second likely word', { ...NO_MARK, isLikely: true }, { ...TODAY, kept: 1, likely: 1 }, null],
  ['a third likely word', { ...NO_MARK, isLikely: true }, { ...TODAY, kept: 2, likely: 2 }, 'likely'],
  ['a word that is not likely after two that are', NO_MARK, { ...TODAY, kept: 2, likely: 2 }, null],
  ['a word that the site has accepted', { ...NO_MARK, isAccepted: true }, TODAY, 'accepted'],
])('%s is held for the right reason, or not', (_, refusal, trusted, why) => {
  expect(reasonToHold(refusal, trusted)).toBe(why);
});

describe('the trust in a site', () => {
  /** The words that each site has kept, and what it takes to refuse one. */
  function open() {
    const local = fakeStorage();
    const words = createWordStore(local);
    let day = 'one';
    const session = createSessionStore(fakeStorage());
    const isKnown = (_: string, word: string) => Promise.resolve(!word.startsWith('#'));
    const trust = createTrust({ local, session, words, isKnown, today: () => day });
    return {
      ...trust,
      local,
      session,
      words,
      nextDay: () => void (day += ' more'),
      refuse: (word: string, site = 'wordle', isLikely = false) =>
        trust.refused(site, word, () => Promise.resolve(isLikely)),
      kept: async () => (await words.get()).refused,
    };
  }
  const WORDS = ['aaaaa', 'bbbbb', 'ccccc', 'ddddd', 'eeeee', 'fffff', 'ggggg'];

  it('is for five words a day and site, however quickly they come', async () => {
    const store = open();
    const reasons = await Promise.all(WORDS.map((word) => store.refuse(word)));
    expect(reasons).toEqual([null, null, null, null, null, 'often', 'often']);
    expect(await store.kept()).toEqual({ wordle: WORDS.slice(0, 5) });
    expect(await store.refuse('fffff', 'wortel')).toBe(null);
    store.nextDay();
    expect(await store.refuse('fffff')).toBe(null);
    expect((await store.local.get(['trust:wordle']))['trust:wordle']).toEqual({
      day: 'one more',
      kept: 1,
      likely: 0,
    });
  });

  it('is not used up by a word that is kept already', async () => {
    const store = open();
    for (let time = 0; time < 9; time++) expect(await store.refuse('aaaaa')).toBe(null);
    expect((await store.local.get(['trust:wordle']))['trust:wordle']).toMatchObject({ kept: 1 });
  });

  it('goes no further than two likely words a day', async () => {
    const store = open();
    const reasons = [];
    for (const word of WORDS.slice(0, 3)) reasons.push(await store.refuse(word, 'wordle', true));
    expect(reasons).toEqual([null, null, 'likely']);
    expect(await store.refuse('ddddd')).toBe(null);
  });

  const finished = (guesses: readonly string[], site = 'wordle', lexicon: Lexicon | null = 'en'): Report =>
    report(
      guesses.map((word) => `${word} 00000`),
      { site, lexicon },
    );

  it('ends at a word that has stood in a finished row there, and only there', async () => {
    const store = open();
    await store.accepted(finished(['aaaaa', 'bbbbb']));
    await store.accepted(reportOfNone());
    expect(await store.refuse('aaaaa')).toBe('accepted');
    expect(await store.refuse('aaaaa', 'wortel')).toBe(null);
    expect(await store.refuse('ccccc')).toBe(null);
    expect(await store.kept()).toEqual({ wordle: ['ccccc'], wortel: ['aaaaa'] });
  });

  /** Rows of a game that no other has had. */
  const rows = (game: number, count: number, made = '') =>
    Array.from({ length: count }, (_, n) => `${made}${game}x${n}`);

  it('remembers no more than so many accepted words, of so many sites', async () => {
    const store = open();
    for (let n = 0; n < 60; n++) {
      await store.accepted(finished(rows(n, 9)));
      await store.accepted(finished(['aaaaa'], `site-${n}`));
    }
    const { sites } = await store.session.get('accepted');
    expect(Object.keys(sites)).toHaveLength(50);
    expect(sites['site-59']).toEqual(['aaaaa']);
    expect(sites['wordle']).toHaveLength(500);
  });

  it.each([
    ['of words in the list', rows],
    ['of made-up words', (game: number, count: number) => rows(game, count, '#')],
    ['of more rows than a game has', (game: number) => rows(game, 200)],
  ])('cannot be won back by a page that shows puzzles %s', async (_, made) => {
    const store = open();
    await store.accepted(finished(['crane']));
    for (let n = 0; n < 60; n++) await store.accepted(finished(made(n, 20)));
    expect(await store.refuse('crane')).toBe('accepted');
  });

  it.each([
    ['made-up words', finished(rows(1, 20, '#'))],
    ['more rows than a game has', finished(rows(1, 21))],
    ['words of no known list', finished(rows(1, 9), 'wordle', null)],
  ])('leaves no trace of %s', async (_, shown) => {
    const store = open();
    await store.accepted(shown);
    expect((await store.session.get('accepted')).sites).toEqual({});
  });

  it('has heard of the accepted words when a refusal comes right after them', async () => {
    const store = open();
    const accepted = store.accepted(finished(['crane']));
    expect(await store.refuse('crane')).toBe('accepted');
    await accepted;
  });

  it.each([
    undefined,
    null,
    'text',
    { day: 1 },
    { day: 'one', kept: -1, likely: 0 },
    { day: 'one', kept: 1e300 },
  ])('begins anew where %j is stored of it', async (damaged) => {
    const store = open();
    await store.local.set({ 'trust:wordle': damaged });
    expect(await store.refuse('aaaaa')).toBe(null);
    expect(await store.kept()).toEqual({ wordle: ['aaaaa'] });
  });

  it('takes a word for no likely one where that cannot be told, and keeps it', async () => {
    const store = open();
    const isLikely = () => Promise.reject(new Error('The list cannot be read.'));
    expect(await store.refused('wordle', 'crane', isLikely)).toBe(null);
    expect(await store.kept()).toEqual({ wordle: ['crane'] });
    expect((await store.local.get(['trust:wordle']))['trust:wordle']).toMatchObject({ kept: 1, likely: 0 });
  });

  it('keeps nothing that it cannot count', async () => {
    const store = open();
    store.local.set = () => Promise.reject(new Error('QUOTA_BYTES'));
    expect(await store.refuse('aaaaa')).toBe('notStored');
    store.local.get = () => Promise.reject(new Error('corrupt'));
    expect(await store.refuse('aaaaa')).toBe('notStored');
  });
});

describe('a word that is held', () => {
  /** A game that has refused so many words that the next is held. */
  async function playing() {
    const app = setUp();
    const board = report(['oater 11001', 'abord 20210']);
    await app.tell({ type: 'report', report: board }, TAB);
    for (const word of ['fuzzy', 'vivid', 'jazzy', 'zzzzz', 'yyyyy', 'xxxxx', 'wwwww', 'vvvvv'])
      await app.tell({ type: 'refused', word, isSaid: true }, TAB);
    return { ...app, board };
  }
  const heldBy = async ({ stateOf }: ReturnType<typeof setUp>, tab = TAB) =>
    (await stateOf(tab)).held.map(({ word, why }) => [word, why]);

  it('is left out of its game and of no other, once, until the next game', async () => {
    const app = await playing();
    expect(await heldBy(app)).toEqual([
      ['jazzy', 'likely'],
      ['wwwww', 'often'],
      ['vvvvv', 'often'],
    ]);
    const advice = await app.tell({ type: 'refused', word: 'aroma', isSaid: true }, TAB);
    await app.tell({ type: 'refused', word: 'aroma', isSaid: true }, TAB);
    expect(advice?.advice).toMatchObject({ boards: [{ possible: 1 }] });
    expect((await app.words()).refused['wordle']).not.toContain('aroma');
    expect(await heldBy(app)).toHaveLength(4);
    expect((await app.tell({ type: 'report', report: app.board }, TAB + 1))?.advice).toMatchObject({
      boards: [{ possible: 2 }],
    });
    // The same game after a reload.
    expect((await app.tell({ type: 'report', report: app.board }, TAB))?.advice).toMatchObject({
      boards: [{ possible: 1 }],
    });
    await app.tell({ type: 'report', report: reportOfNone() }, TAB);
    expect(await heldBy(app)).toHaveLength(4);
    const next = report(HINTS, { puzzle: 'the next' });
    expect((await app.tell({ type: 'report', report: next }, TAB))?.advice).toMatchObject({
      boards: [{ possible: 2 }],
    });
    expect(await heldBy(app)).toEqual([]);
  });

  it('is said to be left out, and not to be remembered, whichever comes first', async () => {
    const app = await playing();
    const said = { kind: 'notInListHeld', word: 'aroma' };
    await app.tell({ type: 'refused', word: 'aroma', isSaid: true }, TAB);
    await app.tell({ type: 'notice', notice: { kind: 'notInList', word: 'aroma' } }, TAB);
    expect((await app.stateOf(TAB)).notice).toEqual(said);
    await app.tell({ type: 'notice', notice: null }, TAB);
    await app.tell({ type: 'notice', notice: { kind: 'notInList', word: 'aroma' } }, TAB);
    expect((await app.stateOf(TAB)).notice).toEqual(said);

    const other = await playing();
    await other.tell({ type: 'notice', notice: { kind: 'notInList', word: 'aroma' } }, TAB);
    await other.tell({ type: 'refused', word: 'aroma', isSaid: true }, TAB);
    expect((await other.stateOf(TAB)).notice).toEqual(said);
  });

  it('is one that has stood on the board, where the board is of words that there are', async () => {
    const app = setUp();
    await app.tell({ type: 'report', report: report(['crane 00000', 'zzzzz 00000']) }, TAB);
    for (const word of ['crane', 'zzzzz']) await app.tell({ type: 'refused', word, isSaid: true }, TAB);
    expect(await heldBy(app)).toEqual([['crane', 'accepted']]);
    expect((await app.words()).refused).toEqual({ wordle: ['zzzzz'] });
  });

  it('is no alarm where nothing is said of it: the player has typed it', async () => {
    const app = await playing();
    const update = await app.tell({ type: 'refused', word: 'aroma', isSaid: true }, TAB);
    expect(update?.notice).toBe(null);
  });

  it('is not said to be beyond what the browser can store where the board makes no sense', async () => {
    const app = setUp();
    await app.tell({ type: 'report', report: report(['oater 11001', 'ab 00']) }, TAB);
    for (const word of ['crane', 'fuzzy']) await app.tell({ type: 'refused', word, isSaid: true }, TAB);
    expect(await app.stateOf(TAB)).toMatchObject({ held: [], notice: null });
    expect((await app.words()).refused).toEqual({ wordle: ['crane', 'fuzzy'] });
    // Nor are more likely words believed.
    await app.tell({ type: 'refused', word: 'jazzy', isSaid: true }, TAB);
    expect(await heldBy(app)).toEqual([['jazzy', 'likely']]);
  });

  it('is the same however its letters are composed', async () => {
    const app = setUp();
    const word = 'ấềốấềốấềố';
    await app.tell({ type: 'report', report: report(HINTS) }, TAB);
    await app.tell({ type: 'refused', word: word.normalize('NFD'), isSaid: true }, TAB);
    await app.tell({ type: 'refused', word, isSaid: true }, TAB);
    expect((await app.words()).refused).toEqual({ wordle: [word] });

    await app.tell({ type: 'report', report: report(HINTS) }, TAB, true);
    const said = { kind: 'notInList' as const, word: word.normalize('NFD') };
    await app.tell({ type: 'notice', notice: said }, TAB, true);
    await app.tell({ type: 'refused', word: word.normalize('NFD'), isSaid: true }, TAB, true);
    expect(await app.stateOf(TAB)).toMatchObject({
      held: [{ word, why: 'private' }],
      notice: { kind: 'notInListHeld', word },
    });
  });

  it('is one that the site has accepted, however it was composed', async () => {
    const app = setUp();
    await app.tell(
      { type: 'report', report: report(['größe 00000'.normalize('NFD')], { lexicon: 'de' }) },
      TAB,
    );
    for (const word of ['größe', 'größe'.normalize('NFD')])
      await app.tell({ type: 'refused', word, isSaid: true }, TAB);
    expect(await heldBy(app)).toEqual([['größe', 'accepted']]);
  });

  it('can be kept by the player', async () => {
    const app = await playing();
    await app.change({ kind: 'refuse', site: 'wordle', words: ['jazzy'] });
    expect((await app.words()).refused['wordle']).toContain('jazzy');
  });

  it('is of its tab in a private window, once, and nothing is kept of it', async () => {
    const app = setUp();
    await app.tell({ type: 'report', report: report(HINTS) }, TAB, true);
    for (let time = 0; time < 2; time++)
      await app.tell({ type: 'refused', word: 'aroma', isSaid: true }, TAB, true);
    const next = report(HINTS, { puzzle: 'the next' });
    expect((await app.tell({ type: 'report', report: next }, TAB, true))?.advice).toMatchObject({
      boards: [{ possible: 1 }],
    });
    expect(await heldBy(app)).toEqual([['aroma', 'private']]);
    expect(await app.local.get(null)).toEqual({});
    expect(await app.inSession.get('accepted')).toEqual({});
  });

  it('is one of a hundred at most, of which the oldest go first', () => {
    const words = Array.from(
      { length: 120 },
      (_, n) => ({ word: `word ${n}`, why: 'often', puzzle: '' }) as const,
    );
    const held = words.reduce<readonly HeldWord[]>(withHeld, []);
    expect(held).toEqual(words.slice(20));
    expect(withHeld(held, words[50]!)).toHaveLength(100);
  });

  it('is none where the board cannot be read, or what is refused is no word', async () => {
    const app = setUp();
    await app.tell({ type: 'report', report: reportOfNone({ state: 'unreadable' }) }, TAB);
    await app.tell({ type: 'refused', word: 'crane', isSaid: true }, TAB);
    await app.tell({ type: 'report', report: report([]) }, TAB);
    for (const word of ['', 'a b', '"""', 'x'.repeat(100)])
      await app.tell({ type: 'refused', word, isSaid: true }, TAB);
    expect(await heldBy(app)).toEqual([]);
    expect((await app.words()).refused).toEqual({});
  });
});
