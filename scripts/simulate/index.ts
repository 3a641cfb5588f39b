/** `npm run simulate`: a strategy plays a list of answers. */
import type { StrategyName } from '../../src/solver/strategies/strategies.ts';
import { UsageError } from '../lexicon-option.ts';
import { parseOptions, USAGE } from './options.ts';
import { type Run, prepare } from './prepare.ts';
import { showProgress } from './progress.ts';
import { describeSummaries, summarize, type Summary } from './report.ts';
import { selfPlay } from './self-play.ts';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

async function played(run: Run): Promise<Summary> {
  const progress = showProgress(run.settings.strategy, process.stderr);
  try {
    return summarize(await selfPlay(run, { onProgress: progress.update, signal: stop.signal }));
  } finally {
    progress.end();
  }
}

async function simulate(): Promise<void> {
  const options = parseOptions(process.argv.slice(2));
  if (options.help) {
    console.log(USAGE);
    return;
  }
  const { strategy, compare } = options;
  const names: StrategyName[] = compare === null ? [strategy] : [strategy, compare];
  const runs = await Promise.all(names.map((name) => prepare(options, name)));
  const summaries: [StrategyName, Summary][] = [];
  for (const run of runs) summaries.push([run.settings.strategy, await played(run)]);
  const [first, second] = summaries;
  console.log(
    options.json
      ? JSON.stringify({ ...first![1], ...(second && { compared: second[1] }) })
      : describeSummaries(summaries),
  );
}

try {
  await simulate();
} catch (error) {
  if (stop.signal.aborted) {
    console.error('Stopped. The same command goes on from here.');
    process.exitCode = 130;
  } else {
    // A fault of our own is shown with where it happened.
    console.error(error instanceof UsageError ? error.message : error);
    process.exitCode = 1;
  }
}
