/** The best word that can be the answer, named beside a best word that cannot. */
import { capitals } from './capital.ts';
import type { Translate } from './i18n.ts';
import { PickWord } from './tiles.tsx';

interface Props {
  readonly word: string;
  /** What speaks for it, as a sentence that goes on after its name. */
  readonly sentence: string;
  readonly onPick: ((word: string) => void) | undefined;
  readonly t: Translate;
}

export function Rival({ word, sentence, onPick, t }: Props) {
  return (
    <p class="reason rival">
      <PickWord word={word} shown={capitals(word)} onPick={onPick} t={t} /> {sentence}
    </p>
  );
}
