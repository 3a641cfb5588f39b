/** Everything that is checked, from types to both browsers. Ends with "N passed, N failed". */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { lintFirefox } from './lint-firefox.ts';

const OUT = 'out/test';
let passed = 0;
let failed = 0;

const count = (good: number, bad: number) => {
  passed += good;
  failed += bad;
};

/** Runs one of the installed programs, its output on the screen. */
function run(program: string, ...args: string[]): boolean {
  console.log(`\n— ${[program, ...args].join(' ')}`);
  const { status } = spawnSync('npx', ['--no-install', program, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** A check that is passed or failed as a whole. */
function check(program: string, ...args: string[]): void {
  const good = run(program, ...args);
  count(Number(good), Number(!good));
}

/** The same for several at once; each shows what it has said at its end. */
async function checkAll(
  ...commands: readonly (readonly [program: string, ...args: string[]])[]
): Promise<void> {
  const runs = commands.map(async (command) => {
    const child = spawn('npx', ['--no-install', ...command], { shell: process.platform === 'win32' });
    const [out, error, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close') as Promise<[number | null]>,
    ]);
    console.log(`\n— ${command.join(' ')}\n${out}${error}`);
    count(Number(status === 0), Number(status !== 0));
  });
  await Promise.all(runs);
}

/** A suite of Vitest; a test that was skipped, or a suite that did not report, has failed. */
function suite(project: string): void {
  const file = `${OUT}/${project}.json`;
  const good = run(
    'vitest',
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  );
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as {
      numTotalTests: number;
      numPassedTests: number;
    };
    const bad = report.numTotalTests - report.numPassedTests;
    count(report.numPassedTests, good ? bad : Math.max(bad, 1));
  } catch {
    count(0, 1);
  }
}

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });

await checkAll(
  ['tsc', '-p', 'tsconfig.json'],
  ['tsc', '-p', 'src/solver/tsconfig.json'],
  ['eslint', '.'],
  ['prettier', '--check', '--log-level=warn', '.'],
);
suite('unit');
check('tsx', 'scripts/build.ts');
const complaints = lintFirefox();
for (const complaint of complaints) console.error(complaint);
count(Number(complaints.length === 0), Number(complaints.length > 0));
suite('e2e');
// What npm start shows without a display.
check('tsx', 'scripts/start.ts', '--headless');

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
