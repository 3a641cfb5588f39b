/** The word that can be the answer, named beside a best word that cannot. */
import type { AnySuggestion } from '../protocol/advice.ts';
import { capitals } from './capital.ts';
import { ChanceBadge } from './chance.tsx';
import type { Translate } from './i18n.ts';
import { PickWord } from './tiles.tsx';

interface Props {
  readonly rival: AnySuggestion;
  /** What speaks for it, as a sentence that goes on after its name. */
  readonly sentence: string;
  readonly onPick: ((word: string) => void) | undefined;
  readonly t: Translate;
}

export function Rival({ rival, sentence, onPick, t }: Props) {
  return (
    <p class="reason rival">
      <PickWord word={rival.word} shown={capitals(rival.word)} onPick={onPick} t={t} /> {sentence}{' '}
      <ChanceBadge guess={rival} t={t} />
    </p>
  );
}
