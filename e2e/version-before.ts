/** The version that players have before they get this one: the last that was released. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ROOT } from '../scripts/bundles.ts';
import { git } from '../scripts/git.ts';
import type { Target } from '../scripts/manifest.ts';

const CACHE = join(ROOT, '.cache');

/** @throws Error with what the command says, where it fails */
function run(folder: string, command: string, ...args: readonly string[]): void {
  const shell = process.platform === 'win32'; // npm is a script there
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', shell });
  if (status !== 0) throw new Error(`“${[command, ...args].join(' ')}” failed: ${stdout}${stderr}`);
}

/** The commit of the last release before this one; null where none is known. */
function lastRelease(): string | null {
  // An archive of the source has no history.
  if (!existsSync(join(ROOT, '.git'))) return null;
  const before = git('log', '--format=%H %s').split('\n').slice(1);
  return before.find((line) => /^\w+ Version \d+\.\d+\.\d+$/.test(line))?.split(' ')[0] ?? null;
}

/** The packages that a folder's lock file pins, by their places. */
function packagesOf(folder: string): Record<string, object> {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, object>;
  };
  // That of Knack itself has its version.
  delete packages[''];
  return packages;
}

/** Whether all packages that a folder pins are those of this version, which may have more: to install them takes half a minute. */
function hasOurPackages(folder: string): boolean {
  const ours = packagesOf(ROOT);
  return Object.entries(packagesOf(folder)).every(([place, its]) => isDeepStrictEqual(its, ours[place]));
}

/** Builds a commit with the packages that it pins. @returns the folder of what is built, which is kept */
function builtAt(commit: string): string {
  const kept = join(CACHE, `release-${commit}`);
  if (existsSync(kept)) return kept;
  mkdirSync(CACHE, { recursive: true });
  const clone = mkdtempSync(join(CACHE, 'building-'));
  try {
    git('clone', '--quiet', '--shared', '--no-checkout', ROOT, clone);
    git('-C', clone, 'checkout', '--quiet', commit);
    if (hasOurPackages(clone))
      symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'), 'junction');
    else run(clone, 'npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
    run(clone, process.execPath, '--import', 'tsx', 'scripts/build.ts');
    // The suite of another browser may have come first.
    if (!existsSync(kept)) renameSync(join(clone, 'dist'), kept);
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
  return kept;
}

interface Manifest {
  readonly version: string;
  readonly browser_specific_settings?: object;
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;

/** Puts other values into the manifest of a folder. */
const setManifest = (folder: string, values: Partial<Manifest>) =>
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifestOf(folder), ...values }));

/** Puts the version before this one into a folder; where none is known, this one under a lower number. */
export function putVersionBefore(target: Target, folder: string): void {
  const commit = lastRelease();
  cpSync(join(commit === null ? join(ROOT, 'dist') : builtAt(commit), target), folder, { recursive: true });
  if (commit === null) setManifest(folder, { version: '0.0.1' });
  // It had an example for an id, under which no store would have taken it.
  const hasExample = manifestOf(folder).version === '0.2.0';
  const { browser_specific_settings } = manifestOf(join(ROOT, 'dist', target));
  if (hasExample && browser_specific_settings) setManifest(folder, { browser_specific_settings });
}

/** Puts this version in the place of another, as an update does: under a higher number, which it gets at its release. */
export function putThisVersion(target: Target, folder: string): void {
  rmSync(folder, { recursive: true });
  cpSync(join(ROOT, 'dist', target), folder, { recursive: true });
  setManifest(folder, { version: `${manifestOf(folder).version}.1` });
}
