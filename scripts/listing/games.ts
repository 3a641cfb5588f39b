/** What is played for the pictures of each listing: games as people play them, with a few words left in the middle. */
import { literalnie } from '../../e2e/replicas/literalnie/replica.ts';
import type { Replica } from '../../e2e/replicas/replica.ts';
import type { Site } from '../../e2e/replicas/site.ts';
import { wordle } from '../../e2e/replicas/wordle/replica.ts';
import { wordleSite } from '../../e2e/replicas/wordle/site.ts';
import { wortel } from '../../e2e/replicas/wortel/replica.ts';
import { wordsOf } from '../../e2e/words.ts';
import type { ListingLanguage } from './texts.ts';

interface Played {
  readonly answer: string;
  /** Before the picture in the middle. */
  readonly guesses: readonly string[];
}

export interface ListingGame extends Played {
  readonly replica: Replica;
  readonly site: Site;
  /** The game's own light theme. */
  readonly theme: string;
  readonly practice: Played & { readonly lexicon: string };
}

export const LISTING_GAMES: Readonly<Record<ListingLanguage, ListingGame>> = {
  en: {
    replica: wordle,
    site: wordleSite({ answers: { '/games/wordle': 'mango' }, words: wordsOf('en').words }),
    theme: 'light',
    answer: 'mango',
    guesses: ['crane', 'salon'],
    practice: { lexicon: 'en', answer: 'garden', guesses: ['planet', 'marked'] },
  },
  de: {
    replica: wortel,
    site: wortel.site({ answer: 'wolke', words: wordsOf('de-written-out').words }),
    theme: 'light',
    answer: 'wolke',
    guesses: ['stern', 'kohle'],
    practice: { lexicon: 'de', answer: 'füßen', guesses: ['tarne', 'küken'] },
  },
  pl: {
    replica: literalnie,
    site: literalnie.site({ answer: 'zamek', words: wordsOf('pl').words }),
    theme: 'lightfalse',
    answer: 'zamek',
    guesses: ['rybka', 'latem'],
    practice: { lexicon: 'pl', answer: 'żabka', guesses: ['rzeka', 'babka'] },
  },
};
