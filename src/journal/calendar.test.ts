import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { dateOf, dayOf, startOf, unitFor } from './calendar.ts';

/** Where clocks change, at midnight too, where they do not, and on both sides of the line at which days change. */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/Santiago',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Niue',
];

/** Only a process of its own can be in another zone. */
const IN_ZONES = `
  import { dayOf } from './src/journal/calendar.ts';
  const faults = [];
  for (const zone of ${JSON.stringify(ZONES)}) {
    process.env.TZ = zone;
    for (let n = 1; n <= 800; n++) {
      const [first, noon, last] = [[0, 0], [12, 0], [23, 59]].map((time) => dayOf(new Date(2026, 0, n, ...time).getTime()));
      const before = dayOf(new Date(2026, 0, n - 1, 12).getTime());
      if (first !== noon || last !== noon || noon !== before + 1) faults.push([zone, n]);
    }
  }
  console.log(JSON.stringify(faults));`;

it('has each day follow the one before, from its first minute to its last, in any zone', () => {
  const said = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', IN_ZONES],
    { encoding: 'utf8' },
  );
  expect(JSON.parse(said)).toEqual([]);
});

it('writes a day as the calendar does', () => {
  const day = dayOf(new Date(2026, 10, 24, 23, 30).getTime());
  expect(dateOf(day).toISOString().slice(0, 10)).toBe('2026-11-24');
});

it('has weeks begin on Monday and months on their first day', () => {
  const startsOf = (...date: [number, number, number]) => {
    const day = Date.UTC(...date) / 86_400_000;
    return (['day', 'week', 'month'] as const).map((unit) =>
      dateOf(startOf(unit, day)).toISOString().slice(0, 10),
    );
  };
  expect(startsOf(2026, 10, 24)).toEqual(['2026-11-24', '2026-11-23', '2026-11-01']);
  expect(startsOf(2026, 10, 22)).toEqual(['2026-11-22', '2026-11-16', '2026-11-01']);
  expect(startsOf(1970, 0, 1)).toEqual(['1970-01-01', '1969-12-29', '1970-01-01']);
});

it('puts together what is long', () => {
  expect([1, 21, 22, 182, 183].map(unitFor)).toEqual(['day', 'day', 'week', 'week', 'month']);
});
