/** The Polish words. */
import { readTanglet, readUsage } from './common-sources.ts';
import { createIsBase } from './polish-forms.ts';
import { levelsByRank, rankSum } from './rank.ts';
import type { Recipe } from './recipe.ts';
import { readVulgar } from './vulgar.ts';

const LENGTH = 5;

/** A guess: games of this kind draw on two to four thousand words. */
const ANSWERS = 3000;

/** A generous floor, since any form may be the answer: 1/64 of the likelihood of a likely word. */
const FLOOR = 6;

export const polish: Recipe = {
  terms:
    'These Polish word lists, made for Knack, are given on under CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/). Their sources:',
  sources: ['tanglet', 'frequencyPl', 'tesseractPl', 'naughtyWords'],
  async make() {
    const forms = new Set((await readTanglet('pl')).map((form) => form.toLowerCase()));
    const words = [...forms]
      .filter((form) => form.length === LENGTH && /^[a-ząćęłńóśźż]+$/.test(form))
      .sort();
    const isBase = createIsBase(forms);
    const isVulgar = await readVulgar('pl');
    const { frequency, inUse } = await readUsage(
      'frequencyPl',
      ['femaleFirstnames', 'maleFirstnames'],
      'tesseractPl',
      'pol',
    );
    const signals = [(word: string) => (isBase(word) ? 1 : 0), frequency, inUse];
    const levels = levelsByRank(rankSum(signals.map((signal) => words.map(signal))), ANSWERS, FLOOR);
    const entries = words.map((word, i) => ({ word, level: levels[i]!, vulgar: isVulgar(word) }));
    return { lists: [{ lexicon: 'pl', length: LENGTH, entries }] };
  },
};
