/** What is kept: whether games are, and all of it as a file, out and in. */
import { useState } from 'preact/hooks';
import { type Ask, MAX_FILE } from '../protocol/requests.ts';
import type { MessageKey, Translate } from '../ui/i18n.ts';
import { download, fileName } from '../ui/download.ts';
import type { Settings } from '../protocol/settings.ts';
import type { SaveSettings } from '../ui/use-saving.ts';
import { FileButton } from './file-button.tsx';
import { KeepGames } from './keep-games.tsx';
import { DamagedData } from './damaged-data.tsx';
import { AskTwice } from '../ui/ask-twice.tsx';
import { type Result, ResultLine } from '../ui/result-line.tsx';
import { problem } from '../ui/change-words.ts';
import type { Part, StoredData } from '../stores/stored-data.ts';

const RESULT = 'data-result';

interface Props {
  readonly settings: Settings;
  readonly saveSettings: SaveSettings;
  readonly ask: Ask;
  /** What of it is damaged. */
  readonly damage: readonly Part[];
  readonly storedData: StoredData;
  readonly t: Translate;
}

export function YourData({ settings, saveSettings, ask, damage, storedData, t }: Props) {
  const [result, setResult] = useState<Result | null>(null);

  const save = async (): Promise<Result> => {
    const name = fileName(new Date(), 'json');
    const { text, isWhole } = await ask({ type: 'export' });
    download(name, text, 'application/json');
    return isWhole
      ? { message: 'exported', values: { name } }
      : { message: 'exportedInPart', values: { name }, failed: true };
  };
  const take = async (file: File): Promise<Result> => {
    if (file.size > MAX_FILE)
      return { message: 'fileTooLarge', values: { size: MAX_FILE / 1e6 }, failed: true };
    const reply = await ask({ type: 'import', text: await file.text() });
    if (reply.status !== 'done') return problem(reply.status);
    const { status: _, ...values } = reply;
    return { message: 'imported', values };
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
      <KeepGames settings={settings} saveSettings={saveSettings} t={t} />
      <p class="help">{t('dataHelp')}</p>
      <div class="buttons">
        <button type="button" onClick={() => say(save())}>
          {t('export')}
        </button>
        <FileButton label={t('import')} accept=".json,application/json" onFile={(file) => say(take(file))} />
      </div>
      <DamagedData
        damage={damage}
        onRemove={() => remove(storedData.removeDamaged(), 'damagedRemoved')}
        t={t}
      />
      <AskTwice
        label={t('reset')}
        help={t('resetHelp')}
        confirm={t('resetNow')}
        onConfirm={() => remove(storedData.reset(), 'resetDone')}
        t={t}
      />
      <ResultLine id={RESULT} result={result} t={t} />
    </>
  );
}
