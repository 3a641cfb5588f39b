import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Translate } from './i18n.ts';

interface Props {
  readonly text: string;
  readonly t: Translate;
}

/** A text that the browser has not copied, selected: the player only has to press the shortcut for copying. */
export function CopyByHand({ text, t }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <textarea ref={field} readOnly rows={text.split('\n').length} aria-label={t('resultText')} value={text} />
  );
}
