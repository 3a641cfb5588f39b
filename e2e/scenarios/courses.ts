/** What each replica is played with. */
import { firstWordle } from '../replicas/first-wordle/replica.ts';
import { literalnie, literalnieRenamed } from '../replicas/literalnie/replica.ts';
import { wordle } from '../replicas/wordle/replica.ts';
import { wortel, wortelOf2022 } from '../replicas/wortel/replica.ts';
import type { Course } from './course.ts';

// The first guesses leave so few words that Knack has soon looked ahead.

const ENGLISH = {
  lexicon: 'en',
  guesses: ['organ', 'abord', 'aroma'],
  repeated: ['eerie', 'melee', 'geese'],
  noWord: 'ormao',
  trap: { answer: 'eight', guess: 'might', end: /ight$/ },
} as const;

const GERMAN = {
  lexicon: 'de-written-out',
  guesses: ['desto', 'lotus', 'losen'],
  repeated: ['nenne', 'messe', 'essen'],
  noWord: 'sonel',
  trap: { answer: 'tasse', guess: 'masse', end: /asse$/ },
} as const;

const POLISH = {
  lexicon: 'pl',
  guesses: ['rybka', 'mapka', 'żabka'],
  repeated: ['kajak', 'tatar', 'kakao'],
  noWord: 'ążśćź',
  trap: { answer: 'danie', guess: 'panie', end: /anie$/ },
} as const;

export const WORDLE: Course = {
  replica: wordle,
  home: 'chromium',
  ...ENGLISH,
};
export const FIRST_WORDLE: Course = { replica: firstWordle, home: 'firefox', ...ENGLISH };
export const WORTEL: Course = { replica: wortel, home: 'firefox', ...GERMAN };
export const WORTEL_OF_2022: Course = { replica: wortelOf2022, home: 'chromium', ...GERMAN };
export const LITERALNIE: Course = {
  replica: literalnie,
  home: 'chromium',
  ...POLISH,
};
/** The games of today. */
export const COURSES: readonly Course[] = [WORDLE, WORTEL, LITERALNIE];
export const LITERALNIE_RENAMED: Course = { replica: literalnieRenamed, home: 'firefox', ...POLISH };
