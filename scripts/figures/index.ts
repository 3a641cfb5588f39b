/**
 * `npm run figures [-- NAME…]`: plays whole lists, all or those named, and writes what they come to: into
 * docs/figures.json, and from there into the tables and the chart of docs/results.md. `npm run figures -- --check`
 * writes nothing: it plays samples, and says where they come to something else than before.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatted } from '../formatted.ts';
import { saysUsage, UsageError } from '../usage.ts';
import { type Played, runCommand } from '../simulate/command.ts';
import { prepare } from '../simulate/prepare.ts';
import { parseOptions } from '../simulate/options.ts';
import { CHART_FILE, drawChart } from './chart.ts';
import { checkFigures } from './check.ts';
import { ARTICLE_RUNS, type Figures, FIGURES_FILE, OWN_RUNS, readFigures } from './runs.ts';
import { RESULTS_FILE, withTables } from './tables.ts';

const USAGE = `npm run figures -- [NAME…] [options]

  NAME…    plays these figures of docs/figures.json anew; all of them where none is named (hours)
  --check  plays samples, and says where they come to something else than before; writes nothing`;

const RUNS = [...ARTICLE_RUNS, ...OWN_RUNS];

async function writeFormatted(file: string, text: string): Promise<void> {
  writeFileSync(file, await formatted(file, text));
}

async function write(figures: Figures): Promise<void> {
  await writeFormatted(FIGURES_FILE, JSON.stringify(figures));
  await writeFormatted(RESULTS_FILE, withTables(readFileSync(RESULTS_FILE, 'utf8'), figures));
  const chart = drawChart(figures);
  if (chart !== null) writeFileSync(CHART_FILE, chart);
}

async function playAll(names: readonly string[], played: Played): Promise<void> {
  const unknown = names.find((name) => !RUNS.some((run) => run.name === name));
  if (unknown !== undefined) {
    throw new UsageError(`There is no figure "${unknown}", only ${RUNS.map(({ name }) => name).join(', ')}.`);
  }
  let figures = readFigures();
  for (const { name, options } of RUNS) {
    if (names.length > 0 && !names.includes(name)) continue;
    const { lost, ...summary } = await played(name, await prepare(parseOptions(options.split(' '))));
    const command = `npm run simulate -- ${options}`;
    const date = new Date().toISOString().slice(0, 10);
    figures = { ...figures, [name]: { command, date, ...summary, lost: lost.length } };
    // After each run: one that is stopped keeps those before it.
    await write(figures);
  }
}

await runCommand(async (played) => {
  if (saysUsage(USAGE)) return;
  const { values, positionals } = parseArgs({
    options: { check: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (!values.check) await playAll(positionals, played);
  else if (positionals.length > 0) throw new UsageError('--check checks all figures, and takes no names.');
  else if (!(await checkFigures(played))) process.exitCode = 1;
});
