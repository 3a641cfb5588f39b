/** The result of the player's last action in a section. */
import { useRef } from 'preact/hooks';
import type { Ask, ImportReply } from '../protocol/requests.ts';
import type { MessageKey, Translate } from '../ui/i18n.ts';
import { MAX_OWN, MAX_REFUSED, MAX_SITES, type WordChange } from '../protocol/words.ts';

/** Translated only when it is shown, since the language may change. */
export interface Result {
  readonly message: MessageKey;
  readonly values?: Record<string, string | number>;
  readonly failed?: boolean;
  readonly undo?: () => void;
}

/** What is said of why words were not taken in. */
export const problem = (status: Exclude<ImportReply['status'], 'done'>): Result => ({
  message: `problem_${status}`,
  values: { own: MAX_OWN, refused: MAX_REFUSED, sites: MAX_SITES },
  failed: true,
});

/** Changes words. @returns the result: `done`, or why it failed */
export async function changeWords(ask: Ask, change: WordChange, done: Result): Promise<Result> {
  try {
    const outcome = await ask({ type: 'changeWords', change });
    return outcome === 'done' ? done : problem(outcome);
  } catch {
    return { message: 'trouble_noWorker', failed: true };
  }
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
