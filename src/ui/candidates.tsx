/** All words that can still be the answer of a board, a page at a time. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Candidate } from '../protocol/advice.ts';
import type { Translate } from './i18n.ts';
import { PastLegend, PastSign } from './past-mark.tsx';
import { PickWord } from './tiles.tsx';

/** Boards count from 0. */
export type LoadCandidates = (board: number, offset: number, count: number) => Promise<readonly Candidate[]>;

/** How many words come at a time: few at first, and more with every page. */
const PAGES = [30, 100, 500, 1000] as const;

const sizeOf = (page: number): number => PAGES[page] ?? PAGES.at(-1)!;

interface Props {
  readonly load: (offset: number, count: number) => Promise<readonly Candidate[]>;
  readonly total: number;
  /** How many more there are that are not listed. */
  readonly hidden: number;
  readonly onPick: ((word: string) => void) | undefined;
  readonly t: Translate;
}

export function Candidates({ load, total, hidden, onPick, t }: Props) {
  const [pages, setPages] = useState<readonly (readonly Candidate[])[]>([]);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const shown = pages.reduce((sum, { length }) => sum + length, 0);
  const next = sizeOf(pages.length);
  const list = useRef<HTMLUListElement>(null);
  /** The first word of the page that was asked for, where the button that asked may be gone with it. */
  const focusNext = useRef<number | null>(null);
  const more = () => {
    setBusy(true);
    return load(shown, next)
      .then(
        (page) => {
          setPages([...pages, page]);
          setFailed(false);
        },
        () => setFailed(true),
      )
      .finally(() => setBusy(false));
  };
  useEffect(() => void more(), []);
  useEffect(() => {
    const first = focusNext.current;
    focusNext.current = null;
    if (first !== null && shown >= total)
      list.current?.children[first]?.querySelector<HTMLElement>('button')?.focus();
  }, [pages]);
  return (
    <>
      <ul class="words" ref={list}>
        {pages.map((words) => (
          <Words {...{ words, onPick, t }} />
        ))}
      </ul>
      {failed && <p role="alert">{t('trouble_noWorker')}</p>}
      {(failed || shown > 0) && shown < total && (
        <button
          // Disabling it would take the focus away (https://html.spec.whatwg.org/multipage/interaction.html#focus-fixup-rule).
          aria-disabled={busy}
          onClick={() => {
            if (busy) return;
            focusNext.current = shown;
            void more();
          }}
        >
          {t('showMore', { count: Math.min(next, total - shown) })}
        </button>
      )}
      {pages.flat().some(({ likely }) => likely) && pages.flat().some(({ likely }) => !likely) && (
        <p class="note">{t('boldLikely')}</p>
      )}
      <PastLegend marks={pages.flat().map(({ past }) => past)} t={t} />
      {hidden > 0 && <p class="note">{t('hiddenVulgar', { count: hidden })}</p>}
    </>
  );
}

/** A page of the list, which is not gone through again when another follows. */
function Words({ words, onPick, t }: { readonly words: readonly Candidate[] } & Pick<Props, 'onPick' | 't'>) {
  return useMemo(
    () => (
      <>
        {words.map(({ word, likely, past }) => (
          <li
            class={`${likely ? 'likely' : 'unlikely'}${past ? ' past' : ''}`}
            title={t(likely ? 'likelyWord' : past ? 'pastAnswer' : 'rareAnswer')}
          >
            <PickWord word={word} onPick={onPick} t={t} />
            <PastSign past={past} withDay t={t} />
          </li>
        ))}
      </>
    ),
    [words, onPick, t],
  );
}
