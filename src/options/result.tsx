/** What came of the last thing that the player did in a section. */
import { useRef } from 'preact/hooks';
import type { Ask } from '../protocol/requests.ts';
import type { MessageKey, Translate } from '../ui/i18n.ts';
import type { WordChange } from '../protocol/words.ts';

/** Put into words only when it is shown: the language may change meanwhile. */
export interface Result {
  readonly message: MessageKey;
  readonly values?: Record<string, string | number>;
  readonly failed?: boolean;
  readonly undo?: () => void;
}

/** Changes words. @returns what came of it: `done`, or why not */
export async function changeWords(ask: Ask, change: WordChange, done: Result): Promise<Result> {
  try {
    const outcome = await ask({ type: 'changeWords', change });
    return outcome === 'done' ? done : { message: `problem_${outcome}`, failed: true };
  } catch {
    return { message: 'trouble_noWorker', failed: true };
  }
}

/** The line that says so. It is always there, since screen readers hear only what changes in it. */
export function ResultLine({ id, result, t }: { id: string; result: Result | null; t: Translate }) {
  const line = useRef<HTMLParagraphElement>(null);
  const undo = () => {
    // The button goes; what is said next takes its place.
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
