/** The words left by name, where they are few. */
import type { Advice } from '../protocol/advice.ts';
import { capitals } from './capital.ts';
import type { Translate } from './i18n.ts';

/** So many are named. */
const FEW = 3;

/** @returns a sentence; null where more are left, or one, which is the best word anyway, or where not all of them are among the suggestions */
export function leftNamed(advice: Advice, t: Translate): string | null {
  if (advice.status !== 'open' || advice.progress === 'looking') return null;
  const [board, ...others] = advice.boards;
  if (others.length > 0 || !board || board.possible === 1 || board.possible > FEW) return null;
  const left = advice.suggestions.filter(({ candidate }) => candidate);
  if (left.length !== board.possible) return null;
  const list = (some: typeof left) =>
    t.list(
      some.map(({ word }) => capitals(word)),
      'or',
    );
  const likely = left.filter((one) => one.likely);
  return likely.length === 1
    ? t('leftLikely', { word: list(likely), others: list(left.filter((one) => !one.likely)) })
    : `${list(left)}.`;
}
