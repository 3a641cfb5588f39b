/** The game in the tab. */
import { useState } from 'preact/hooks';
import type { Report } from '../protocol/messages.ts';
import { isHard, helpFor, settingsOf } from '../protocol/settings.ts';
import { capitals } from '../ui/capital.ts';
import { AnswerView } from './answer.tsx';
import type { AppProps } from './props.ts';
import { Switches } from './switches.tsx';

interface Props extends AppProps {
  readonly tab: number;
  readonly report: Report;
}

export function Game(props: Props) {
  const { report, t } = props;
  const { board } = report;
  if (board === 'unreadable') return <p class="summary">{t('unreadable')}</p>;
  return (
    <>
      {board === 'not-started' ? (
        <>
          <p class="summary">{t('notStarted')}</p>
          <p>{t('notStartedHelp')}</p>
        </>
      ) : (
        <Board {...props} board={board} />
      )}
      <Switches {...props} />
    </>
  );
}

type Shown = Exclude<Report['board'], string>;

function Board({ tab, state, report, board, settings, ask, order, onFilled, t }: Props & { board: Shown }) {
  const { advice: answer, notice, help: asked, playing } = state;
  const { level: setting, hard } = settingsOf(settings, report.game);
  // What could not be filled in, and at which row and level: elsewhere it may not be named.
  const [unfilled, setUnfilled] = useState<{ readonly word: string; readonly of: string } | null>(null);
  const of = JSON.stringify([board.hints, helpFor(setting, asked)]);
  const fill = (word: string) =>
    void order({ type: 'fill', word }).then((isDone) => {
      setUnfilled(isDone ? null : { word, of });
      if (isDone) onFilled();
    });
  const isOpen = answer?.status === 'open';
  return (
    <>
      {notice && (
        <p class="notice" role="alert">
          {t(`notice_${notice.kind}`, { word: capitals(notice.word) })}
        </p>
      )}
      {unfilled?.of === of && (
        <p class="notice" role="alert">
          {t('notFilled', { word: capitals(unfilled.word) })}
        </p>
      )}
      {isHard(hard, report.hard) && (
        <p>
          <small>{t('hardMode')}</small>
        </p>
      )}
      <AnswerView
        hints={board.hints}
        answer={answer}
        of={tab}
        asked={asked}
        setting={setting}
        onPick={isOpen && !playing ? fill : undefined}
        guessesLeft={board.rows - board.hints.length}
        ask={ask}
        t={t}
      />
    </>
  );
}
