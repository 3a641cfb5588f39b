/**
 * The word list inside a model of Tesseract's, as used for recognizing text: a yes or no for each word.
 *
 * A model is a number of parts behind a table of offsets. The words are a directed acyclic word graph:
 * an array of edges of 64 bits, each with a letter, three flags and the first edge of the next node.
 * Source: Tesseract's ccutil/tessdatamanager.h and dict/dawg.h.
 */
import { readFile } from 'node:fs/promises';

const LSTM_SYSTEM_DAWG = 19;
const LSTM_UNICHARSET = 21;

const LAST_OF_NODE = 1n;
const BACKWARD = 2n;
const WORD_ENDS = 4n;

/** @returns the words of the model, in lower case, composed */
export async function readTesseractWords(path: string): Promise<Set<string>> {
  const file = await readFile(path);
  const offsets = Array.from({ length: file.readInt32LE(0) }, (_, i) =>
    Number(file.readBigInt64LE(4 + 8 * i)),
  );
  const part = (number: number): Buffer => {
    const end = offsets.slice(number + 1).find((offset) => offset >= 0);
    return file.subarray(offsets[number], end);
  };
  // A count, then a line for each character: its text first, the null character for a space.
  const characters = part(LSTM_UNICHARSET)
    .toString('utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split(' ')[0]!);

  const dawg = part(LSTM_SYSTEM_DAWG);
  // A magic number of 16 bits, the number of characters and that of edges.
  const letterBits = BigInt(Math.ceil(Math.log2(dawg.readInt32LE(2) + 1)));
  const edgeCount = dawg.readInt32LE(6);
  const edges = new BigUint64Array(
    dawg.buffer.slice(dawg.byteOffset + 10, dawg.byteOffset + 10 + 8 * edgeCount),
  );

  const words = new Set<string>();
  const walk = (node: number, start: string): void => {
    for (let i = node; i < edgeCount; i++) {
      const edge = edges[i]!;
      const flags = edge >> letterBits;
      if (flags & BACKWARD) return;
      const text = start + characters[Number(edge & ((1n << letterBits) - 1n))]!;
      if (flags & WORD_ENDS) words.add(text.normalize('NFC').toLowerCase());
      const next = Number(edge >> (letterBits + 3n));
      if (next !== 0) walk(next, text);
      if (flags & LAST_OF_NODE) return;
    }
  };
  walk(0, '');
  return words;
}
