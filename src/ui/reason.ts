/** Why a word is suggested, in sentences. */
import type { AnySuggestion, Progress, Suggestion } from '../protocol/advice.ts';
import type { Translate } from './i18n.ts';
import { isJoint } from './joint.ts';
import { percentage, roughly, round } from './rounding.ts';

/** The position that a suggestion is explained for. */
export interface Circumstances {
  readonly possible: number;
  /** Guesses that the game still allows; null where that is not known. */
  readonly guessesLeft: number | null;
}

/** The smallest risk that is mentioned. */
const RISK = 0.001;
/** The smallest that is mentioned at a glance. */
const GLANCE_RISK = 0.01;

export const isAtRisk = ({ risk }: Suggestion): boolean => risk >= RISK;

/** What a suggestion does to the words that are left, on one board or several. */
export function reasonOf(
  suggestion: AnySuggestion,
  { possible, guessesLeft }: Circumstances,
  t: Translate,
): string {
  if (isJoint(suggestion)) {
    const { left, expected } = suggestion;
    return t('reasonJoint', { possible, left: roughly(left), expected: roughly(expected) });
  }
  const { candidate, groups, largest, certainty, risk } = suggestion;
  if (possible === 1 && candidate) return t('onlyWord');
  if (guessesLeft === 1) return t('reasonLast', { possible });
  const splits = { possible, groups, largest };
  // Estimates serve to compare words; they are not averages.
  if (certainty === 'estimated') return t(isAtRisk(suggestion) ? 'reasonAtRisk' : 'reasonEstimated', splits);
  const expected = round(suggestion.expected, 1);
  if (!isAtRisk(suggestion)) return t('reason', { ...splits, expected });
  return t('reasonRisk', { ...splits, expected, risk: percentage(risk, t) });
}

/** The same at a glance: what it usually leaves. */
export function glanceOf(
  best: AnySuggestion,
  { possible, guessesLeft }: Circumstances,
  t: Translate,
): string {
  const leaves = leavesSentence(best.left, possible, t);
  if (isJoint(best)) return leaves;
  if (possible === 1 && best.candidate) return t('onlyWord');
  if (guessesLeft === 1) return t('reasonLast', { possible });
  const isRisky = best.risk >= GLANCE_RISK && best.certainty !== 'estimated';
  return isRisky ? `${leaves} ${t('leavesRisk', { risk: percentage(best.risk, t) })}` : leaves;
}

/** How many of the words that are left, of several boards on all, a guess leaves: whole ones, as a player counts. */
function leavesSentence(usually: number, possible: number, t: Translate): string {
  const left = roughly(usually);
  if (left >= 10) return t('leavesAbout', { left, possible });
  const few = Math.max(1, Math.floor(left));
  return left <= few
    ? t('leaves', { left: few, possible })
    : t('leavesBetween', { few, many: few + 1, possible });
}

/** What speaks for a word that can be the answer beside one that cannot, as a sentence that goes on after its name. */
export function rivalSentence(best: AnySuggestion, rival: AnySuggestion, t: Translate): string {
  if (isJoint(best) && isJoint(rival)) {
    const more = round(rival.expected - best.expected, 1);
    return more > 0 ? t('rivalJointMore', { more }) : t('rivalJoint', { left: roughly(rival.left) });
  }
  // The two are of one kind.
  if (isJoint(best) || isJoint(rival)) return t('rivalEstimated');
  const { expected, risk } = rival;
  if (best.certainty === 'estimated' || rival.certainty === 'estimated') return t('rivalEstimated');
  const more = round(expected - best.expected, 2);
  if (risk - best.risk >= RISK) {
    const lost = percentage(risk, t);
    return more > 0 ? t('rivalMoreAndRisk', { more, risk: lost }) : t('rivalRisk', { risk: lost });
  }
  if (more === 0) return t('rivalEqual');
  return more > 0 ? t('rivalMore', { more }) : t('rivalFewer', { fewer: -more });
}

/** How the numbers of a suggestion were obtained; null when nothing was searched. */
export function aheadSentence(progress: Progress, { certainty }: Suggestion, t: Translate): string | null {
  if (certainty === 'played') return t('aheadPlayed');
  if (progress === 'looking') return t('aheadLooking');
  if (certainty === 'proven') return t('aheadProven');
  if (progress === 'cut-short') return t('aheadCutShort');
  return certainty === 'searched' ? t('aheadSearched') : null;
}
