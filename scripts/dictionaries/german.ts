/** The German words, as they are spelt and with ä, ö, ü and ß written out. */
import { LEXICONS } from '../../src/lexicons/lexicons.ts';
import type { Entry } from '../../src/solver/dictionary.ts';
import { readTanglet, readUsage } from './common-sources.ts';
import { createIsBase } from './german-forms.ts';
import { levelsByRank, rankSum } from './rank.ts';
import type { Recipe, WordList } from './recipe.ts';
import { readVulgar } from './vulgar.ts';

const LENGTH = 5;

/** The German game has about so many answers. */
const ANSWERS = 1070;

/** Inflected forms are hardly ever answers: they keep 1/256 of the likelihood of a likely word. */
const FLOOR = 8;

/** The forms in a line: those after the key, or else the key itself, which has umlauts written out. */
function formsOf(line: string): string[] {
  const [key = '', ...forms] = line.split(' ');
  return forms.length > 0 ? forms : [key.toLowerCase()];
}

/** Whether it has German letters alone and is no abbreviation: WLANs. */
const isWord = (form: string): boolean => /^[a-zäöüß]+$/i.test(form) && !/^\p{Lu}{2,}s?$/u.test(form);

/** How many longer words, by two letters or more, begin with a word: basic words have many compounds. */
function createProductivity(words: Iterable<string>): (word: string) => number {
  const counts = new Map<string, number>();
  for (const word of words) {
    for (let length = LENGTH - 2; length <= Math.min(LENGTH, word.length - 2); length++) {
      const start = word.slice(0, length);
      counts.set(start, (counts.get(start) ?? 0) + 1);
    }
  }
  return (word) => counts.get(word) ?? 0;
}

export const german: Recipe = {
  terms:
    'These German word lists, made for Knack, are given on under CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/). Their sources:',
  sources: ['tanglet', 'frequencyDe', 'tesseractDe', 'naughtyWords'],
  async make() {
    const forms = new Set((await readTanglet('de')).flatMap(formsOf).filter(isWord));
    const words = [...new Set([...forms].map((form) => form.toLowerCase()))];
    const isBase = createIsBase(forms);
    const isVulgar = await readVulgar('de');
    const { frequency, inUse } = await readUsage('frequencyDe', ['firstnames'], 'tesseractDe', 'deu');
    const productivity = createProductivity(words);
    const signals = [(word: string) => (isBase(word) ? 1 : 0), frequency, inUse, productivity];

    const lists = (['de', 'de-written-out'] as const).map((lexicon): WordList => {
      // Two words may be the same one when written out: it is as likely as the likelier of them.
      const spelt = new Map<string, string[]>();
      for (const word of words) {
        const text = LEXICONS[lexicon].spell(word);
        if (text.length === LENGTH) spelt.set(text, [...(spelt.get(text) ?? []), word]);
      }
      const texts = [...spelt.keys()].sort();
      const best = (signal: (word: string) => number) =>
        texts.map((text) => Math.max(...spelt.get(text)!.map(signal)));
      const levels = levelsByRank(rankSum(signals.map(best)), ANSWERS, FLOOR);
      const entries = texts.map((word, i): Entry => ({
        word,
        level: levels[i]!,
        vulgar: spelt.get(word)!.every(isVulgar),
      }));
      return { lexicon, length: LENGTH, entries };
    });
    return { lists };
  },
};
