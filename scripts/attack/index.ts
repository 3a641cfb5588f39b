/**
 * Attacks Knack for as long as it is told to, at random: each attack gets its part of the time, those on the
 * extension one in each browser. It prints what was tried and what did not hold, and exits with 1 where anything
 * did not.
 */
import { parseArgs } from 'node:util';
import type { Browser } from '../../e2e/browsers/browser.ts';
import { createRandom } from '../../src/solver/random.ts';
import { BROWSER_NAMES, type BrowserName, extensionFor, launchIn } from '../bench/browsers.ts';
import { buildExtension } from '../build-extension.ts';
import { isUsageError, saysUsage, UsageError, wholeNumber } from '../usage.ts';
import type { Attack, Trial } from './attack.ts';
import { ATTACKS } from './attacks.ts';

const USAGE = `npm run attack -- [options]

  --seconds N      for so long in all (60)
  --seed S         other things are tried (1)
  --only NAMES     of ${ATTACKS.map(({ name }) => name).join(', ')}: these alone, with commas
  --browser NAME   in ${BROWSER_NAMES.join(' or ')} alone`;

const OPTIONS = {
  seconds: { type: 'string', default: '60' },
  seed: { type: 'string', default: '1' },
  only: { type: 'string' },
  browser: { type: 'string' },
} as const;

/** An attack, with the browser that it is on. */
interface Run {
  readonly title: string;
  readonly attack: Attack;
  readonly browser: BrowserName | null;
}

function runsOf(only: string | undefined, browser: string | undefined): Run[] {
  const names = only?.split(',') ?? ATTACKS.map(({ name }) => name);
  const strange = names.find((name) => !ATTACKS.some((attack) => attack.name === name));
  if (strange !== undefined) throw new UsageError(`There is no attack that is called "${strange}".`);
  const browsers = BROWSER_NAMES.filter((name) => browser === undefined || name === browser);
  if (browsers.length === 0) throw new UsageError(`--browser takes ${BROWSER_NAMES.join(' or ')}.`);
  return ATTACKS.filter(({ name }) => names.includes(name)).flatMap((attack): Run[] =>
    attack.needs === 'nothing'
      ? [{ title: attack.name, attack, browser: null }]
      : browsers.map((name) => ({ title: `${attack.name} in ${name}`, attack, browser: name })),
  );
}

interface Result {
  readonly tried: ReadonlyMap<string, number>;
  readonly failures: readonly string[];
}

async function carryOut({ attack, browser }: Run, seed: number, seconds: number): Promise<Result> {
  const tried = new Map<string, number>();
  const failures: string[] = [];
  const end = performance.now() + seconds * 1000;
  const trial: Trial = {
    random: createRandom(seed),
    goesOn: () => performance.now() < end,
    tried: (what, times = 1) => void tried.set(what, (tried.get(what) ?? 0) + times),
    failed: (what) => void failures.push(what),
  };
  const open: Browser[] = [];
  try {
    if (attack.needs === 'nothing') await attack.run(trial);
    else
      await attack.run({
        ...trial,
        browserName: browser!,
        launch: async ({ sites }) => {
          const launched = await launchIn(browser!, { extension: extensionFor(browser!, 'dist'), sites });
          open.push(launched);
          return launched;
        },
      });
  } catch (error) {
    failures.push(`It ended with an error: ${error instanceof Error ? error.stack : String(error)}`);
  }
  for (const launched of open) await launched.close();
  return { tried, failures };
}

async function attackAll(runs: readonly Run[], seed: number, seconds: number): Promise<void> {
  if (runs.some(({ browser }) => browser !== null)) buildExtension();
  let failed = 0;
  for (const run of runs) {
    console.error(`${run.title}…`);
    const { tried, failures } = await carryOut(run, seed, seconds / runs.length);
    const counts = [...tried].map(([what, times]) => `${what}: ${times.toLocaleString('en')}`);
    console.log(`${run.title}: ${counts.join(', ') || 'nothing tried'}; ${failures.length} did not hold`);
    for (const failure of failures) console.log(`  ${failure}`);
    // An attack that has tried nothing has shown nothing.
    failed += failures.length + (tried.size === 0 ? 1 : 0);
  }
  console.log(failed === 0 ? `All held (seed ${seed}).` : `${failed} did not hold (seed ${seed}).`);
  if (failed > 0) process.exitCode = 1;
}

try {
  if (!saysUsage(USAGE)) {
    const { values } = parseArgs({ options: OPTIONS });
    await attackAll(
      runsOf(values.only, values.browser),
      wholeNumber('seed', values.seed),
      wholeNumber('seconds', values.seconds),
    );
  }
} catch (error) {
  console.error(isUsageError(error) ? error.message : error);
  process.exitCode = 1;
}
