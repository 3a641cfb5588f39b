import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseWordList } from '../../lexicons/word-list.ts';
import { createDictionary, type Dictionary } from '../dictionary.ts';
import { parseHints } from '../hints.ts';
import { solve } from '../solve.ts';
import { STRATEGY_NAMES, type StrategyName } from './names.ts';
import { openerOf, RULES } from './strategies.ts';

const read = (path: string) => readFileSync(new URL(`../../../dicts/${path}`, import.meta.url), 'utf8');
const load = (path: string, byUse: readonly string[] = []) =>
  createDictionary(parseWordList(read(path)), byUse);

const english = load('en/5.txt', read('en/5.by-use.txt').trim().split('\n'));
const german = load('de-written-out/5.txt');
const polish = load('pl/5.txt');
const listOf = (words: string, byUse: readonly string[] = []) =>
  createDictionary(
    words.split(' ').map((word) => ({ word, level: 0, vulgar: false })),
    byUse,
  );

interface Options {
  hints?: string[];
  opener?: string | null;
  refused?: string[];
}

/** What a strategy suggests, best first. */
function suggest(strategy: StrategyName, dictionary: Dictionary, options: Options = {}): string[] {
  const { hints = [], opener = null, refused = [] } = options;
  const work = solve({
    dictionary,
    openers: [],
    hints: parseHints(hints),
    refused: new Set(refused),
    forbidden: new Set(),
    vulgar: true,
    guesses: Infinity,
    hard: false,
    strategy,
    opener,
  });
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value.status === 'open' ? step.value.suggestions.map(({ word }) => word) : [];
}

describe('the articles', () => {
  it.each([
    ['distinct-letters', 'en', english, 'oater'],
    ['distinct-letters', 'de', german, 'radio'],
    ['letter-frequency', 'pl', polish, 'okrai'],
    ['letter-frequency-updated', 'pl', polish, 'okrai'],
    ['corpus-frequency', 'en', english, 'arose'],
    ['position-frequency', 'en', english, 'slate'],
  ] as const)('%s begins in %s with its opener', (strategy, language, dictionary, opener) => {
    expect(suggest(strategy, dictionary, { opener: openerOf(strategy, language) })[0]).toBe(opener);
  });

  it('distinct letters plays the games of the Go program', () => {
    const next = (dictionary: Dictionary, hints: string[]) =>
      suggest('distinct-letters', dictionary, { hints });
    expect(next(english, ['oater 11001'])[0]).toBe('abord');
    expect(next(english, ['oater 11001', 'abord 20210'])).toEqual(['aroha', 'aroma']);
    expect(next(german, ['radio 00001', 'lotus 22001'])).toContain('losen');
  });

  it('position frequency scores as a slow second way does, slate with 1,437', () => {
    const words = english.words.filter((_, word) => english.likely[word]);
    const score = (word: string) =>
      [...word].reduce((sum, letter, i) => sum + words.filter((other) => other[i] === letter).length, 0);
    expect(score('slate')).toBe(1437);
    const scores = suggest('position-frequency', english).map(score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(Math.max(...words.map(score))).toBe(1437);
  });
});

describe('every strategy', () => {
  it.each(STRATEGY_NAMES)('%s begins with the opener, if it may be guessed', (strategy) => {
    const list = listOf('abcd acde bcef cdfg żółć', ['bcef']);
    const plain = suggest(strategy, list);
    expect(plain[0]).not.toBe('żółć');
    expect(suggest(strategy, list, { opener: 'żółć' })).toEqual(['żółć', ...plain.slice(0, -1)]);
    expect(suggest(strategy, list, { opener: 'żółć', refused: ['żółć'] })).not.toContain('żółć');
    expect(suggest(strategy, list, { opener: 'qqqq' })).toEqual(plain);
    const hints = ['zzzz 0000'];
    expect(suggest(strategy, list, { opener: 'żółć', hints })).toEqual(suggest(strategy, list, { hints }));
  });

  it.each(Object.keys(RULES) as (keyof typeof RULES)[])('%s takes words of any length', (strategy) => {
    for (const words of ['abbé ćmić öhre', 'abcdefghijk mississippi śśśśśśśśśśś']) {
      expect(suggest(strategy, listOf(words)).sort()).toEqual(words.split(' ').sort());
    }
  });

  it.each(Object.keys(RULES) as (keyof typeof RULES)[])('%s guesses no word of prior 0', (strategy) => {
    const prior = english.prior.map((weight, word) => (english.words[word]!.startsWith('q') ? weight : 0));
    for (const word of suggest(strategy, { ...english, prior })) expect(word).toMatch(/^q/);
  });
});

describe('letter frequency', () => {
  const rows = ['zzaz 0000', 'vvvv 0000', 'wwww 0000'];
  /** In the whole list there are 10 x and 10 y. */
  const list = listOf('abxy acxy adxy efgh efhl egxy xxyx xyxy xyyy');
  const order = (strategy: StrategyName, rounds: number) =>
    suggest(strategy, list, { hints: rows.slice(0, rounds) }).join(' ');

  it('guesses words of distinct letters up to the third guess, then any', () => {
    expect(order('letter-frequency', 1)).toBe('egxy efgh efhl xxyx xyxy xyyy');
    expect(order('letter-frequency', 2)).toBe('egxy efgh efhl xxyx xyxy xyyy');
    expect(order('letter-frequency', 3)).toBe('xxyx xyxy xyyy egxy efgh efhl');
  });

  it('counts again, if it is to, over the words left that have as many distinct letters', () => {
    expect(order('letter-frequency-updated', 0)).toBe(order('letter-frequency', 0));
    expect(order('letter-frequency-updated', 1)).toBe('efgh efhl egxy xxyx xyxy xyyy');
    expect(order('letter-frequency-updated', 2)).toBe('efgh efhl egxy xxyx xyxy xyyy');
  });

  it('counts again, from the fourth guess on, over all the words left', () => {
    expect(order('letter-frequency-updated', 3)).toBe('egxy efgh efhl xxyx xyxy xyyy');
  });

  it('goes by the former score among those equal in the new one', () => {
    const words = listOf('aeyy bcde fghy');
    expect(suggest('letter-frequency-updated', words, { hints: ['azzz 0000'] })).toEqual(['fghy', 'bcde']);
  });
});

describe('corpus frequency', () => {
  it('guesses the commonest word left, then the likeliest that the corpus lacks', () => {
    const words = listOf('abcd bcde cdef defg efgh', ['defg', 'zzzz', 'bcde']);
    expect(suggest('corpus-frequency', words, { hints: ['zzzz 0000'] })).toEqual([
      'defg',
      'bcde',
      'abcd',
      'cdef',
      'efgh',
    ]);
  });

  it('leaves out the commonest letter until a word has all of the next', () => {
    // By count a and b, c and d, e and x are equal, and go by which is met first; no word has abcd.
    const corpus = ['aaaa', 'bcde', 'bbcc', 'bddx'];
    expect(suggest('corpus-frequency', listOf('aaaa bbcc bcde bddx', corpus))[0]).toBe('bcde');
  });
});
