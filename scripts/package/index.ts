/**
 * Packs what has been built: a zip for each browser, the source that they are built from, and the checksums of all. The
 * same commit gives the same bytes: anywhere, at any time.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ROOT } from '../bundles.ts';
import { git } from '../git.ts';
import { TARGETS } from '../manifest.ts';
import { committedFiles, isRepository } from './source.ts';
import { type Entry, zipOf } from './zip.ts';

const DIST = `${ROOT}dist`;
const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { version: string };

function filesIn(folder: string): Entry[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = `${entry.parentPath}/${entry.name}`;
      return { name: path.slice(folder.length + 1).replaceAll('\\', '/'), bytes: readFileSync(path) };
    });
}

/** Writes a zip, and says so; the line of it in SHA256SUMS. */
function write(name: string, entries: readonly Entry[]): string {
  const zip = zipOf(entries);
  writeFileSync(`${DIST}/${name}`, zip);
  console.log(`dist/${name}: ${entries.length} files, ${Math.ceil(zip.length / 1024)} kB`);
  return `${createHash('sha256').update(zip).digest('hex')}  ${name}\n`;
}

// What is left of other versions would be taken for a part of this one.
for (const name of readdirSync(DIST)) {
  if (/^knack-.*[.]zip$|^SHA256SUMS$/.test(name)) rmSync(`${DIST}/${name}`);
}
const sums = TARGETS.map((target) => write(`knack-${version}-${target}.zip`, filesIn(`${DIST}/${target}`)));
if (isRepository()) {
  sums.push(write(`knack-${version}-source.zip`, committedFiles(`knack-${version}`)));
  if (git('status', '--porcelain') !== '') {
    console.error(
      'Not all changes are committed: the source archive lacks them, and the others may hold them.',
    );
  }
} else {
  console.error('This folder is no Git repository, so there is no source archive.');
}
writeFileSync(`${DIST}/SHA256SUMS`, sums.join(''));
console.log('dist/SHA256SUMS');
