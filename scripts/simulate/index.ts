/** `npm run simulate`: a strategy plays a list of answers. */
import type { StrategyName } from '../../src/solver/strategies/names.ts';
import { saysUsage } from '../usage.ts';
import { runCommand } from './command.ts';
import { parseOptions, USAGE } from './options.ts';
import { prepare, prepareDated, prepareJointly } from './prepare.ts';
import { describeSummaries, type Summary } from './report.ts';

await runCommand(async (played) => {
  if (saysUsage(USAGE)) return;
  const options = parseOptions(process.argv.slice(2));
  const { strategy, compare, boards } = options;
  if (boards !== null) {
    const summary = await played(`${boards} boards`, await prepareJointly(options, boards));
    console.log(
      options.json
        ? JSON.stringify(jointJson(boards, summary))
        : describeSummaries([[`${boards} boards`, summary]]),
    );
    return;
  }
  const names: StrategyName[] = compare === null ? [strategy] : [strategy, compare];
  // All is looked at before the first game: what is wrong is said at once.
  const prepareRun = options.byDate ? prepareDated : prepare;
  const runs = await Promise.all(names.map((name) => prepareRun(options, name)));
  const summaries: [StrategyName, Summary][] = [];
  for (const run of runs) {
    const { strategy: name } = run.settings;
    summaries.push([name, await played(name, run)]);
  }
  const [first, second] = summaries;
  console.log(
    options.json
      ? JSON.stringify({ ...first![1], ...(second && { compared: second[1] }) })
      : describeSummaries(summaries),
  );
});

/** The same with games for answers, of which each game has several. */
function jointJson(boards: number, { answers: games, ...summary }: Summary) {
  return { boards, games, ...summary };
}
