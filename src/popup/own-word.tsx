/** A word of the player's own, typed into the popup to learn what it would be worth. */
import { useEffect, useState } from 'preact/hooks';
import { Latest } from '../protocol/latest.ts';
import type { Ask, PuzzleRef } from '../protocol/requests.ts';
import type { Weighed } from '../protocol/weighed.ts';
import type { Translate } from '../ui/i18n.ts';
import { weighedSentence } from '../ui/weighed.ts';
import { WeighedLine } from '../ui/weighed-line.tsx';

/** No list has longer words, and letters may be written as two. */
const LONGEST = 24;

interface Props {
  readonly of: PuzzleRef;
  /** How many letters the words of the puzzle have; null where that is not known. */
  readonly length: number | null;
  /** Identifies what a word's worth rests on: the puzzle with its rows, and what Knack says of it. */
  readonly basis: string;
  /** The best word, where the player may see it. */
  readonly better: string | null;
  readonly ask: Ask;
  readonly t: Translate;
}

export function OwnWord({ of, length, basis, better, ask, t }: Props) {
  const [word, setWord] = useState('');
  /** Null where the word cannot be weighed, undefined while that is asked. */
  const [weighed, setWeighed] = useState<Weighed | null>();
  const [failed, setFailed] = useState(false);
  const [latest] = useState(() => new Latest());
  useEffect(() => {
    const signal = latest.begin();
    setFailed(false);
    if (word.trim() !== '')
      ask({ type: 'weighOf', of, word }, signal).then(
        (reply) => signal.aborted || setWeighed(reply),
        () => signal.aborted || setFailed(true),
      );
    return () => latest.end();
  }, [basis, word]);
  return (
    <details class="own-word">
      <summary>{t('ownWord')}</summary>
      <input
        aria-label={t('ownWordLabel')}
        placeholder={t('ownWordLabel')}
        value={word}
        maxLength={LONGEST}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="none"
        onInput={(event) => {
          setWord(event.currentTarget.value);
          // Of the same word, what was said stands until it is known anew.
          setWeighed(undefined);
        }}
      />
      <div class="sr-only" role="status">
        {weighed && weighedSentence(weighed, null, t)}
      </div>
      <WeighedLine weighed={weighed ?? null} {...{ better, t }} />
      {weighed === null && length !== null && <small>{t('ownWordLength', { length })}</small>}
      {failed && <p role="alert">{t('trouble_noWorker')}</p>}
    </details>
  );
}
