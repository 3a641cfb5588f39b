import type { Replay } from '../protocol/game-review.ts';
import { capitals } from './capital.ts';
import type { Translate } from './i18n.ts';

interface Props {
  /** Null where the answers are not known. */
  readonly replay: Replay | null;
  readonly t: Translate;
}

/** How Knack plays the same game by itself. */
export function Replayed({ replay, t }: Props) {
  if (!replay) return <p>{t('replayUnknown')}</p>;
  const { won, guesses } = replay;
  return (
    <>
      <p>{won ? t('replayWon', { guesses: guesses.length }) : t('replayLost')}</p>
      <ol class="replay">
        {guesses.map((guess) => (
          <li key={guess}>{capitals(guess)}</li>
        ))}
      </ol>
    </>
  );
}
