/** How the player's games go over the days, weeks or months. */
import type { MessageKey, Translate } from '../ui/i18n.ts';
import { dateOf, type Unit } from './calendar.ts';
import { LineChart } from './line-chart.tsx';
import { NumberTable, written } from './number-table.tsx';
import type { Statistics } from './statistics.ts';

const UNIT_NAMES: Readonly<Record<Unit, MessageKey>> = {
  day: 'columnDay',
  week: 'columnWeek',
  month: 'columnMonth',
};

/** How a period is called: by its first day, which is not as long ago as a year, or by its month. */
function periodName(unit: Unit, t: Translate): (start: number) => string {
  const parts = unit === 'month' ? ({ year: 'numeric' } as const) : ({ day: 'numeric' } as const);
  const format = new Intl.DateTimeFormat(t.locale, { month: 'short', timeZone: 'UTC', ...parts });
  return (start) => format.format(dateOf(start));
}

/** From a whole number to another, with all values between. */
function rangeOf(values: readonly (number | null)[]): [low: number, high: number] {
  const known = values.filter((value) => value !== null);
  const low = Math.floor(known.reduce((a, b) => Math.min(a, b), Infinity));
  return [low, Math.max(low + 1, Math.ceil(known.reduce((a, b) => Math.max(a, b), low)))];
}

export function OverTime({ statistics, t }: { statistics: Statistics; t: Translate }) {
  const { unit, periods, won, compared, reviewed } = statistics;
  const nameOf = periodName(unit, t);
  const solved = periods.filter((period) => period.won > 0);
  const scored = periods.filter((period) => period.reviewed > 0);
  const axis = (some: typeof periods) => ({
    places: some.map(({ start }) => start),
    ends: [nameOf(some[0]!.start), nameOf(some.at(-1)!.start)] as const,
  });
  const guesses = solved.map((period) => period.guesses);
  const knacks = solved.map((period) => period.knacks);
  const unitName = t(UNIT_NAMES[unit]);
  return (
    <>
      {won > 0 && (
        <LineChart
          title={t('guessesOverTime')}
          note={compared > 0 ? t('guessesOverTimeBoth', { games: compared }) : t('guessesOverTimeYours')}
          lines={[
            { name: t('columnYou'), values: guesses },
            ...(compared > 0 ? [{ name: t('name'), values: knacks }] : []),
          ]}
          {...axis(solved)}
          range={rangeOf([...guesses, ...knacks])}
          t={t}
        >
          <NumberTable
            caption={t('guessesOverTime')}
            heads={[
              unitName,
              t('columnSolved'),
              t('columnYou'),
              ...(compared > 0 ? [t('columnCompared'), t('name')] : []),
            ]}
            rows={solved.map((period) => ({
              name: nameOf(period.start),
              cells: [
                t.number(period.won),
                written(period.guesses, 2, t),
                ...(compared > 0 ? [t.number(period.compared), written(period.knacks, 2, t)] : []),
              ],
            }))}
          />
        </LineChart>
      )}
      {reviewed > 0 && (
        <LineChart
          title={t('scoreOverTime')}
          note={t('scoreOverTimeNote', { games: reviewed })}
          lines={[
            { name: t('skill'), values: scored.map(({ skill }) => skill) },
            { name: t('luck'), values: scored.map(({ luck }) => luck) },
          ]}
          {...axis(scored)}
          range={[0, 100]}
          t={t}
        >
          <NumberTable
            caption={t('scoreOverTime')}
            heads={[unitName, t('columnGames'), t('skill'), t('luck')]}
            rows={scored.map((period) => ({
              name: nameOf(period.start),
              cells: [t.number(period.reviewed), written(period.skill, 0, t), written(period.luck, 0, t)],
            }))}
          />
        </LineChart>
      )}
    </>
  );
}
