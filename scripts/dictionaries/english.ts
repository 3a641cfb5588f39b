/** The English words. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Entry } from '../../src/solver/dictionary.ts';
import { MAX_LEVEL } from '../../src/solver/prior.ts';
import { auc, levelOf, levelsByRank, oddsAt, ranksOf, rankSum } from './rank.ts';
import type { Recipe, WordList } from './recipe.ts';
import { fetchSource } from './sources.ts';
import { readVulgar } from './vulgar.ts';

/** Of 1,384 answers that the New York Times chose by hand, 48 were not among the 2,315 of 2022. */
const UNLISTED = 48 / 1384;

/** No word outside the 2,315 is as likely as any within. */
const UNLISTED_TOP = 1 / 8;

/** How well the signals have to tell the 2,315 from the other words. */
const LEAST_AUC = 0.96;

/**
 * So many answers of the game's original order had all come by 6 November 2022; from the day after on an editor has
 * chosen them.
 */
const IN_ORDER = 506;

const OTHER_LENGTHS = [4, 6, 7, 8];

/** The words of an array in a file of JavaScript, which is only read. */
function wordsOfArray(code: string, name: string): string[] {
  const body = new RegExp(`const ${name} = \\[([^\\]]*)\\]`).exec(code)?.[1] ?? '';
  return [...body.matchAll(/"([a-z]+)"/g)].map(([, word]) => word!);
}

const readJson = async (...path: string[]): Promise<unknown> =>
  JSON.parse(await readFile(join(...path), 'utf8'));

/** A word with the highest rating in the list of profane words. Some everyday words have it too: dumb, idiot. */
const SURELY_PROFANE = /^ {2}([a-z]+): 2,?$/gm;
const COMMON_TIER = 35;

interface Scowl {
  /** The size of the smallest list that a word is in; the smaller, the commoner the word. */
  readonly tiers: ReadonlyMap<string, number>;
  /** Words that only lists of names or abbreviations have, in lower case. */
  readonly isNameOnly: (word: string) => boolean;
}

/** What a word that SCOWL lacks counts as: rarer than the last tier. */
const NO_TIER = 100;

async function readScowl(): Promise<Scowl> {
  const folder = join(await fetchSource('scowl'), 'usr/share/dict/scowl');
  const tiers = new Map<string, number>();
  const names = new Set<string>();
  for (const file of (await readdir(folder)).sort()) {
    const [, region = '', kind = '', size = ''] =
      /^(.*)-(words|upper|proper-names|abbreviations|roman-numerals)\.(\d+)$/.exec(file) ?? [];
    if (kind === '') continue;
    const words = (await readFile(join(folder, file), 'latin1')).split('\n');
    if (kind !== 'words') for (const word of words) names.add(word.toLowerCase());
    // Spellings of one country, or variants, are rarer than their size says.
    else {
      const tier =
        Number(size) + (/^(english|american)$/.test(region) ? 0 : region.includes('variant') ? 10 : 5);
      for (const word of words) tiers.set(word, Math.min(tier, tiers.get(word) ?? NO_TIER));
    }
  }
  return { tiers, isNameOnly: (word) => names.has(word) && !tiers.has(word) };
}

/** Whether a word is but a plain plural or a plain past tense of another: hardly ever an answer. */
function createIsInflected(words: ReadonlySet<string>): (word: string) => boolean {
  const stemOf = (word: string, ending: RegExp, replacement: string) =>
    ending.test(word) && words.has(word.replace(ending, replacement));
  return (word) =>
    (!/(ss|us|is)$/.test(word) &&
      (stemOf(word, /s$/, '') || stemOf(word, /es$/, '') || stemOf(word, /ies$/, 'y'))) ||
    stemOf(word, /ed$/, 'e') ||
    stemOf(word, /ed$/, '') ||
    stemOf(word, /ied$/, 'y');
}

export const english: Recipe = {
  terms: 'These English word lists, made for Knack, are given on under the terms of their sources:',
  sources: ['wordle', 'englishWords', 'subtlex', 'scowl', 'naughtyWords', 'cuss'],
  async make() {
    const game = await readFile(join(await fetchSource('wordle'), 'package/index.mjs'), 'utf8');
    const [answers, rest] = [wordsOfArray(game, 'answers'), wordsOfArray(game, 'rest')];
    const others = (await readJson(await fetchSource('englishWords'), 'package/index.json')) as string[];
    const counted = (await readJson(await fetchSource('subtlex'), 'package/index.json')) as {
      word: string;
      count: number;
    }[];
    const counts = new Map(counted.map(({ word, count }) => [word, count]));
    const { tiers, isNameOnly } = await readScowl();
    const isInflected = createIsInflected(new Set([...answers, ...rest, ...others]));
    const ratings = await readFile(join(await fetchSource('cuss'), 'package/index.js'), 'utf8');
    const profane = new Set([...ratings.matchAll(SURELY_PROFANE)].map(([, word]) => word!));
    const listed = new Set(answers);
    const isCommon = (word: string) => listed.has(word) || (tiers.get(word) ?? NO_TIER) <= COMMON_TIER;
    const isVulgar = await readVulgar('en', (word) => profane.has(word) && !isCommon(word));

    /** By how often words are used and how small a list has them; inflected ones come last. */
    const signalOf = (words: readonly string[]): number[] => {
      const byUse = words.map((word) => counts.get(word) ?? 0);
      const byTier = words.map((word) => -(tiers.get(word) ?? NO_TIER));
      return rankSum([byUse, byTier]).map((sum, i) => (isInflected(words[i]!) ? sum - 2 : sum));
    };

    const five = [...answers, ...rest].sort();
    const signal = signalOf(five);
    const share = answers.length / five.length;
    const separation = auc(signal, (word) => listed.has(five[word]!));
    if (separation < LEAST_AUC) throw new Error(`The signals rank answers too badly: AUC ${separation}.`);
    console.log(
      `en 5: AUC ${separation.toFixed(4)} for the ${answers.length}, of which the signal knows nothing`,
    );

    // What the 2,315 leave of likelihood goes to the other words by their odds.
    const odds = ranksOf(signal).map((rank, i) => (listed.has(five[i]!) ? 0 : oddsAt(rank, answers.length)));
    const scale = (UNLISTED * answers.length) / (1 - UNLISTED) / odds.reduce((sum, each) => sum + each, 0);
    const fiveEntries = five.map((word, i): Entry => {
      const prior = listed.has(word) ? 1 : Math.min(UNLISTED_TOP, odds[i]! * scale);
      return { word, level: levelOf(prior, MAX_LEVEL), vulgar: isVulgar(word) };
    });

    const lists: WordList[] = [{ lexicon: 'en', length: 5, entries: fiveEntries }];
    for (const length of OTHER_LENGTHS) {
      const words = others.filter((word) => word.length === length && !isNameOnly(word)).sort();
      // As large a share of them as of the five-letter words.
      const levels = levelsByRank(signalOf(words), share * words.length, MAX_LEVEL);
      const entries = words.map((word, i) => ({ word, level: levels[i]!, vulgar: isVulgar(word) }));
      lists.push({ lexicon: 'en', length, entries });
    }

    const known = new Set(five);
    const byUse = counted.filter(({ word }) => known.has(word)).sort((a, b) => b.count - a.count);
    const linesOf = (words: readonly string[]) => `${words.join('\n')}\n`;
    return {
      lists,
      files: {
        'en/5.by-use.txt': linesOf(byUse.map(({ word }) => word)),
        'en/5.past.txt': linesOf(answers.slice(0, IN_ORDER)),
      },
    };
  },
};
