import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../bundles.ts';

const run = promisify(execFile);
const LEFT_OUT = ['.git', 'node_modules', 'dist', 'out', '.cache'].map((name) => `${ROOT}${name}`);
/** Git as whoever runs the tests has not set it up. */
const GIT = ['-c', 'user.name=Knack', '-c', 'user.email=knack@knack.example', '-c', 'commit.gpgSign=false'];
/** Tests ask for no more than Node and npm; without Git there is no source archive. */
const HAS_GIT = spawnSync('git', ['--version']).status === 0;
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
);

let temporary: string;
beforeAll(() => {
  temporary = realpathSync(mkdtempSync(join(tmpdir(), 'knack-same-')));
});
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

const copyTo = (folder: string) =>
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !LEFT_OUT.includes(path) });

/** Commits what is in one folder, and clones it into another. */
async function cloned(one: string, other: string): Promise<void> {
  const git = (...args: string[]) => run('git', [...GIT, ...args], { cwd: one, env: environment });
  await git('-c', 'core.autocrlf=false', 'init', '--quiet');
  await git('-c', 'core.autocrlf=false', 'add', '.');
  await git('commit', '--quiet', '--message', 'All');
  // With the line breaks of Windows, were it not for .gitattributes.
  await git('clone', '--quiet', '-c', 'core.autocrlf=true', one, other);
}

/** Builds and packs in a folder, at a place of the world; what SHA256SUMS says. */
async function packed(folder: string, place: Record<string, string>): Promise<string> {
  symlinkSync(`${ROOT}node_modules`, join(folder, 'node_modules'), 'junction');
  const options = { cwd: folder, env: { ...environment, ...place } };
  for (const script of ['scripts/build.ts', 'scripts/package/index.ts']) {
    await run(process.execPath, ['--import', 'tsx', script], options);
  }
  return readFileSync(join(folder, 'dist/SHA256SUMS'), 'utf8');
}

it(
  'the same files give the same bytes, in any folder, time zone and language',
  { timeout: 300_000 },
  async () => {
    const one = join(temporary, 'one');
    const other = join(temporary, 'a folder', 'further down', 'other');
    copyTo(one);
    if (HAS_GIT) await cloned(one, other);
    else copyTo(other);
    const [sums, others] = await Promise.all([
      packed(one, { TZ: 'Pacific/Kiritimati', LC_ALL: 'C' }),
      packed(other, { TZ: 'America/Los_Angeles', LC_ALL: 'pl_PL.UTF-8' }),
    ]);
    expect(others).toBe(sums);
    const names = sums.match(/(?<=^[0-9a-f]{64} {2}knack-[\d.]+-)\w+[.]zip$/gm);
    expect(names).toEqual(['chrome.zip', 'firefox.zip', ...(HAS_GIT ? ['source.zip'] : [])]);
  },
);
