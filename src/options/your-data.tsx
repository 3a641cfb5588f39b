/** The player's settings and words as a file, out and in. */
import { useRef, useState } from 'preact/hooks';
import { type Ask, MAX_FILE } from '../protocol/requests.ts';
import type { Translate } from '../ui/i18n.ts';
import { type Result, ResultLine } from './result.tsx';

/** "knack-2026-11-21.json" */
function fileName(day: Date): string {
  // Swedish dates are in the ISO form.
  return `knack-${day.toLocaleDateString('sv')}.json`;
}

function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.download = name;
  // Not revoked: the browser may take its time to fetch it, and the page's end frees it.
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.click();
}

export function YourData({ ask, t }: { ask: Ask; t: Translate }) {
  const [result, setResult] = useState<Result | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const save = async (): Promise<Result> => {
    const name = fileName(new Date());
    const { text, isWhole } = await ask({ type: 'export' });
    download(name, text);
    return isWhole
      ? { message: 'exported', values: { name } }
      : { message: 'exportedInPart', values: { name }, failed: true };
  };
  const take = async (file: File): Promise<Result> => {
    if (file.size > MAX_FILE) return { message: 'fileTooLarge', failed: true };
    const reply = await ask({ type: 'import', text: await file.text() });
    if (reply.status !== 'done') return { message: `problem_${reply.status}`, failed: true };
    return { message: 'imported', values: { own: reply.own, refused: reply.refused } };
  };
  const say = (task: Promise<Result>) =>
    void task.catch(() => ({ message: 'trouble_noWorker', failed: true }) as const).then(setResult);

  return (
    <>
      <div class="buttons">
        <button type="button" onClick={() => say(save())}>
          {t('export')}
        </button>
        <button type="button" onClick={() => input.current?.click()}>
          {t('import')}
        </button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) say(take(file));
            // So that the same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
      <ResultLine id="data-result" result={result} t={t} />
    </>
  );
}
