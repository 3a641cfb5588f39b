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

export async function readUsage(frequencies: SourceId, tesseract: SourceId, model: string): Promise<Usage> {
  const list = join(await fetchSource(frequencies), 'package/src/commonWords.json');
  const places = new Map((JSON.parse(await readFile(list, 'utf8')) as string[]).map((word, i) => [word, i]));
  const words = await readTesseractWords(
    join(await fetchSource(tesseract), 'usr/share/tesseract-ocr/5/tessdata', `${model}.traineddata`),
  );
  return {
    frequency: (word) => -(places.get(word) ?? places.size),
    inUse: (word) => (words.has(word) ? 1 : 0),
  };
}
