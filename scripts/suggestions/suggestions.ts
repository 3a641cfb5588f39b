/** What Knack suggests for 3,000 boards in its three languages, a line each. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Lexicon } from '../../src/lexicons/lexicons.ts';
import { drawStates } from '../bench/states.ts';
import { bundleThread } from '../bundle-thread.ts';
import { loadBook } from '../lexicon-option.ts';
import type { Task } from './worker.ts';

/** Lines that were made before; they change only when suggestions are meant to. */
export const SUGGESTIONS_FILE = 'bench/suggestions.txt';

const LEXICONS: readonly Lexicon[] = ['en', 'de-written-out', 'pl'];
const PER_LEXICON = 1000;
/** Another than that of the bench: what it measures is not what is compared here. */
const SEED = 14;

/** A line for each board: "en oater 11001: 21/110 aroma …". It takes some ten minutes on two cores. */
export async function suggestAll(): Promise<string[]> {
  const code = bundleThread(new URL('worker.ts', import.meta.url));
  const lines: string[] = [];
  for (const lexicon of LEXICONS) {
    const book = await loadBook(lexicon, 5);
    const boards = drawStates(book.dictionary, PER_LEXICON, SEED);
    console.error(`Solving ${boards.length} boards: ${lexicon}…`);
    const threads = availableParallelism();
    const shares = await Promise.all(
      Array.from({ length: threads }, (_, thread) =>
        solveIn(code, { book, boards: boards.filter((_, n) => n % threads === thread) }),
      ),
    );
    lines.push(
      ...boards.map(
        (hints, n) => `${lexicon} ${hints.join(', ')}: ${shares[n % threads]![Math.floor(n / threads)]!}`,
      ),
    );
  }
  return lines;
}

async function solveIn(code: string, task: Task): Promise<readonly string[]> {
  const [advice] = (await once(new Worker(code, { eval: true, workerData: task }), 'message')) as [string[]];
  return advice;
}

/** The lines of a file that have become others, as they are now; a line that is missing counts as well. */
export function othersThanIn(file: string, lines: readonly string[]): string[] {
  const before = readFileSync(file, 'utf8').trimEnd().split('\n');
  const gone = before.slice(lines.length).map((line) => `no longer there: ${line}`);
  return [...lines.filter((line, n) => line !== before[n]), ...gone];
}
