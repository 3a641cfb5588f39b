/** The game in the tab. */
import { useState } from 'preact/hooks';
import { guessesLeftIn } from '../protocol/guesses.ts';
import type { Puzzle, Report } from '../protocol/report.ts';
import { helpFor } from '../protocol/help.ts';
import { changeFor, isHard, settingsOf } from '../protocol/settings.ts';
import { isEnd } from '../ui/report.ts';
import { ReportCard } from '../ui/report-card.tsx';
import { capitals } from '../ui/capital.ts';
import { noticeSentence } from '../ui/notice.ts';
import { useSaving } from '../ui/use-saving.ts';
import { hostOf } from '../sites/added.ts';
import { AddedGame } from './added-game.tsx';
import { PuzzleAdvice } from './advice.tsx';
import type { AppProps } from './props.ts';
import { PlayOn, Switches } from './switches.tsx';
import { UnknownAnswers } from './unknown-answers.tsx';
import { Unreadable } from './unreadable.tsx';

interface Props extends AppProps {
  readonly tab: number;
  readonly report: Report;
}

export function Game(props: Props) {
  const { report, t } = props;
  const { puzzle } = report;
  if (puzzle === 'unreadable') return <Unreadable {...props} />;
  return (
    <>
      {puzzle === 'not-started' ? (
        <>
          <p class="summary">{t('notStarted')}</p>
          <p>{t('notStartedHelp')}</p>
          <Switches {...props} />
        </>
      ) : (
        <>
          {hostOf(report.site) !== null && <AddedGame {...props} />}
          <Begun {...props} puzzle={puzzle} />
        </>
      )}
    </>
  );
}

function Begun(props: Props & { readonly puzzle: Puzzle }) {
  const {
    tab,
    record,
    report,
    puzzle,
    settings,
    saveSettings,
    ask,
    order,
    onFilled,
    ended,
    copy,
    openReview,
    t,
  } = props;
  const { advice, notice, help: asked, playing, isUnkept } = record;
  const { help: setting, hard } = settingsOf(settings, report.site);
  // A word that could not be filled in, with its rows and help: with others it may not be named.
  const [unfilled, setUnfilled] = useState<{ readonly word: string; readonly of: string } | null>(null);
  const of = JSON.stringify([puzzle.boards, helpFor(setting, asked)]);
  const fill = (word: string) =>
    void order({ type: 'fill', word }).then((isDone) => {
      setUnfilled(isDone ? null : { word, of });
      if (isDone) onFilled();
    });
  const [isKeepFailed, change] = useSaving(saveSettings);
  const isOpen = advice?.status === 'open';
  const isReported = ended && isEnd(advice, 0);
  return (
    <>
      {notice && (
        <p class="notice" role="alert">
          {noticeSentence(notice, { advice, help: helpFor(setting, asked) }, t)}
        </p>
      )}
      {unfilled?.of === of && (
        <p class="notice" role="alert">
          {t('notFilled', { word: capitals(unfilled.word) })}
        </p>
      )}
      {isKeepFailed && <p role="alert">{t('settingsFailed')}</p>}
      {isUnkept && <p class="notice">{t('gameUnkept')}</p>}
      {isHard(hard, report.hard) && (
        <p>
          <small>{t('hardMode')}</small>
        </p>
      )}
      <PuzzleAdvice
        boards={puzzle.boards}
        advice={advice}
        length={puzzle.width}
        under={JSON.stringify([report.lexicon, isHard(hard, report.hard)])}
        of={tab}
        asked={asked}
        setting={setting}
        onPick={isOpen && !playing ? fill : undefined}
        guessesLeft={guessesLeftIn(puzzle)}
        onReview={openReview}
        onKeep={(level) =>
          change((now) => ({ ...changeFor(now, report.site, 'help', level), helpChosen: true }))
        }
        isChosen={settings.helpChosen}
        beside={!playing && <PlayOn {...props} />}
        below={
          <>
            {/* Of a private window nothing is kept. */}
            {report.lexicon !== null && !record.isPrivate && (
              <UnknownAnswers key={puzzle.key} lexicon={report.lexicon} advice={advice} ask={ask} t={t} />
            )}
            <Switches {...props} />
          </>
        }
        report={isReported && <ReportCard game={ended} onReview={openReview} {...{ ask, copy, t }} />}
        ask={ask}
        t={t}
      />
    </>
  );
}
