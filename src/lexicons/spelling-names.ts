/**
 * The lexicons by their names: what tells the spelling of one from others of its language, null where it has but one.
 * It stands apart from what else a lexicon is, since what runs on the pages of games needs no more of it.
 */
import type { Lexicon } from '../languages/languages.ts';

export const SPELLING_NAMES: Readonly<Record<Lexicon, string | null>> = {
  en: null,
  de: 'ä ö ü ß',
  'de-written-out': 'ae oe ue ss',
  pl: null,
};
