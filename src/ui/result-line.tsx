/** The result of the player's last action, with a button that takes it back. */
import { useRef } from 'preact/hooks';
import type { MessageKey, Translate } from './i18n.ts';

/** Translated only when it is shown, since the language may change. */
export interface Result {
  readonly message: MessageKey;
  readonly values?: Record<string, string | number>;
  readonly failed?: boolean;
  readonly undo?: () => void;
}

/** The line that says so. It is always there, since screen readers hear only what changes in it. */
export function ResultLine({ id, result, t }: { id: string; result: Result | null; t: Translate }) {
  const line = useRef<HTMLParagraphElement>(null);
  const undo = () => {
    // The button disappears, so the focus moves to the line.
    line.current?.focus();
    result?.undo?.();
  };
  return (
    <div class="result">
      <p id={id} ref={line} role="status" tabIndex={-1} class={result?.failed ? 'failed' : undefined}>
        {result && t(result.message, result.values)}
      </p>
      {result?.undo && (
        <button type="button" onClick={undo}>
          {t('undo')}
        </button>
      )}
    </div>
  );
}
