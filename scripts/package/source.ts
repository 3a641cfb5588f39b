/** The source that a release is built from: the files of the last commit, as Git has them and no checkout changes them. */
import { git, gitBytes } from '../git.ts';
import type { Entry } from './zip.ts';

const PROGRAM = '100755';
const FILE = '100644';

/** Whether this folder is a repository of its own, and not an unpacked source archive, wherever that lies. */
export function isRepository(): boolean {
  try {
    return git('rev-parse', '--show-prefix') === '';
  } catch {
    return false;
  }
}

/** What is in files: Git prints for each a line that ends with its size, its bytes and a line break. */
function contentsOf(ids: readonly string[]): Uint8Array[] {
  const batch = gitBytes(['cat-file', '--batch'], ids.map((id) => `${id}\n`).join(''));
  let at = 0;
  return ids.map(() => {
    const start = batch.indexOf('\n', at) + 1;
    const size = Number(batch.toString('utf8', at, start).trim().split(' ').at(-1));
    at = start + size + 1;
    return batch.subarray(start, start + size);
  });
}

/**
 * The files of the last commit.
 * @param folder what they are unpacked into
 */
export function committedFiles(folder: string): Entry[] {
  const lines = gitBytes(['ls-tree', '-r', '-z', 'HEAD']).toString().split('\0').slice(0, -1);
  const files = lines.map((line) => {
    const [, mode, id, path] = /^(\d+) \w+ (\w+)\t(.+)$/s.exec(line) ?? [];
    if (mode !== FILE && mode !== PROGRAM) throw new Error(`The source archive cannot hold ${path ?? line}.`);
    return { id: id!, name: `${folder}/${path!}`, runs: mode === PROGRAM };
  });
  const contents = contentsOf(files.map(({ id }) => id));
  return files.map(({ name, runs }, index) => ({ name, runs, bytes: contents[index]! }));
}
