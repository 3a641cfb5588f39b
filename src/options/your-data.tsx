/** The player's settings and words as a file, out and in. */
import { useRef, useState } from 'preact/hooks';
import { type Ask, MAX_FILE } from '../protocol/requests.ts';
import type { MessageKey, Translate } from '../ui/i18n.ts';
import { DamagedData } from './damaged-data.tsx';
import { problem, type Result, ResultLine } from './result.tsx';
import { ResetData } from './reset-data.tsx';
import type { Part, StoredData } from '../stores/stored-data.ts';

const RESULT = 'data-result';

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

interface Props {
  readonly ask: Ask;
  /** What of it is damaged. */
  readonly damage: readonly Part[];
  readonly storedData: StoredData;
  readonly t: Translate;
}

export function YourData({ ask, damage, storedData, t }: Props) {
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
    if (file.size > MAX_FILE)
      return { message: 'fileTooLarge', values: { size: MAX_FILE / 1e6 }, failed: true };
    const reply = await ask({ type: 'import', text: await file.text() });
    if (reply.status !== 'done') return problem(reply.status);
    return { message: 'imported', values: { own: reply.own, refused: reply.refused } };
  };
  const say = (task: Promise<Result>, orElse: MessageKey = 'trouble_noWorker') =>
    void task.catch(() => ({ message: orElse, failed: true })).then(setResult);
  const remove = (task: Promise<void>, message: MessageKey) => {
    document.getElementById(RESULT)?.focus();
    say(
      task.then(() => ({ message })),
      'notRemoved',
    );
  };

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
      <DamagedData
        damage={damage}
        onRemove={() => remove(storedData.removeDamaged(), 'damagedRemoved')}
        t={t}
      />
      <ResetData onReset={() => remove(storedData.reset(), 'resetDone')} t={t} />
      <ResultLine id={RESULT} result={result} t={t} />
    </>
  );
}
