import type { AnySuggestion } from '../protocol/advice.ts';
import type { Translate } from './i18n.ts';
import { PastNote } from './past-mark.tsx';
import { PickTiles } from './tiles.tsx';

interface Props {
  readonly best: AnySuggestion;
  readonly onPick: ((word: string) => void) | undefined;
  readonly t: Translate;
}

/** The best next word, how well it can be the answer, and whether it was. */
export function BestHeading({ best: { word, candidate, likely, past }, onPick, t }: Props) {
  const ofUnlikely = past ? 'pastAnswer' : 'rareAnswer';
  const chance = candidate ? (likely ? 'likelyAnswer' : ofUnlikely) : 'cannotBeAnswer';
  return (
    <>
      <div class="heading">
        <h2>{t('bestNext')}</h2>
        <span class={candidate ? 'badge' : 'badge probe'}>{t(chance)}</span>
      </div>
      <PickTiles word={word} onPick={onPick} t={t} />
      <PastNote past={past} t={t} />
    </>
  );
}
