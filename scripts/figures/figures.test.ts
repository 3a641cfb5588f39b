import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { play } from '../../src/solver/play.ts';
import { parseOptions } from '../simulate/options.ts';
import { createPlayer } from '../simulate/player.ts';
import { prepare } from '../simulate/prepare.ts';
import { summarize } from '../simulate/report.ts';
import { CHART_FILE, drawChart } from './chart.ts';
import { ARTICLE_RUNS, type Figure, OWN_RUNS, readFigures } from './runs.ts';
import { withTables } from './tables.ts';

/** Plays a seeded sample of a run. */
async function sampled(options: string, games: number, ...more: string[]) {
  const run = await prepare(parseOptions([...options.split(' '), '--sample', String(games), ...more]));
  const { choose, grade } = createPlayer(run.settings);
  return summarize([...play({ hints: [], answers: run.answers }, choose, grade)]);
}

describe('a sample of each run', () => {
  /** What the articles' strategies come to, to the guess: total and games won of 60. */
  const articles: Record<string, [total: number, solved: number]> = {
    'go-en': [301, 47],
    'go-en-likely': [283, 55],
    'go-de': [284, 55],
    'matlab-pl': [316, 52],
    'matlab-updated-pl': [302, 54],
    'pandas-en': [218, 59],
    'nltk-en': [294, 37],
  };

  it.each(ARTICLE_RUNS)('$name', async ({ name, options }) => {
    const { total, solved } = await sampled(options, 60);
    expect([total, solved]).toEqual(articles[name]);
  });

  /** Ours may become better. */
  const own: Record<string, { games: number; mean: number }> = {
    'en-likely': { games: 40, mean: 3.45 },
    'en-likely-hard': { games: 40, mean: 3.5 },
    'en-all': { games: 20, mean: 4.25 },
    'de-all': { games: 20, mean: 3.9 },
    'pl-all': { games: 8, mean: 4.5 },
  };

  it.each(OWN_RUNS)('$name', async ({ name, options }) => {
    const { games, mean } = own[name]!;
    const summary = await sampled(options, games);
    expect(summary.lost).toEqual([]);
    expect(summary.mean).toBeLessThanOrEqual(mean);
  });
});

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

  it('are those that the README shows', async () => {
    const readme = readFileSync('README.md', 'utf8');
    const options = { ...(await resolveConfig('README.md')), parser: 'markdown' };
    expect(await format(withTables(readme, figures), options)).toBe(readme);
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
    const readme = '<!-- figures --><!-- /figures -->';
    expect(withTables(readme, { 'go-en': figure })).toContain('99.99 %');
    expect(withTables(readme, { 'go-en': { ...figure, solved: 100_000 } })).toContain('100.00 %');
  });
});
