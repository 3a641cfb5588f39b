/** What is played for the pictures in each language. */
import { literalnie } from '../../e2e/replicas/literalnie/replica.ts';
import type { Replica } from '../../e2e/replicas/replica.ts';
import { wordle } from '../../e2e/replicas/wordle/replica.ts';
import { wordleSite } from '../../e2e/replicas/wordle/site.ts';
import { wortel } from '../../e2e/replicas/wortel/replica.ts';
import { wordsOf } from '../../e2e/words.ts';
import type { LookName } from './camera.ts';

const ANSWERS = { en: 'aroma', de: 'tasse', pl: 'mapka' };

export const sites = [
  wordleSite({ answers: { '/games/wordle': ANSWERS.en }, words: wordsOf('en').words }),
  wortel.site({ answer: ANSWERS.de, words: wordsOf('de-written-out').words, hardMode: true }),
  literalnie.site({ answer: ANSWERS.pl, words: wordsOf('pl').words }),
];

export interface Language {
  /** The game that the overlay is on, its guesses and answer, and its themes for the looks. */
  readonly game: Replica;
  readonly guesses: readonly string[];
  readonly answer: string;
  readonly themes: Readonly<Record<LookName, string>>;
  /** A game of practice: as it begins, in mid-game and at its end. */
  readonly practice: { lexicon: string; answer: string; guesses: string[]; noWord: string };
}

export const LANGUAGES: Readonly<Record<string, Language>> = {
  en: {
    game: wordle,
    guesses: ['oater'],
    answer: ANSWERS.en,
    themes: { light: 'light', dark: 'dark', contrast: 'colorblind' },
    practice: { lexicon: 'en', answer: 'aromas', guesses: ['treads', 'orates'], noWord: 'xxxxxx' },
  },
  de: {
    game: wortel,
    guesses: ['masse'],
    answer: ANSWERS.de,
    themes: { light: 'light', dark: 'dark', contrast: 'high contrast' },
    practice: { lexicon: 'de', answer: 'füßen', guesses: ['tarne', 'süßer'], noWord: 'xßöxx' },
  },
  pl: {
    game: literalnie,
    guesses: ['rybka'],
    answer: ANSWERS.pl,
    themes: { light: 'lightfalse', dark: 'darkfalse', contrast: 'darktrue' },
    practice: { lexicon: 'pl', answer: 'żabka', guesses: ['korna', 'bajka'], noWord: 'łłłłł' },
  },
};
