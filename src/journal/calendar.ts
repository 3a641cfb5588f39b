/** Days as the player's own calendar counts them, whatever the hour and the change of the clocks. */

const MILLISECONDS = 24 * 60 * 60 * 1000;

/** The number of the local day of a moment: that of the next day is one more. */
export function dayOf(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / MILLISECONDS;
}

/** The midnight in UTC that a day is written by, with UTC for its time zone. */
export const dateOf = (day: number): Date => new Date(day * MILLISECONDS);

/** What games are put together by over time. */
export type Unit = 'day' | 'week' | 'month';

/** The longest times, in days, that are shown by the day and by the week. */
const MOST_DAYS = 21;
const MOST_WEEKS = 26 * 7;

export const unitFor = (days: number): Unit =>
  days <= MOST_DAYS ? 'day' : days <= MOST_WEEKS ? 'week' : 'month';

/** The first day of the unit that a day is in; weeks begin on Monday. */
export function startOf(unit: Unit, day: number): number {
  if (unit === 'day') return day;
  const date = dateOf(day);
  return unit === 'week'
    ? day - ((date.getUTCDay() + 6) % 7)
    : Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / MILLISECONDS;
}
