import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { LEXICONS } from './lexicons.ts';
import type { Advice } from '../protocol/advice.ts';
import { PLAIN_QUESTION } from '../test/question.ts';
import { timetable } from '../test/timetable.ts';
import { MOST_LETTERS } from '../solver/dictionary.ts';
import { Advisor } from '../worker/advisor.ts';
import { createDictionaries } from './dictionaries.ts';

const fromDisk = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The dictionaries, with the paths that were read. */
function setUp(read = fromDisk) {
  const paths: string[] = [];
  const load = createDictionaries((path) => {
    paths.push(path);
    return read(path);
  }, LEXICONS);
  return { load, paths };
}

const ask = ({
  hints,
  ...question
}: {
  lexicon: keyof typeof LEXICONS;
  hints: string[];
  added?: string[];
  forbidden?: string[];
}) =>
  new Advisor(LEXICONS, setUp().load, timetable()).advise(
    {
      boards: [hints],
      ...PLAIN_QUESTION,
      ...question,
    },
    { tab: null, signal: new AbortController().signal },
  );

const bestOf = (answer: Advice | null) =>
  answer?.status === 'open' ? answer.suggestions[0]?.word : undefined;

describe('dictionaries', () => {
  it('read the lexicon and length in play, once, and nothing else', async () => {
    const { load, paths } = setUp();
    const [first, second] = [await load('pl', 5, []), await load('pl', 5, [])];
    expect(second).toBe(first);
    expect(paths.sort()).toEqual(['dicts/pl/5.openers.json', 'dicts/pl/5.txt']);
  });

  it('have the words of a corpus in its order, where there is one', async () => {
    const { load } = setUp();
    const { words, byUse } = (await load('en', 5, ['there', 'zzzzz']))!.dictionary;
    expect(byUse).toHaveLength(4610);
    expect(Array.from(byUse.subarray(0, 3), (word) => words[word])).toEqual(['there', 'right', 'about']);
    expect((await load('en', 4, []))!.dictionary.byUse).toHaveLength(0);
    expect((await load('pl', 5, []))!.dictionary.byUse).toHaveLength(0);
  });

  it('are none for a length without a list', async () => {
    const { load, paths } = setUp();
    expect(await load('pl', 6, [])).toBeNull();
    expect(paths).toEqual([]);
  });

  it('are read again after a failure', async () => {
    let broken = true;
    const { load } = setUp((path) => (broken ? Promise.reject(new Error('gone')) : fromDisk(path)));
    await expect(load('en', 5, [])).rejects.toThrow('gone');
    broken = false;
    expect((await load('en', 5, []))?.dictionary.words).toHaveLength(12_972);
  });

  it('take in the words that the player has added, in their place and spelling', async () => {
    const { load } = setUp();
    const plain = (await load('de-written-out', 5, []))!.dictionary;
    const added = ['knäck', 'zzzzz', 'zzzzz', 'knäcke', 'radio'];
    const { words, likely } = (await load('de-written-out', 5, added))!.dictionary;
    expect(plain.words).toContain('radio');
    // Six letters once written out: knäck. Five in no list: zzzzz.
    expect(words.filter((word) => !plain.words.includes(word))).toEqual(['zzzzz']);
    expect([...words]).toEqual([...words].sort());
    expect(likely[words.indexOf('zzzzz')]).toBe(1);
    expect((await load('de-written-out', 5, []))!.dictionary.words).toEqual(plain.words);
    // A word that the player asks for is not kept back.
    const { words: all, vulgar } = (await load('en', 5, ['fucks']))!.dictionary;
    expect(all).toHaveLength(12_972);
    expect(vulgar[all.indexOf('fucks')]).toBe(0);
  });
});

/** So many words of five letters that no other word has. */
const strange = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    String.fromCodePoint(...Array.from({ length: 5 }, (__, m) => 0x4e00 + 5 * n + m)),
  );

it('added words of more letters than can be told apart are left out, and the others are not', async () => {
  const added = ['zzzzz', ...strange(45), 'yyyyy'];
  const { words, alphabet } = (await setUp().load('en', 5, added))!.dictionary;
  const plain = (await setUp().load('en', 5, []))!.dictionary;
  const fitting = Math.floor((MOST_LETTERS - plain.alphabet.length) / 5);
  expect(words).toHaveLength(plain.words.length + 2 + fitting);
  expect(words).toEqual(expect.arrayContaining(['zzzzz', 'yyyyy', strange(fitting).at(-1)]));
  expect(alphabet.length).toBeLessThanOrEqual(MOST_LETTERS);
  expect(await ask({ lexicon: 'en', hints: ['oater 11001'], added })).toMatchObject({ status: 'open' });
});

describe('hints', () => {
  it('must have the width of their board', async () => {
    const answer = await new Advisor(LEXICONS, setUp().load, timetable()).advise(
      {
        lexicon: 'en',
        boards: [['wonder 000000']],
        ...PLAIN_QUESTION,
        width: 5,
      },
      { tab: null, signal: new AbortController().signal },
    );
    expect(answer).toEqual({ status: 'not-hints', problem: 'rowsDiffer', board: 0, row: 0 });
  });

  it.each([
    ['de', 'fünfe 00000'],
    ['de', 'STRAẞ 00000'],
    ['de-written-out', 'fünf 00000'],
    ['de-written-out', 'FUENF 00000'],
    ['de-written-out', 'fünf 00000'.normalize('NFD')],
    ['pl', 'żółte 00000'.normalize('NFD')],
  ] as const)('are read in the spelling of %s: %s', async (lexicon, hint) => {
    expect(await ask({ lexicon, hints: [hint] })).toMatchObject({ status: 'open' });
  });

  it('are one and the same in both spellings of an umlaut', async () => {
    const lexicon = 'de-written-out';
    expect(await ask({ lexicon, hints: ['fünf 00102'] })).toEqual(
      await ask({ lexicon, hints: ['fuenf 00102'] }),
    );
  });
});

it('a player can win with a word that only they know', async () => {
  const hints = ['zzzzy 22220'];
  expect(await ask({ lexicon: 'en', hints })).toMatchObject({ status: 'no-known-word' });
  const answer = await ask({ lexicon: 'en', hints, added: ['zzzzz'] });
  expect(answer).toMatchObject({ status: 'open', boards: [{ possible: 1 }] });
  expect(bestOf(answer)).toBe('zzzzz');
});

it('a word that the player forbids is forbidden in the spelling of the lexicon', async () => {
  const lexicon = 'de-written-out';
  const hints = ['biese 20222'];
  expect(await ask({ lexicon, hints })).toMatchObject({ boards: [{ possible: 1 }] });
  expect(bestOf(await ask({ lexicon, hints }))).toBe('boese');
  expect(await ask({ lexicon, hints, forbidden: ['böse'] })).toMatchObject({ status: 'no-known-word' });
});
