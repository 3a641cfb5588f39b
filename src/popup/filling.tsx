/** Filling a word into the game of the tab, by which the popup closes. */
import { useState } from 'preact/hooks';
import { capitals } from '../ui/capital.ts';
import type { Translate } from '../ui/i18n.ts';
import type { AppProps } from './props.ts';

/**
 * @param of what the word belongs to: with other rows, or less help, it may not be named
 * @returns the word that could not be filled in, if any, and what fills one in
 */
export function useFilling({ order, onFilled }: Pick<AppProps, 'order' | 'onFilled'>, of: string) {
  const [unfilled, setUnfilled] = useState<{ readonly word: string; readonly of: string } | null>(null);
  const fill = (word: string) =>
    void order({ type: 'fill', word }).then((isDone) => {
      setUnfilled(isDone ? null : { word, of });
      if (isDone) onFilled();
    });
  return [unfilled?.of === of ? unfilled.word : null, fill] as const;
}

interface UnfilledProps {
  readonly word: string | null;
  readonly t: Translate;
}

export const Unfilled = ({ word, t }: UnfilledProps) =>
  word && (
    <p class="notice" role="alert">
      {t('notFilled', { word: capitals(word) })}
    </p>
  );
