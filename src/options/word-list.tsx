/** Words, each with a button that takes it out; of many, a page at a time. */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Translate } from '../ui/i18n.ts';

/** How many words come at a time. */
const PAGE = 100;

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
  const [most, setMost] = useState(PAGE);
  /** The place of the button that is to have the focus: the next one, once a word or the button for more is gone. */
  const next = useRef<number | null>(null);
  const sorted = useMemo(() => [...words].sort(new Intl.Collator(language).compare), [words, language]);
  const shown = sorted.slice(0, most);
  useLayoutEffect(() => {
    if (next.current === null) return;
    const place = Math.min(next.current, shown.length - 1);
    next.current = null;
    list.current?.querySelectorAll('button')[place]?.focus();
  }, [words.length, shown.length]);
  const remove = async (word: string, place: number) => {
    next.current = place;
    if (!(await onRemove(word))) next.current = null;
    else if (words.length === 1) onLastRemoved();
  };
  const showMore = () => {
    next.current = shown.length;
    setMost(shown.length + PAGE);
  };
  return (
    <div>
      <h3>{title}</h3>
      {empty && words.length === 0 && <p class="empty">{empty}</p>}
      <ul ref={list} class="removable" aria-label={title}>
        {shown.map((word, place) => (
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
      {shown.length < words.length && (
        <p class="more">
          {t('listPart', { shown: shown.length, count: words.length })}
          <button type="button" onClick={showMore}>
            {t('showMore', { count: Math.min(PAGE, words.length - shown.length) })}
          </button>
        </p>
      )}
    </div>
  );
}
