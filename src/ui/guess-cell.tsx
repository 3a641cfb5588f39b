/** Words of a table, with a mark on those that cannot be the answer, and on those that were it before. */
import type { AnySuggestion } from '../protocol/advice.ts';
import type { Translate } from './i18n.ts';
import { PastLegend, PastSign } from './past-mark.tsx';
import { PickWord } from './tiles.tsx';

/** Stands beside words that cannot be the answer. */
const PROBE = '◇';

interface GuessProps {
  readonly guess: AnySuggestion;
  readonly onPick: ((word: string) => void) | undefined;
  readonly t: Translate;
}

export function GuessCell({ guess: { word, candidate, past }, onPick, t }: GuessProps) {
  return (
    <th scope="row">
      <span class={candidate ? 'word' : 'word probe'}>
        <PickWord word={word} onPick={onPick} t={t} />
      </span>
      {!candidate && (
        <span class="mark" role="img" aria-label={t('cannotBeAnswer')}>
          {PROBE}
        </span>
      )}
      <PastSign past={past} t={t} />
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
      {guesses.some(({ candidate }) => !candidate) && (
        <p class="note">
          <span class="mark" aria-hidden="true">
            {PROBE}
          </span>{' '}
          {t('cannotBeAnswer')}
        </p>
      )}
      <PastLegend marks={guesses.map(({ past }) => past)} t={t} />
    </>
  );
}
