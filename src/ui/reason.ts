/** Why a word is suggested, in sentences. */
import type { Progress, Suggestion } from '../solver/solve.ts';
import type { Translate } from './i18n.ts';
import { round } from './rounding.ts';

/** What a suggestion is seen against. */
export interface Circumstances {
  readonly possible: number;
  /** Guesses that the game still allows, where that is known. */
  readonly guessesLeft?: number | undefined;
}

/** Whether the game may be lost: a lost game counts as many guesses, more than there are. */
const isAtRisk = ({ expected }: Suggestion, { guessesLeft = Infinity }: Circumstances): boolean =>
  expected > guessesLeft;

/** What a suggestion does to the words that are left. */
export function reasonOf(suggestion: Suggestion, around: Circumstances, t: Translate): string {
  const { possible, guessesLeft } = around;
  const { candidate, groups, largest } = suggestion;
  if (possible === 1 && candidate) return t('onlyWord');
  if (guessesLeft === 1) return t('reasonLast', { possible });
  if (isAtRisk(suggestion, around)) return t('reasonAtRisk', { possible, groups, largest });
  return t('reason', { possible, groups, largest, expected: round(suggestion.expected, 1) });
}

/** Why a word that cannot be the answer is still better than one that can. */
export function rivalSentence(
  best: Suggestion,
  rival: Suggestion,
  around: Circumstances,
  t: Translate,
): string {
  const { groups } = rival;
  if (isAtRisk(rival, around)) return t('rivalAtRisk', { groups });
  const more = round(rival.expected - best.expected, 2);
  if (more === 0) return t('rivalEqual', { groups });
  return more > 0 ? t('rivalMore', { groups, more }) : t('rivalFewer', { groups, fewer: -more });
}

/** How far a suggestion was looked ahead; null when it was not. */
export function aheadSentence(progress: Progress, { certainty }: Suggestion, t: Translate): string | null {
  if (progress === 'looking') return t('aheadLooking');
  if (certainty === 'proven') return t('aheadProven');
  if (progress === 'cut-short') return t('aheadCutShort');
  return certainty === 'searched' ? t('aheadSearched') : null;
}
