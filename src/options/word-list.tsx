/** Words, each with a button that takes it out. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Translate } from '../ui/i18n.ts';

interface Props {
  readonly title: string;
  /** The text for an empty list; not needed for a list that is never empty. */
  readonly empty?: string;
  /** As a BCP 47 tag. */
  readonly language?: string;
  readonly words: readonly string[];
  /** Resolves to whether the word is gone. */
  readonly onRemove: (word: string) => Promise<boolean>;
  /** Where the keyboard goes on once the last word is gone. */
  readonly onLastRemoved: () => void;
  readonly t: Translate;
}

export function WordList({ title, empty, language, words, onRemove, onLastRemoved, t }: Props) {
  const list = useRef<HTMLUListElement>(null);
  /** The place of the word that is being removed: its button goes with it, and the next one is to have the focus. */
  const removing = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (removing.current === null) return;
    const place = Math.min(removing.current, words.length - 1);
    removing.current = null;
    list.current?.querySelectorAll('button')[place]?.focus();
  }, [words.length]);
  const remove = async (word: string, place: number) => {
    removing.current = place;
    if (!(await onRemove(word))) removing.current = null;
    else if (words.length === 1) onLastRemoved();
  };
  const sorted = [...words].sort(new Intl.Collator(language).compare);
  return (
    <div>
      <h3>{title}</h3>
      {empty && words.length === 0 && <p class="empty">{empty}</p>}
      <ul ref={list} class="removable" aria-label={title}>
        {sorted.map((word, place) => (
          <li key={word}>
            <span lang={language}>{word}</span>
            <button
              type="button"
              aria-label={t('removeWord', { word })}
              onClick={() => void remove(word, place)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
