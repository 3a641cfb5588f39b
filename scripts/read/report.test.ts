import { expect, it } from 'vitest';
import { reportOf } from './report.ts';

const READ = { boards: null, feedback: null, why: null, looks: [], tried: [], misleading: [] };
const TRIED = { boards: 1, rows: 6, width: 5, way: 'shape', sign: 'keys', against: null } as const;

it('tells what was read of a page, and what else was tried', () => {
  const row = { ...TRIED, rows: 1, sign: null, against: 'room' as const };
  const tried = [row, { ...row, way: '.tile' }, TRIED];
  expect(reportOf({ ...READ, boards: [['oater 11001']], feedback: 'colour', tried })).toBe(
    [
      'oater 11001',
      'Feedback: colour',
      'Tried:',
      '  One row of 5 letters: left out, since it has no room for another word',
      '  6 rows of 5 letters: read, since the page takes letters',
    ].join('\n'),
  );
});

it('names the boards where there are several', () => {
  const told = reportOf({ ...READ, boards: [['oater 11001'], []], feedback: 'class', misleading: ['label'] });
  expect(told).toContain('Board 1\noater 11001\nBoard 2\nno guess yet\nFeedback: class\n');
  expect(told).toContain('Not believed: label');
});

it('tells why there is no board', () => {
  const looks = ['background rgb(1, 2, 3)'];
  const tried = [{ ...TRIED, boards: 2, against: 'colours' as const }];
  expect(reportOf({ ...READ, why: 'colours', looks, tried })).toBe(
    [
      'No board: colours',
      'Looks without a meaning: background rgb(1, 2, 3)',
      'Tried:',
      '  2 boards with rows of 5 letters: not read: nothing is sure of what its colours mean',
    ].join('\n'),
  );
  expect(reportOf({ ...READ, why: 'not-started' })).toContain('Nothing on it could be a board.');
});
