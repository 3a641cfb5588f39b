/** The refused words of a site that hold for an open game alone, why that is so, and a button that keeps them. */
import { useId } from 'preact/hooks';
import type { HoldReason } from '../protocol/records.ts';
import type { Translate } from '../ui/i18n.ts';

/** Why words are held that could be kept: of a private window none may be. */
const REASONS = ['often', 'accepted', 'likely', 'notStored'] as const satisfies readonly HoldReason[];

interface Props {
  /** As players call it. */
  readonly game: string;
  /** The words, by why they are held. */
  readonly held: ReadonlyMap<HoldReason, readonly string[]>;
  readonly onKeep: (words: readonly string[]) => void;
  readonly t: Translate;
}

export function HeldWords({ game, held, onKeep, t }: Props) {
  const id = useId();
  return REASONS.filter((why) => held.has(why)).map((why) => (
    <div key={why} class="held">
      <p id={`${id}-${why}`}>{t(`held_${why}`, { game })}</p>
      <p class="words">{held.get(why)!.join(', ')}</p>
      <button type="button" aria-describedby={`${id}-${why}`} onClick={() => onKeep(held.get(why)!)}>
        {t('keepHeld')}
      </button>
    </div>
  ));
}
