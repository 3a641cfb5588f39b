/**
 * `npm run release -- 1.0.0`: checks, tests, sets the version, commits, packs and tags. Nothing is changed before all is
 * checked, and what fails after that is undone. Nothing is sent anywhere: docs/RELEASING.md says what comes next.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ROOT } from '../bundles.ts';
import { git } from '../git.ts';
import { PUBLISHER, stillToSet } from '../publisher.ts';
import { saysUsage, UsageError } from '../usage.ts';
import { dated } from './changelog.ts';
import { refusals, type State, tagOf } from './refusals.ts';
import { withVersion } from './version.ts';

const USAGE = `npm run release -- VERSION [options]

  VERSION   such as 1.0.0: checks, tests, sets it, dates the changelog, commits, packs and tags
  --tested  does not test: the tests have passed on this commit`;

/** All that a release changes. */
const FILES = ['package.json', 'package-lock.json', 'CHANGELOG.md'] as const;

const read = (name: string) => readFileSync(`${ROOT}${name}`, 'utf8');

function stateNow(): State {
  return {
    branch: git('branch', '--show-current'),
    isClean: git('status', '--porcelain') === '',
    present: (JSON.parse(read('package.json')) as { version: string }).version,
    tags: git('tag', '--list').split('\n'),
    changelog: read('CHANGELOG.md'),
  };
}

/** @throws UsageError with all that stands in the way */
function check(version: string): void {
  const sentences = refusals(version, stateNow());
  if (sentences.length > 0) throw new UsageError(sentences.join('\n'));
}

/**
 * Runs a script of package.json, in sight.
 * @throws Error when it fails
 */
async function npm(...args: readonly string[]): Promise<void> {
  const child = spawn('npm', args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32', // npm is a script there
  });
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(`“npm ${args.join(' ')}” did not end well: see above.`);
}

/** Writes the version and its day into the files that have them. */
function setVersion(version: string): void {
  const write = (name: (typeof FILES)[number], change: (text: string) => string) =>
    writeFileSync(`${ROOT}${name}`, change(read(name)));
  write('package.json', (text) => withVersion(text, version));
  write('package-lock.json', (text) => withVersion(text, version));
  // The day in Greenwich: the same for whoever releases the same.
  const day = new Date().toISOString().slice(0, 10);
  write('CHANGELOG.md', (text) => dated(text, version, day));
}

/** Commits, packs and tags a version; on a failure, all files and the branch are as before. */
async function make(version: string): Promise<void> {
  const before = git('rev-parse', 'HEAD');
  // Ctrl+C ends what is being run, which is a failure like any other: this command stays to undo.
  process.on('SIGINT', () => undefined);
  try {
    setVersion(version);
    git('commit', '--message', `Version ${version}`, '--', ...FILES);
    await npm('run', 'package');
    git('tag', '--annotate', tagOf(version), '--message', `Version ${version}`);
  } catch (error) {
    git('reset', '--soft', before);
    git('restore', '--source', before, '--staged', '--worktree', '--', ...FILES);
    console.error('The branch and all files are as they were; what is in dist/ is of no version.');
    throw error;
  }
}

async function release(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { tested: { type: 'boolean', default: false } },
  });
  const [version, ...others] = positionals;
  if (version === undefined || others.length > 0) {
    throw new UsageError('Name one version: npm run release -- 1.0.0');
  }
  check(version);
  if (!values.tested) {
    const tested = git('rev-parse', 'HEAD');
    await npm('test');
    // They take minutes, in which somebody may have gone on working.
    check(version);
    if (git('rev-parse', 'HEAD') !== tested)
      throw new UsageError('The branch has moved while it was tested.');
  }
  await make(version);
  console.log(
    `\nVersion ${version} is committed, tagged ${tagOf(version)} and in dist/:\n\n${read('dist/SHA256SUMS')}`,
  );
  console.log(
    `What comes next is in docs/RELEASING.md: git push origin main ${tagOf(version)}, then the stores.`,
  );
  const open = stillToSet(PUBLISHER);
  if (open.length > 0)
    console.log(['\nBefore it goes to a store, see scripts/publisher.ts:', ...open].join('\n'));
}

try {
  if (!saysUsage(USAGE)) await release();
} catch (error) {
  // What went wrong is said in a sentence; where in this file is of no use to whoever releases.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
