/** The words that each game has refused: those that are kept, and those of open games that are not. */
import { useState } from 'preact/hooks';
import { nameOf } from '../sites/sites.ts';
import type { Ask } from '../protocol/requests.ts';
import type { Translate } from '../ui/i18n.ts';
import type { StoredWords, WordChange } from '../protocol/words.ts';
import { HeldWords } from './held-words.tsx';
import { heldIn, type OpenGame } from './open-games.ts';
import { type Result, ResultLine } from '../ui/result-line.tsx';
import { changeWords } from '../ui/change-words.ts';
import { WordList } from './word-list.tsx';

const RESULT = 'refused-result';

interface Props {
  readonly words: StoredWords;
  readonly games: readonly OpenGame[];
  readonly ask: Ask;
  readonly t: Translate;
}

export function RefusedWords({ words: { refused }, games, ask, t }: Props) {
  const [result, setResult] = useState<Result | null>(null);
  const held = heldIn(games, refused);
  const toResult = () => document.getElementById(RESULT)?.focus();

  const changeTo = async (change: WordChange, done: Result): Promise<boolean> => {
    const next = await changeWords(ask, change, done);
    setResult(next);
    return !next.failed;
  };
  const clear = (site: string, words: readonly string[]): Promise<boolean> => {
    const values = { count: words.length, word: words[0]! };
    const undo = () =>
      void changeTo({ kind: 'refuse', site, words: [...words] }, { message: 'refusedBack', values });
    return changeTo({ kind: 'accept', site, words: [...words] }, { message: 'refusedCleared', values, undo });
  };
  const keep = async (site: string, words: readonly string[]): Promise<void> => {
    const values = { count: words.length, word: words[0]! };
    const isKept = await changeTo(
      { kind: 'refuse', site, words: [...words] },
      { message: 'heldKept', values },
    );
    // The button is gone with them.
    if (isKept) toResult();
  };

  // Words of a game that a newer version knew are shown by what it calls the site.
  const sites = [...new Set([...Object.keys(refused), ...held.keys()])]
    .map((id) => ({
      id,
      name: nameOf(id),
      kept: refused[id] ?? [],
      held: held.get(id),
    }))
    .filter((site) => site.kept.length > 0 || site.held);
  return (
    <>
      {sites.length === 0 && <p class="empty">{t('noRefusedWords')}</p>}
      {sites.map(({ id, name, kept, held: its }) => (
        <div key={id} class="game">
          {kept.length > 0 ? (
            <>
              <WordList
                title={name}
                words={kept}
                onRemove={(word) => clear(id, [word])}
                onLastRemoved={toResult}
                t={t}
              />
              <button type="button" onClick={() => void clear(id, kept).then((done) => done && toResult())}>
                {t('clearRefused', { game: name })}
              </button>
            </>
          ) : (
            <h3>{name}</h3>
          )}
          {its && <HeldWords game={name} held={its} onKeep={(words) => void keep(id, words)} t={t} />}
        </div>
      ))}
      <ResultLine id={RESULT} result={result} t={t} />
    </>
  );
}
