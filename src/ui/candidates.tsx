/** All words that can still be the answer, a page at a time. */
import { useEffect, useState } from 'preact/hooks';
import type { Candidate } from '../messages.ts';
import type { Translate } from './i18n.ts';
import { PickWord } from './tiles.tsx';

export type LoadCandidates = (offset: number, count: number) => Promise<readonly Candidate[]>;

/** How many words come at a time. */
const PAGE = 30;

interface Props {
  readonly load: LoadCandidates;
  readonly total: number;
  /** How many more there are that are not listed. */
  readonly hidden: number;
  readonly onPick: ((word: string) => void) | undefined;
  readonly t: Translate;
}

export function Candidates({ load, total, hidden, onPick, t }: Props) {
  const [words, setWords] = useState<readonly Candidate[]>([]);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const more = () => {
    setBusy(true);
    return load(words.length, PAGE)
      .then(
        (page) => {
          setWords([...words, ...page]);
          setFailed(false);
        },
        () => setFailed(true),
      )
      .finally(() => setBusy(false));
  };
  useEffect(() => void more(), []);
  return (
    <section>
      <h2>{t('candidates')}</h2>
      <ul class="words">
        {words.map(({ word, likely }) => (
          <li class={likely ? 'likely' : 'unlikely'} title={likely ? t('likelyWord') : undefined}>
            <PickWord word={word} onPick={onPick} t={t} />
          </li>
        ))}
      </ul>
      {failed && <p role="alert">{t('trouble_noWorker')}</p>}
      {(failed || words.length > 0) && words.length < total && (
        <button type="button" disabled={busy} onClick={() => void more()}>
          {t('showMore', { count: Math.min(PAGE, total - words.length) })}
        </button>
      )}
      {hidden > 0 && <p class="note">{t('hiddenVulgar', { count: hidden })}</p>}
    </section>
  );
}
