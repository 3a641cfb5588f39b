import type { AnySuggestion } from '../protocol/advice.ts';
import { ChanceBadge } from './chance.tsx';
import type { Translate } from './i18n.ts';
import { PastNote } from './past-mark.tsx';
import { PickTiles } from './tiles.tsx';

interface Props {
  /** None while it is awaited. */
  readonly best: AnySuggestion | undefined;
  readonly onPick: ((word: string) => void) | undefined;
  readonly t: Translate;
}

/** The best next word, how well it can be the answer, and whether it was. */
export function BestHeading({ best, onPick, t }: Props) {
  return (
    <>
      <div class="heading">
        <h2>{t('bestNext')}</h2>
        {best && <ChanceBadge guess={best} t={t} />}
      </div>
      {best ? (
        <PickTiles word={best.word} onPick={onPick} t={t} />
      ) : (
        <span class="tiles large" aria-hidden="true">
          <span class="tile plain">…</span>
        </span>
      )}
      <PastNote past={best?.past} t={t} />
    </>
  );
}
