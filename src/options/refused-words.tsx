/** The words that each game has refused. */
import { useState } from 'preact/hooks';
import { SITES } from '../sites/sites.ts';
import type { Ask } from '../protocol/requests.ts';
import type { Translate } from '../ui/i18n.ts';
import type { StoredWords } from '../protocol/words.ts';
import { changeWords, type Result, ResultLine } from './result.tsx';
import { WordList } from './word-list.tsx';

const RESULT = 'refused-result';

interface Props {
  readonly words: StoredWords;
  readonly ask: Ask;
  readonly t: Translate;
}

export function RefusedWords({ words: { refused }, ask, t }: Props) {
  const [result, setResult] = useState<Result | null>(null);
  // Words of a game that a newer version knew are shown by what it calls the site.
  const sites = Object.keys(refused)
    .filter((id) => refused[id]!.length > 0)
    .map((id) => ({ id, name: SITES.find((site) => site.id === id)?.name ?? id }));
  const toResult = () => document.getElementById(RESULT)?.focus();

  const clear = async (site: string, words: readonly string[]): Promise<boolean> => {
    const values = { count: words.length, word: words[0]! };
    const undo = () => {
      const back: Result = { message: 'refusedBack', values };
      void changeWords(ask, { kind: 'refuse', site, words: [...words] }, back).then(setResult);
    };
    const done: Result = { message: 'refusedCleared', values, undo };
    const next = await changeWords(ask, { kind: 'accept', site, words: [...words] }, done);
    setResult(next);
    return !next.failed;
  };

  return (
    <>
      {sites.length === 0 && <p class="empty">{t('noRefusedWords')}</p>}
      {sites.map(({ id, name }) => {
        const words = refused[id] ?? [];
        return (
          <div key={id} class="game">
            <WordList
              title={name}
              words={words}
              onRemove={(word) => clear(id, [word])}
              onLastRemoved={toResult}
              t={t}
            />
            <button type="button" onClick={() => void clear(id, words).then((done) => done && toResult())}>
              {t('clearRefused', { game: name })}
            </button>
          </div>
        );
      })}
      <ResultLine id={RESULT} result={result} t={t} />
    </>
  );
}
