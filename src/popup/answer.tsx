/** The answer to a board or to hints typed by hand. */
import { useEffect, useState } from 'preact/hooks';
import type { Ask, Candidate, RequestOf } from '../messages.ts';
import type { Answer } from '../session.ts';
import type { Pattern, Progress, Suggestion } from '../solver/solve.ts';
import type { Translate } from '../ui/i18n.ts';
import { summarize } from '../ui/summary.ts';
import { HintRow, WordTiles } from '../ui/tiles.tsx';

export type CandidatesOf = RequestOf<'candidates'>['of'];

interface Props {
  readonly hints: readonly string[];
  readonly answer: Answer | null;
  readonly of: CandidatesOf;
  readonly ask: Ask;
  readonly t: Translate;
}

export function AnswerView({ hints, answer, of, ask, t }: Props) {
  const atFault = answer?.status === 'contradiction' ? answer.rows : [];
  return (
    <>
      {hints.length > 0 && (
        <ol class="hints" aria-label={t('rowsLabel')}>
          {hints.map((hint, row) => (
            <HintRow hint={hint} atFault={atFault.includes(row)} t={t} />
          ))}
        </ol>
      )}
      <p class="summary" role="status">
        {answer ? summarize(answer, t) : t('working')}
      </p>
      {answer?.status === 'open' && <Suggestions {...answer} t={t} />}
      {answer?.status === 'lost' && <p>{t('lost')}</p>}
      {answer?.status === 'no-known-word' && <NoKnownWord {...answer} t={t} />}
      {(answer?.status === 'open' || answer?.status === 'lost') && (
        // Words that change may make other candidates of the same hints.
        <Candidates
          key={JSON.stringify([hints, answer.possible, answer.likely, answer.hidden])}
          of={of}
          total={answer.possible - answer.hidden}
          hidden={answer.hidden}
          ask={ask}
          t={t}
        />
      )}
    </>
  );
}

interface SuggestionsProps {
  readonly suggestions: readonly Suggestion[];
  readonly possible: number;
  readonly progress: Progress;
  readonly t: Translate;
}

/** How far the suggestions were looked ahead; null when they were not. */
function aheadKey(progress: Progress, { certainty }: Suggestion) {
  if (progress === 'looking') return 'aheadLooking';
  if (certainty === 'proven') return 'aheadProven';
  if (progress === 'cut-short') return 'aheadCutShort';
  return certainty === 'searched' ? 'aheadSearched' : null;
}

function Suggestions({ suggestions, possible, progress, t }: SuggestionsProps) {
  const [best, ...others] = suggestions;
  if (!best) return null;
  const certain = possible === 1 && best.candidate;
  const ahead = aheadKey(progress, best);
  return (
    <>
      <section class="best" aria-busy={progress === 'looking'}>
        <h2>{t('bestNext')}</h2>
        <WordTiles word={best.word} />
        <p class="reason">
          {certain ? t('onlyWord') : `${t(best.candidate ? 'canBeAnswer' : 'cannotBeAnswer')}. `}
          {!certain && t('groups', { groups: best.groups, largest: best.largest })}
        </p>
        {!certain && ahead && (
          <p class="reason">
            <small>{t(ahead)}</small>
          </p>
        )}
      </section>
      {!certain && others.length > 0 && (
        <section>
          <table>
            <caption>{t('otherGuesses')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('columnGuess')}</th>
                <th scope="col">{t('columnExpected')}</th>
                <th scope="col">{t('columnGroups')}</th>
                <th scope="col">{t('columnLargest')}</th>
              </tr>
            </thead>
            <tbody>
              {others.map(({ word, candidate, expected, groups, largest }) => (
                <tr>
                  <th scope="row" class="word" title={t(candidate ? 'canBeAnswer' : 'cannotBeAnswer')}>
                    <span class={candidate ? 'possible' : 'probe'}>{word}</span>
                  </th>
                  <td>{t.number(expected, 2)}</td>
                  <td>{t.number(groups)}</td>
                  <td>{t.number(largest)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}

/** How many words come at a time. */
const PAGE = 30;

interface CandidatesProps {
  readonly of: CandidatesOf;
  readonly total: number;
  /** How many more there are that are not listed. */
  readonly hidden: number;
  readonly ask: Ask;
  readonly t: Translate;
}

function Candidates({ of, total, hidden, ask, t }: CandidatesProps) {
  const [words, setWords] = useState<readonly Candidate[]>([]);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const more = () => {
    const offset = words.length;
    setBusy(true);
    return ask({ type: 'candidates', of, offset, count: PAGE })
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
            {word}
          </li>
        ))}
      </ul>
      {failed && <p role="alert">{t('noWorker')}</p>}
      {words.length > 0 && words.length < total && (
        <button type="button" disabled={busy} onClick={() => void more()}>
          {t('showMore', { count: Math.min(PAGE, total - words.length) })}
        </button>
      )}
      {hidden > 0 && (
        <p>
          <small>{t('hiddenVulgar', { count: hidden })}</small>
        </p>
      )}
    </section>
  );
}

function NoKnownWord({
  pattern,
  nearest,
  t,
}: {
  pattern: Pattern;
  nearest: readonly string[];
  t: Translate;
}) {
  const letters = (list: readonly string[]) => t.list(list.map((letter) => letter.toUpperCase()));
  return (
    <section>
      <p>{t('pattern')}</p>
      <WordTiles word={pattern.fixed.map((letter) => letter ?? '·').join('')} />
      {pattern.present.length > 0 && <p>{t('patternPresent', { letters: letters(pattern.present) })}</p>}
      {pattern.absent.length > 0 && <p>{t('patternAbsent', { letters: letters(pattern.absent) })}</p>}
      <h2>{t('nearest')}</h2>
      <ul class="words">
        {nearest.map((word) => (
          <li>{word}</li>
        ))}
      </ul>
    </section>
  );
}
