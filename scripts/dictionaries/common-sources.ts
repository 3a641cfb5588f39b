/** What German and Polish have from sources of the same kind. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { fetchSource, type SourceId } from './sources.ts';
import { readTesseractWords } from './tesseract.ts';

/** The lines of one of Tanglet's word lists. */
export async function readTanglet(language: string): Promise<string[]> {
  const path = join(await fetchSource('tanglet'), 'usr/share/tanglet/gamedata', language, 'words');
  return gunzipSync(await readFile(path))
    .toString('utf8')
    .normalize('NFC')
    .trim()
    .split('\n');
}

export interface Usage {
  /** The place of a word among those of film subtitles, negative so that commoner is higher. */
  readonly frequency: (word: string) => number;
  /** 1 if the word is in use enough to be in the word list of a text recognizer. */
  readonly inUse: (word: string) => number;
}

/**
 * @param nameLists the frequency package's lists of first names: how often a word is used as a name says
 *   nothing of it as a word
 */
export async function readUsage(
  frequencies: SourceId,
  nameLists: readonly string[],
  tesseract: SourceId,
  model: string,
): Promise<Usage> {
  const folder = join(await fetchSource(frequencies), 'package/src');
  const read = async (name: string) =>
    JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')) as string[];
  const names = new Set((await Promise.all(nameLists.map(read))).flat());
  const places = new Map((await read('commonWords')).map((word, place) => [word, place]));
  const words = await readTesseractWords(
    join(await fetchSource(tesseract), 'usr/share/tesseract-ocr/5/tessdata', `${model}.traineddata`),
  );
  return {
    frequency: (word) => -(names.has(word) ? places.size : (places.get(word) ?? places.size)),
    inUse: (word) => (words.has(word) && !names.has(word) ? 1 : 0),
  };
}
