/** Words of a table, with a mark on those that cannot be the answer. */
import type { AnySuggestion } from '../protocol/advice.ts';
import type { Translate } from './i18n.ts';
import { PickWord } from './tiles.tsx';

/** Stands beside words that cannot be the answer. */
const PROBE = '◇';

interface GuessProps {
  readonly guess: AnySuggestion;
  readonly onPick: ((word: string) => void) | undefined;
  readonly t: Translate;
}

export function GuessCell({ guess: { word, candidate }, onPick, t }: GuessProps) {
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
    </th>
  );
}

interface NoteProps {
  readonly guesses: readonly AnySuggestion[];
  readonly t: Translate;
}

/** What the mark says, where a word has it. */
export function ProbeNote({ guesses, t }: NoteProps) {
  if (guesses.every(({ candidate }) => candidate)) return null;
  return (
    <p class="note">
      <span class="mark" aria-hidden="true">
        {PROBE}
      </span>{' '}
      {t('cannotBeAnswer')}
    </p>
  );
}
