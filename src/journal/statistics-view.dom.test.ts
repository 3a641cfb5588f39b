import { h, render } from 'preact';
import { beforeEach, expect, it } from 'vitest';
import type { GameRecord } from '../protocol/game-record.ts';
import { outcomeOf } from '../protocol/guesses.ts';
import { A_HUNDRED, ALL_KINDS } from '../test/games.ts';
import { translateInto } from '../test/sentences.ts';
import { dayOf } from './calendar.ts';
import { playedGame } from './played-game.ts';
import { StatisticsView } from './statistics-view.tsx';

const t = translateInto('en');
const TODAY = dayOf(new Date(2026, 10, 25).getTime());

function show(records: readonly GameRecord[]): void {
  render(h(StatisticsView, { games: records.map(playedGame), today: TODAY, t }), document.body);
}

/** The texts of a table, row by row. */
const rowsOf = (table: Element): string[][] =>
  [...table.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent.trim()),
  );
const tables = (selector: string) => [...document.querySelectorAll(selector)].map(rowsOf);
const figures = () =>
  Object.fromEntries(
    [...document.querySelectorAll('.figures div')].map((one) => [
      one.querySelector('dt')!.textContent,
      one.querySelector('dd')!.textContent.trim(),
    ]),
  );

const mean = (values: readonly number[], decimals: number) =>
  (values.reduce((a, b) => a + b, 0) / values.length).toFixed(decimals);
const isWon = (record: GameRecord) => outcomeOf(record) === 'won';
const rows = ({ boards }: GameRecord) => boards[0]!.length;
const scored = (records: readonly GameRecord[]) => records.flatMap(({ score }) => score ?? []);

beforeEach(() => render(null, document.body));

it('shows what the rows come to', () => {
  show(A_HUNDRED);
  const won = A_HUNDRED.filter(isWon);
  expect(figures()).toEqual({
    'Games finished': '100',
    Solved: `${won.length}% ${won.length}/100`,
    'Guesses on average': mean(won.map(rows), 2),
    // The last one is of Monday, and today is Wednesday.
    'Days in a row': '0 longest: 14',
    'Solved in a row': '11 longest: 14',
    Skill: mean(
      scored(A_HUNDRED).map(({ skill }) => skill),
      0,
    ),
    Luck: mean(
      scored(A_HUNDRED).map(({ luck }) => luck),
      0,
    ),
  });
});

it('puts Knack beside the player only where the games are the same', () => {
  show(A_HUNDRED);
  const [mine, both] = tables('.bars');
  expect(mine![0]).toEqual(['Guesses', 'You']);
  expect(both![0]).toEqual(['Guesses', 'You', 'Knack']);
  const reviewed = A_HUNDRED.filter(({ score }) => score);
  const line = (guesses: number) => [
    `${guesses}`,
    `${reviewed.filter((game) => isWon(game) && rows(game) === guesses).length}`,
    `${reviewed.filter(({ score }) => score!.knack === guesses).length}`,
  ];
  expect(both!.slice(1, -1)).toEqual([1, 2, 3, 4, 5, 6].map(line));
  show(reviewed);
  expect(tables('.bars')).toEqual([both]);
});

it('has the same numbers in its lines and their tables', () => {
  show(A_HUNDRED);
  const [overTime, scores] = tables('details table');
  expect(overTime![0]).toEqual(['Week from', 'Solved', 'You', 'Compared', 'Knack']);
  const solved = overTime!.slice(1).map(([, count]) => Number(count));
  expect(solved.reduce((a, b) => a + b, 0)).toBe(A_HUNDRED.filter(isWon).length);
  const [line, points] = document.querySelectorAll('.chart .first');
  expect(line!.getAttribute('d')!.match(/[ML]/g)).toHaveLength(solved.length);
  expect(points!.getAttribute('d')!.match(/M/g)).toHaveLength(solved.length);
  expect(scores![0]).toEqual(['Week from', 'Games', 'Skill', 'Luck']);
});

it('has games, languages and help side by side', () => {
  show(A_HUNDRED);
  const [sites, languages, help] = tables('.stacked');
  const ofWortel = A_HUNDRED.filter(({ site }) => site === 'wortel');
  const won = ofWortel.filter(isWon);
  const compared = won.flatMap(({ score }) => score?.knack ?? []);
  expect(sites!.slice(-2)).toEqual([
    ['Wortel'],
    [
      `${ofWortel.length}`,
      `${Math.round((100 * won.length) / ofWortel.length)}%`,
      mean(won.map(rows), 2),
      mean(compared, 2),
      mean(
        scored(ofWortel).map(({ skill }) => skill),
        0,
      ),
      mean(
        scored(ofWortel).map(({ luck }) => luck),
        0,
      ),
    ],
  ]);
  expect(languages!.slice(1).filter(({ length }) => length === 1)).toEqual([['English'], ['German']]);
  expect(help!.slice(1).filter(({ length }) => length === 1)).toEqual([['With help'], ['Without help']]);
});

it('keeps games of several boards apart, and says where nothing is reviewed', async () => {
  show(ALL_KINDS);
  expect(document.body.textContent).toContain('None of these games is reviewed yet.');
  expect(figures()['Games finished']).toBe('3');
  const select = document.querySelector('select')!;
  select.value = '4';
  select.dispatchEvent(new Event('change'));
  await expect.poll(() => figures()['Games finished']).toBe('1');
  expect(tables('.bars')[0]!.map(([guesses]) => guesses)).toEqual([
    'Guesses',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    'Not solved',
  ]);
});
