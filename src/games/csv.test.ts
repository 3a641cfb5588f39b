import { expect, it } from 'vitest';
import { GAMES } from '../test/games.ts';
import { toCsv } from './csv.ts';

it('writes a line for each game, the oldest first', () => {
  const [head, older, newer, end] = toCsv(GAMES).split('\r\n');
  expect(head!.split(',').slice(0, 4)).toEqual(['begun', 'changed', 'site', 'puzzle']);
  expect(older).toBe(
    '2026-11-24T20:00:00.000Z,2026-11-24T20:00:00.000Z,https://games.example,/ Tue Nov 24 2026,,5,open,1,,2,true,any-copy,,0,0,,,,,oater 11001 | oater 00000',
  );
  expect(newer).toContain(',en,5,won,6,6,1,false,standard,word,2,0,,,,,"oater 11001, abord 20210, ');
  expect(end).toBe('');
});

it('lets no spreadsheet take what a page has chosen for a formula', () => {
  const [game] = GAMES;
  expect(toCsv([{ ...game!, puzzle: '=HYPERLINK("https://bad.example","a")' }])).toContain(
    `,"'=HYPERLINK(""https://bad.example"",""a"")",`,
  );
});
