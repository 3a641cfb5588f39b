/** Which words a game is played with, as players call it. */
import type { Lexicon } from '../lexicons/lexicons.ts';
import { SPELLING_NAMES } from '../lexicons/spelling-names.ts';
import type { Translate } from './i18n.ts';

/** The language of a lexicon, with which its name begins, and what tells its spelling from others. */
export function lexiconName(name: Lexicon, t: Translate): string {
  const spelling = SPELLING_NAMES[name];
  const language = t.language(name.split('-')[0]!);
  return spelling ? `${language} (${spelling})` : language;
}
