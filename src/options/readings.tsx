/** How Knack reads the games that are open, and a report of it for each. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { nameOf, siteById } from '../sites/sites.ts';
import { guessesOn } from '../protocol/guesses.ts';
import type { Game } from '../protocol/game.ts';
import type { Report } from '../protocol/report.ts';
import { trialSentences } from '../ui/trial.ts';
import type { MessageKey, Translate } from '../ui/i18n.ts';
import type { OpenGame } from './open-games.ts';
import { type Place, reportText } from './reading-report.ts';
import { type Result, ResultLine } from '../ui/result-line.tsx';

/** Rejects when the browser refuses. */
export type Copy = (text: string) => Promise<void>;

interface Props {
  readonly games: readonly OpenGame[];
  readonly place: Omit<Place, 'locale'>;
  readonly copy: Copy;
  readonly t: Translate;
}

export function Readings({ games, place, copy, t }: Props) {
  if (games.length === 0) return <p class="empty">{t('noReadings')}</p>;
  return games.map(({ tab, report }) => {
    const title = `reading-${tab}`;
    const { site } = report.game;
    return (
      <article key={tab} class="reading" aria-labelledby={title}>
        <h3 id={title}>{siteById(site)?.kind === 'practice' ? t('practice') : nameOf(site)}</h3>
        <Facts report={report} t={t} />
        <CopyReport id={title} text={reportText(report, { ...place, locale: t.locale })} copy={copy} t={t} />
      </article>
    );
  });
}

/** Ways to tell the feedback that any game may be read by. What else there is are marks of a game's own. */
const FEEDBACK: Readonly<Record<string, MessageKey>> = {
  'known classes': 'feedbackByKnownNames',
  attribute: 'feedbackByMark',
  class: 'feedbackByNames',
  label: 'feedbackByLabel',
  colour: 'feedbackByColour',
};

const sizeOf = ({ limit, width }: Game, t: Translate): string =>
  limit === null ? t('boardWidth', { width }) : t('boardSize', { rows: limit, width });

function Facts({ report: { game, reading, page }, t }: { report: Report; t: Translate }) {
  const read = 'boards' in game ? game : null;
  const feedback = reading?.feedback ?? null;
  // Of a site that is added nothing was known that could have changed.
  const unreadable = siteById(game.site)?.kind === 'added' ? 'boardNotRead' : 'boardUnreadable';
  return (
    <dl>
      <Fact name={t('readingSite')}>{page.host}</Fact>
      <Fact name={t('board')}>
        {'boards' in game
          ? sizeOf(game, t)
          : t(game.state === 'not-started' ? 'boardNotStarted' : unreadable)}
      </Fact>
      {read && read.boards.length > 1 && (
        <Fact name={t('readingBoards')}>{t.number(read.boards.length)}</Fact>
      )}
      {reading ? (
        <>
          <Fact name={t('readingTiles')} way={reading.tiles}>
            {t(reading.tiles === 'shape' ? 'tilesByShape' : 'tilesByName')}
          </Fact>
          <Fact name={t('readingFeedback')} way={feedback}>
            {t(feedback === null ? 'feedbackNone' : (FEEDBACK[feedback] ?? 'feedbackByOwnMark'))}
          </Fact>
        </>
      ) : (
        <Fact name={t('readingTiles')}>{t(page.tiles ? 'tilesByName' : 'tilesNotFound')}</Fact>
      )}
      <Fact name={t('readingKeys')}>{t(page.keys ? 'found' : 'notFound')}</Fact>
      {read && <Fact name={t('readingRows')}>{t.number(guessesOn(read.boards).length)}</Fact>}
      <Fact name={t('readingHard')}>
        {t(game.hard === 'ultra' ? 'readingUltra' : game.hard ? 'on' : 'off')}
      </Fact>
      {page.tried.length > 0 && (
        <Fact name={t('readingWhy')}>
          <ul>
            {trialSentences(page.tried, t).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Fact>
      )}
      {page.misleading.length > 0 && <Fact name={t('readingMisleading')} way={page.misleading.join(', ')} />}
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  /** What the way is called in Knack's code. */
  readonly way?: string | null;
  readonly children?: ComponentChildren;
}

function Fact({ name, way, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children} {way && <code lang="en">{way}</code>}
      </dd>
    </div>
  );
}

interface CopyProps {
  /** Of the heading that says which game it is. */
  readonly id: string;
  readonly text: string;
  readonly copy: Copy;
  readonly t: Translate;
}

/** The report, to be seen before it is copied. */
function CopyReport({ id, text, copy, t }: CopyProps) {
  const [result, setResult] = useState<Result | null>(null);
  const [isOpen, setOpen] = useState(false);
  const shown = useRef<HTMLPreElement>(null);
  // The last message was about another report.
  useEffect(() => setResult(null), [text]);
  useLayoutEffect(() => {
    // Then the player only has to press the shortcut for copying.
    if (result?.failed && shown.current) getSelection()?.selectAllChildren(shown.current);
  }, [result]);
  const press = () =>
    void copy(text).then(
      () => setResult({ message: 'reportCopied' }),
      () => {
        setOpen(true);
        setResult({ message: 'reportNotCopied', failed: true });
      },
    );
  return (
    <>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('reportShown')}</summary>
        <pre ref={shown} lang="en">
          {text}
        </pre>
      </details>
      <div class="buttons">
        <button type="button" aria-describedby={id} onClick={press}>
          {t('copyReport')}
        </button>
      </div>
      <ResultLine id={`${id}-result`} result={result} t={t} />
    </>
  );
}
