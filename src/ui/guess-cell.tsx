/** Words of a table, each with its chance to be the answer, and a mark on those that were it before. */
import type { AnySuggestion } from '../protocol/advice.ts';
import { ChanceLegend, ChanceSign } from './chance.tsx';
import type { Translate } from './i18n.ts';
import { PastLegend, PastSign } from './past-mark.tsx';
import { PickWord } from './tiles.tsx';

interface GuessProps {
  readonly guess: AnySuggestion;
  readonly onPick: ((word: string) => void) | undefined;
  readonly t: Translate;
}

export function GuessCell({ guess, onPick, t }: GuessProps) {
  return (
    <th scope="row">
      <span class={!guess.candidate ? 'word probe' : guess.likely ? 'word' : 'word rare'}>
        <PickWord word={guess.word} onPick={onPick} t={t} />
      </span>
      <ChanceSign guess={guess} t={t} />
      <PastSign past={guess.past} t={t} />
    </th>
  );
}

interface NoteProps {
  readonly guesses: readonly AnySuggestion[];
  readonly t: Translate;
}

/** What the marks say, where a word has one. */
export function MarkNotes({ guesses, t }: NoteProps) {
  return (
    <>
      <ChanceLegend guesses={guesses} t={t} />
      <PastLegend marks={guesses.map(({ past }) => past)} t={t} />
    </>
  );
}
