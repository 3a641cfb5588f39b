/** Game records as a table that any spreadsheet opens: a line each, the oldest first. */
import type { GameRecord } from '../protocol/game-record.ts';
import { guessesOn, outcomeOf } from '../protocol/guesses.ts';

const COLUMNS: readonly (readonly [name: string, of: (record: GameRecord) => string | number | boolean])[] = [
  ['begun', ({ begun }) => new Date(begun).toISOString()],
  ['changed', ({ changed }) => new Date(changed).toISOString()],
  ['site', ({ site }) => site],
  ['puzzle', ({ puzzle }) => puzzle],
  ['words', ({ lexicon }) => lexicon ?? ''],
  ['length', ({ width }) => width],
  ['outcome', outcomeOf],
  ['guesses', ({ boards }) => guessesOn(boards).length],
  ['limit', ({ limit }) => limit ?? ''],
  ['boards', ({ boards }) => boards.length],
  ['hard mode', ({ hard }) => hard],
  ['rule', ({ rule }) => rule],
  ['help', ({ help }) => help ?? ''],
  ['typed by Knack', ({ typed }) => typed.length],
  ['entered by Knack', ({ entered }) => entered.length],
  ['skill', ({ score }) => score?.skill ?? ''],
  ['luck', ({ score }) => score?.luck ?? ''],
  ['guesses of Knack', ({ score }) => score?.knack ?? ''],
  ['answers said', ({ answers = [] }) => answers.map((answer) => answer ?? '').join(' | ')],
  ['rows', ({ boards }) => boards.map((board) => board.join(', ')).join(' | ')],
];

/** A text that a spreadsheet would take for a formula is marked as one: a page may have chosen it. */
const cell = (value: string | number | boolean): string => {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** @param records the newest first */
export function toCsv(records: readonly GameRecord[]): string {
  const rows = records.toReversed().map((record) => COLUMNS.map(([, of]) => of(record)));
  return [COLUMNS.map(([name]) => name), ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
