/** Dates as people and pages write them, in the languages that Knack speaks. */

/** A date in a text; of "03/04/2024" it is not known what comes first, day or month. */
export interface FoundDate {
  /** The days that it can be, as 2024-03-03: with the day before the month, and the other way round. */
  readonly dayFirst: string | null;
  readonly monthFirst: string | null;
}

/** What is in a line beside its dates. */
export interface DatedText {
  readonly dates: readonly FoundDate[];
  readonly rest: string;
}

const MONTHS = [...Array(12).keys()];

/** What a date has in a language, for each of some days of a month or week. */
function namesIn(language: string, days: readonly Date[], options: Intl.DateTimeFormatOptions): string[][] {
  const type = 'month' in options ? 'month' : 'weekday';
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  return days.map((day) =>
    format
      .formatToParts(day)
      .filter((part) => part.type === type)
      .map(({ value }) => value.replace(/\.$/, '').toLowerCase()),
  );
}

/** How a line is read for dates. */
export type ReadDates = (line: string) => DatedText;

/** @param languages as BCP 47 tags */
export function createReadDates(languages: readonly string[]): ReadDates {
  const firsts = MONTHS.map((month) => new Date(Date.UTC(2024, month, 1)));
  /** The number of each name of a month, from 1; as in "March", "3. März", "marca" and "Mar". */
  const months = new Map<string, number>();
  for (const language of languages) {
    for (const options of [
      { month: 'long' },
      { month: 'long', day: 'numeric' },
      { month: 'short', day: 'numeric' },
    ] as const) {
      namesIn(language, firsts, options).forEach(([name = ''], month) => {
        months.set(name, month + 1);
        months.set(name.slice(0, 3), month + 1);
      });
    }
  }
  months.set('sept', 9);
  const week = MONTHS.slice(0, 7).map((day) => new Date(Date.UTC(2024, 0, day + 1)));
  const weekdays = languages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((weekday) => namesIn(language, week, { weekday }).flat()),
  );
  const name = [...months.keys()].toSorted((a, b) => b.length - a.length).join('|');
  const [before, after] = [String.raw`(?<![\p{L}\d])`, String.raw`(?![\p{L}\d])`];
  const year = String.raw`['’]?(\d{4}|\d{2})`;
  const ordinal = String.raw`(\d{1,2})(?:st|nd|rd|th|\.)?`;
  const between = String.raw`[\s.,/-]{1,3}`;
  const pattern = (source: string) => new RegExp(before + source + after, 'giu');
  const iso = pattern(String.raw`(\d{4})([-/.])(\d{1,2})\2(\d{1,2})`);
  const numbers = pattern(String.raw`(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4}|\d{2})`);
  const dayThenMonth = pattern(`${ordinal}${between}(?:of )?(${name})${between}${year}`);
  const monthThenDay = pattern(`(${name})${between}${ordinal}${between}${year}`);
  /** Without a year it is no date that counts, but no word either. */
  const noYear = pattern(`(?:${ordinal}${between}(?:of )?(?:${name})|(?:${name})${between}${ordinal})`);
  const weekday = pattern(`(?:${weekdays.toSorted((a, b) => b.length - a.length).join('|')})`);

  return (line) => {
    const dates: FoundDate[] = [];
    const take = (dayFirst: string | null, monthFirst: string | null): string => {
      dates.push({ dayFirst, monthFirst });
      return ' ';
    };
    const sure = (y: string, m: number, d: string) => {
      const day = dayOf(y, m, Number(d));
      return take(day, day);
    };
    const rest = line
      .replace(iso, (_, y: string, __, m: string, d: string) => sure(y, Number(m), d))
      .replace(numbers, (_, a: string, mark: string, b: string, y: string) => {
        // Where the parts have points between them, the day comes first.
        const dayFirst = dayOf(y, Number(b), Number(a));
        return take(dayFirst, mark === '.' ? dayFirst : dayOf(y, Number(a), Number(b)));
      })
      .replace(dayThenMonth, (_, d: string, m: string, y: string) => sure(y, months.get(m.toLowerCase())!, d))
      .replace(monthThenDay, (_, m: string, d: string, y: string) => sure(y, months.get(m.toLowerCase())!, d))
      .replace(noYear, ' ');
    // A day of the week is a word too, where there is no date.
    return { dates, rest: rest === line ? rest : rest.replace(weekday, ' ') };
  };
}

/** A day; null where there is none, as of February 30. */
function dayOf(year: string, month: number, day: number): string | null {
  const date = new Date(Date.UTC(Number(year) + (year.length === 2 ? 2000 : 0), month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null;
}
