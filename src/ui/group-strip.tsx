/** A small picture of what a guess does: a strip of its groups, each as wide as its share of the words. */
import { describeGroups, piecesOf } from './groups.ts';
import type { Translate } from './i18n.ts';

interface Props {
  readonly sizes: readonly number[];
  /** How many pieces can be told apart in its width. */
  readonly fine: number;
  readonly t: Translate;
}

export function GroupStrip({ sizes, fine, t }: Props) {
  return (
    <span class="groups" role="img" aria-label={describeGroups(sizes, t)}>
      {piecesOf(sizes, 1 / fine).map(({ share, groups }) => (
        <span class={groups > 1 ? 'merged' : ''} style={{ flexGrow: share }} />
      ))}
    </span>
  );
}
