/** The game in the tab. */
import { useState } from 'preact/hooks';
import { guessesLeftIn } from '../protocol/guesses.ts';
import type { Game } from '../protocol/game.ts';
import type { Report } from '../protocol/report.ts';
import { helpFor } from '../protocol/help.ts';
import { hardFor } from '../protocol/hard-mode.ts';
import { changeFor, settingsOf } from '../protocol/settings.ts';
import { isEnd } from '../ui/report.ts';
import { ReportCard } from '../ui/report-card.tsx';
import { capitals } from '../ui/capital.ts';
import { noticeSentence } from '../ui/notice.ts';
import { announcementOf } from '../ui/announcement.ts';
import { bestShown } from '../ui/help.ts';
import { summarize } from '../ui/summary.ts';
import { useSaving } from '../ui/use-saving.ts';
import { siteById } from '../sites/sites.ts';
import { AddedGame, RuleFound } from './added-game.tsx';
import { PuzzleAdvice } from './advice.tsx';
import type { RowsToMend } from './mend.ts';
import type { AppProps } from './props.ts';
import { PlayOn, Switches } from './switches.tsx';
import { UnknownAnswers } from './unknown-answers.tsx';
import { Unreadable } from './unreadable.tsx';

interface Props extends AppProps {
  readonly tab: number;
  readonly report: Report;
  readonly toMend: RowsToMend;
}

export function TabGame(props: Props) {
  const { report, t } = props;
  const { game } = report;
  if ('boards' in game) {
    return (
      <>
        {siteById(game.site)?.kind === 'added' && <AddedGame {...props} game={game} />}
        <Begun {...props} game={game} />
      </>
    );
  }
  if (game.state === 'unreadable') return <Unreadable {...props} game={game} />;
  return (
    <>
      <p class="summary">{t('notStarted')}</p>
      <p>{t('notStartedHelp')}</p>
      <Switches {...props} />
    </>
  );
}

function Begun(props: Props & { readonly game: Game }) {
  const {
    tab,
    record,
    game,
    toMend,
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
  const { advice, notice, help: asked, playing, isUnkept, isUnshown } = record;
  const { help: setting, hard: setHard, overlay } = settingsOf(settings, game.site);
  const hard = hardFor(setHard, game.hard);
  // A word that could not be filled in, with its rows and help: with others it may not be named.
  const [unfilled, setUnfilled] = useState<{ readonly word: string; readonly of: string } | null>(null);
  const of = JSON.stringify([game.boards, helpFor(setting, asked)]);
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
          {noticeSentence(notice, null, t)}
        </p>
      )}
      {unfilled?.of === of && (
        <p class="notice" role="alert">
          {t('notFilled', { word: capitals(unfilled.word) })}
        </p>
      )}
      {isKeepFailed && <p role="alert">{t('settingsFailed')}</p>}
      {isUnshown && overlay && <p class="notice">{t('notShown')}</p>}
      {isUnkept && <p class="notice">{t('gameUnkept')}</p>}
      <PuzzleAdvice
        boards={game.boards}
        hasRows={toMend !== null}
        advice={advice}
        length={game.width}
        under={JSON.stringify([game.lexicon, hard])}
        of={tab}
        asked={asked}
        setting={setting}
        onPick={isOpen && !playing ? fill : undefined}
        guessesLeft={guessesLeftIn(game)}
        onReview={openReview}
        onKeep={(level) =>
          change((now) => ({ ...changeFor(now, game.site, 'help', level), helpChosen: true }))
        }
        isChosen={settings.helpChosen}
        beside={<PlayOn {...props} />}
        because={hard && <p class="mode">{t(hard === 'ultra' ? 'ultraMode' : 'hardMode')}</p>}
        unknown={
          // Of a private window nothing is kept.
          game.lexicon !== null &&
          !record.isPrivate && (
            <UnknownAnswers key={game.puzzle} lexicon={game.lexicon} advice={advice} ask={ask} t={t} />
          )
        }
        prompt={toMend && props.manual.advice ? <Mended {...props} onPick={fill} /> : undefined}
        // The rows to be mended and their answer come first.
        below={!toMend && <GameSettings {...props} />}
        report={isReported && <ReportCard game={ended} onReview={openReview} {...{ ask, copy, t }} />}
        ask={ask}
        t={t}
      />
    </>
  );
}

/** What can be set for the game, and the rule by which it is read. */
export const GameSettings = (props: AppProps & Pick<Props, 'tab' | 'report'>) => (
  <>
    <Switches {...props} />
    {siteById(props.report.game.site)?.kind === 'added' && <RuleFound {...props} />}
  </>
);

interface MendedProps extends AppProps {
  readonly game: Game;
  readonly onPick: (word: string) => void;
}

/** What the rows come to by hand, in the place of what is wrong with them on the page: they stand where they stood. */
function Mended({ record, game, manual, settings, onPick, t }: MendedProps) {
  const boards = game.boards.length;
  const help = helpFor(settings.help, manual.help);
  const best = bestShown(manual.advice, help);
  return (
    <p class="summary mended">
      <span aria-hidden="true">{record.advice && summarize(record.advice, boards, t)}</span>
      <span>
        {announcementOf(manual.advice, boards, help, t).map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </span>
      {best !== null && !record.playing && (
        <button type="button" class="primary" title={t('fillHelp')} onClick={() => onPick(best)}>
          {t('fillIn')}
        </button>
      )}
    </p>
  );
}
