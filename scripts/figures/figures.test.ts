import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatted } from '../formatted.ts';
import { CHART_FILE, drawChart } from './chart.ts';
import { ARTICLE_RUNS, type Figure, OWN_RUNS, readFigures } from './runs.ts';
import { RESULTS_FILE, withTables } from './tables.ts';

describe('the figures', () => {
  const figures = readFigures();

  it.each(OWN_RUNS)('of $name reach the goal', ({ name, goal }) => {
    const { mean, solved, answers } = figures[name]!;
    expect(mean).toBeLessThanOrEqual(goal.mean);
    expect(solved / answers).toBeGreaterThanOrEqual(goal.solved);
  });

  it.each(Object.entries(figures))('of %s add up', (_, figure) => {
    const { answers, total, mean, solved, lost, distribution } = figure!;
    expect(distribution.reduce((sum, games) => sum + games, 0)).toBe(answers);
    expect(distribution.reduce((sum, games, i) => sum + games * (i + 1), 0)).toBe(total);
    expect(total / answers).toBe(mean);
    expect(solved + lost).toBe(answers);
  });

  it.each([...ARTICLE_RUNS, ...OWN_RUNS].filter(({ name }) => figures[name]))(
    'of $name are from its command',
    ({ name, options }) => {
      expect(figures[name]!.command).toBe(`npm run simulate -- ${options}`);
    },
  );

  it('are those that the paper shows', async () => {
    const paper = readFileSync(RESULTS_FILE, 'utf8');
    expect(await formatted(RESULTS_FILE, withTables(paper, figures))).toBe(paper);
  });

  it('are those of the chart', () => {
    const chart = drawChart(figures);
    if (chart !== null) expect(readFileSync(CHART_FILE, 'utf8')).toBe(chart);
  });
});

describe('the chart', () => {
  const figure = (mean: number, distribution: number[]): Figure => ({
    command: '',
    date: '2026-11-21',
    answers: 100,
    total: 100 * mean,
    mean,
    solved: 100,
    meanOfWins: mean,
    lost: 0,
    distribution,
  });
  const figures = {
    'go-en': figure(5, [0, 0.5, 9.5, 40, 30, 10, 6, 4]),
    'en-all': figure(4, [0, 2, 20, 60, 18]),
    'go-de': figure(5, [0, 0, 0, 0, 100]),
  };

  it('compares where both have been played, and says so to those who cannot see it', () => {
    const chart = drawChart(figures)!;
    expect(chart).toContain('<desc id="desc">English: Go takes 5.00 guesses on average, Knack 4.00.</desc>');
    const shares = [...chart.matchAll(/class="share"[^>]*>([^<]*)</g)].map(([, share]) => share);
    expect(chart).not.toMatch(/<(?![a-z/])/);
    expect(shares).toEqual([
      '0',
      '&lt;1',
      '10',
      '40',
      '30',
      '10',
      '10',
      '0',
      '2',
      '20',
      '60',
      '18',
      '0',
      '0',
    ]);
  });

  it('is left out while there is nothing to compare', () => {
    expect(drawChart({ 'go-en': figures['go-en'] })).toBeNull();
  });
});

describe('the tables', () => {
  it('round no share of games up to all of them', () => {
    const figure = { ...readFigures()['go-en']!, answers: 100_000, solved: 99_999 };
    const paper = '<!-- figures --><!-- /figures -->';
    expect(withTables(paper, { 'go-en': figure })).toContain('99.99 %');
    expect(withTables(paper, { 'go-en': { ...figure, solved: 100_000 } })).toContain('100.00 %');
  });
});
