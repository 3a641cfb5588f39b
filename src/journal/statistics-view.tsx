/** What the player's games come to, in numbers and pictures. */
import { useMemo, useState } from 'preact/hooks';
import type { Translate } from '../ui/i18n.ts';
import { round } from '../ui/rounding.ts';
import { Choice } from './choice.tsx';
import { Distribution } from './distribution.tsx';
import { OverTime } from './over-time.tsx';
import { Parts } from './parts.tsx';
import type { PlayedGame } from './played-game.ts';
import { boardCounts, type Statistics, statisticsOf } from './statistics.ts';

interface Props {
  readonly games: readonly PlayedGame[];
  /** The number of the day that it is. */
  readonly today: number;
  readonly t: Translate;
}

export function StatisticsView({ games, today, t }: Props) {
  const [chosen, choose] = useState<number | null>(null);
  const counts = useMemo(() => boardCounts(games), [games]);
  const boards = counts.find(([count]) => count === chosen)?.[0] ?? counts[0]?.[0] ?? 1;
  const statistics = useMemo(() => statisticsOf(games, boards, today), [games, boards, today]);
  const { won, lost } = statistics;
  return (
    <>
      {counts.length > 1 && (
        <Choice
          label={t('boards')}
          value={String(boards)}
          options={counts.map(([count, some]) => [
            String(count),
            t('boardsWithGames', { boards: count, games: some }),
          ])}
          choose={(value) => choose(Number(value))}
        />
      )}
      {won + lost === 0 ? (
        <p class="empty">{t('statisticsEmpty')}</p>
      ) : (
        <Shown statistics={statistics} t={t} />
      )}
    </>
  );
}

function Shown({ statistics, t }: { statistics: Statistics; t: Translate }) {
  const { won, lost, reviewed, replayed, compared, yours, knacks, bars, sharedBars } = statistics;
  const isAllReplayed = replayed === won + lost;
  return (
    <>
      <Figures statistics={statistics} t={t} />
      <p class="note">{t('statisticsNote')}</p>
      <Distribution
        title={t('distribution')}
        note={t(isAllReplayed ? 'distributionBoth' : 'distributionYours', { games: won + lost })}
        bars={bars}
        withKnack={isAllReplayed}
        t={t}
      />
      {!isAllReplayed && replayed > 0 && (
        <Distribution
          title={t('distributionReviewed')}
          note={t('distributionBoth', { games: replayed })}
          bars={sharedBars}
          withKnack
          t={t}
        />
      )}
      {compared > 0 && (
        <p>{t('bothSolved', { games: compared, yours: round(yours!, 2), knacks: round(knacks!, 2) })}</p>
      )}
      {reviewed === 0 && <p class="notice">{t('notReviewed')}</p>}
      <OverTime statistics={statistics} t={t} />
      <Parts statistics={statistics} t={t} />
    </>
  );
}

function Figures({ statistics, t }: { statistics: Statistics; t: Translate }) {
  const { won, lost, open, guesses, skill, luck, days, row } = statistics;
  const longest = (count: number) => t('longest', { count });
  return (
    <dl class="figures">
      <Figure name={t('figureEnded')} value={t.number(won + lost)} />
      <Figure
        name={t('figureSolved')}
        value={t.percent(won / (won + lost))}
        more={`${t.number(won)}/${t.number(won + lost)}`}
      />
      {guesses !== null && <Figure name={t('figureGuesses')} value={t.number(guesses, 2)} />}
      <Figure name={t('figureDays')} value={t.number(days.now)} more={longest(days.longest)} />
      <Figure name={t('figureRow')} value={t.number(row.now)} more={longest(row.longest)} />
      {skill !== null && <Figure name={t('skill')} value={t.number(skill)} />}
      {luck !== null && <Figure name={t('luck')} value={t.number(luck)} />}
      {open > 0 && <Figure name={t('gameOpen')} value={t.number(open)} />}
    </dl>
  );
}

function Figure({ name, value, more }: { name: string; value: string; more?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value} {more !== undefined && <small>{more}</small>}
      </dd>
    </div>
  );
}
