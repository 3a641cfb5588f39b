/** Hint strings of rows whose looks have a meaning. */
import type { Looks } from '../protocol/looks.ts';
import type { UnreadColours } from '../protocol/report.ts';

export type LookRows = UnreadColours['rows'];
export type Meaning = Looks[string];

const DIGITS: Readonly<Record<Meaning, string>> = { absent: '0', present: '1', correct: '2' };

/** The rows of each board as hint strings; all of their looks have to be known. */
export const boardsWith = (rows: LookRows, looks: Looks): string[][] =>
  rows.map((board) =>
    board.map(
      ({ letters, looks: its }) => `${letters.join('')} ${its.map((key) => DIGITS[looks[key]!]).join('')}`,
    ),
  );
