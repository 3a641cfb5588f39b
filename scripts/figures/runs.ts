/** The runs that the figures in docs/results.md are from. */
import { readFileSync } from 'node:fs';
import type { Summary } from '../simulate/report.ts';

/** Our own strategy over a whole list. */
export interface OwnRun {
  readonly name: string;
  readonly list: string;
  /** Those of `npm run simulate`. */
  readonly options: string;
  /** The best that is known, as docs/results.md says it. */
  readonly best: string;
  /** What has to be reached: the mean at most, the share of games won at least. */
  readonly goal: { readonly mean: number; readonly solved: number };
}

/** An article's strategy. */
export interface ArticleRun {
  readonly name: string;
  readonly article: string;
  readonly list: string;
  readonly options: string;
  /** What the article says, or an independent program that does as it says. */
  readonly reference: string;
}

export const OWN_RUNS: readonly OwnRun[] = [
  {
    name: 'en-likely',
    list: 'English, the 2,315 answers of 2022',
    options: '--lang en --strategy expected-guesses --answers likely',
    best: '3.4212, proven',
    goal: { mean: 3.4225, solved: 1 },
  },
  {
    name: 'en-likely-hard',
    list: 'the same in hard mode',
    options: '--lang en --strategy expected-guesses --answers likely --hard',
    best: '3.5084, proven',
    goal: { mean: 3.51, solved: 1 },
  },
  {
    name: 'en-all',
    list: 'English, every word',
    options: '--lang en --strategy expected-guesses',
    best: '4.0595, 99.93 %',
    goal: { mean: 4.065, solved: 0.9992 },
  },
  {
    name: 'de-all',
    list: 'German, every word, umlauts written out',
    options: '--lang de --strategy expected-guesses',
    best: '3.8959, 100 %',
    goal: { mean: 3.905, solved: 1 },
  },
  {
    name: 'pl-all',
    list: 'Polish, every word',
    options: '--lang pl --strategy expected-guesses',
    best: '4.4464, 100 %',
    goal: { mean: 4.455, solved: 0.9997 },
  },
];

export const ARTICLE_RUNS: readonly ArticleRun[] = [
  {
    name: 'go-en',
    article: 'Go, most distinct letters',
    list: 'English, every word',
    options: '--lang en --strategy distinct-letters',
    reference: '86.7 %, 4.52',
  },
  {
    name: 'go-en-likely',
    article: 'Go, most distinct letters',
    list: 'English, the 2,315',
    options: '--lang en --strategy distinct-letters --answers likely',
    reference: '90.5 %',
  },
  {
    name: 'go-de',
    article: 'Go, most distinct letters',
    list: 'German, every word',
    options: '--lang de --strategy distinct-letters',
    reference: '90.1 %',
  },
  {
    name: 'matlab-pl',
    article: 'MATLAB, letter frequency',
    list: 'Polish, every word',
    options: '--lang pl --strategy letter-frequency --article-feedback',
    reference: '78.8 % (article)',
  },
  {
    name: 'matlab-updated-pl',
    article: 'MATLAB, letter frequency of the words left',
    list: 'Polish, every word',
    options: '--lang pl --strategy letter-frequency-updated --article-feedback',
    reference: '86.2 % (article)',
  },
  {
    name: 'pandas-en',
    article: 'pandas, letters in their places',
    list: 'English, the 2,315',
    options: '--lang en --strategy position-frequency --answers likely',
    reference: '2,302 of 2,315 (article)',
  },
  {
    name: 'nltk-en',
    article: 'NLTK, commonest word of a corpus',
    list: 'English, the 2,315',
    options: '--lang en --strategy corpus-frequency --answers likely --article-feedback',
    reference: '56.5 % (with its own corpus)',
  },
];

/** What a run came to. The words lost are counted only: the command tells them. */
export interface Figure extends Omit<Summary, 'lost'> {
  readonly command: string;
  /** As 2026-11-21. */
  readonly date: string;
  readonly lost: number;
}

/** The figures by the names of their runs; there may be none of some yet. */
export type Figures = Readonly<Record<string, Figure | undefined>>;

export const FIGURES_FILE = 'docs/figures.json';

export function readFigures(): Figures {
  return JSON.parse(readFileSync(FIGURES_FILE, 'utf8')) as Figures;
}
