/** A word of the player's own, typed into the popup to learn what it would be worth. */
import { useEffect, useState } from 'preact/hooks';
import type { Ask, PuzzleRef } from '../protocol/requests.ts';
import type { Weighed } from '../protocol/weighed.ts';
import type { Translate } from '../ui/i18n.ts';
import { WeighedLine } from '../ui/weighed-line.tsx';

/** No list has longer words. */
const LONGEST = 16;

interface Props {
  readonly of: PuzzleRef;
  /** Identifies the puzzle with its rows: with another row the word is worth something else. */
  readonly puzzle: string;
  /** The best word, where the player may see it. */
  readonly better: string | null;
  readonly ask: Ask;
  readonly t: Translate;
}

export function OwnWord({ of, puzzle, better, ask, t }: Props) {
  const [word, setWord] = useState('');
  const [weighed, setWeighed] = useState<Weighed | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false as boolean;
    setWeighed(null);
    setFailed(false);
    if (word.trim() !== '')
      ask({ type: 'weighOf', of, word }, () => !isGone).then(
        (reply) => isGone || setWeighed(reply),
        () => isGone || setFailed(true),
      );
    return () => {
      isGone = true;
    };
  }, [puzzle, word]);
  return (
    <details class="own-word">
      <summary>{t('ownWord')}</summary>
      <input
        aria-label={t('ownWordLabel')}
        value={word}
        maxLength={LONGEST}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="none"
        onInput={(event) => setWord(event.currentTarget.value)}
      />
      <div role="status">
        <WeighedLine {...{ weighed, better, t }} />
      </div>
      {failed && <p role="alert">{t('trouble_noWorker')}</p>}
    </details>
  );
}
