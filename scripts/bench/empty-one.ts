/**
 * Suggests for an empty board with past answers in a process of its own, as a worker does that has just been started,
 * and prints three times in milliseconds: the first time, the next, and the first after one more answer.
 */
import { readFile } from 'node:fs/promises';
import { createDictionaries } from '../../src/lexicons/dictionaries.ts';
import { LEXICONS } from '../../src/lexicons/lexicons.ts';
import { MEASURED_LEVELS, repeatsOf } from '../../src/sites/repeats.ts';
import { solve } from '../../src/solver/solve.ts';
import { USUAL } from '../../src/test/usual-puzzle.ts';
import { createPastBooks } from '../../src/worker/past-books.ts';

const load = createDictionaries((path) => readFile(path, 'utf8'), LEXICONS);
const book = (await load('en', 5, []))!;
const words = (await readFile(repeatsOf('wordle')!.shipped, 'utf8')).trimEnd().split('\n');
const bookOf = createPastBooks();

/** Milliseconds to the first suggestion. */
function suggest(past: readonly string[]): number {
  const start = performance.now();
  const marks = new Map(past.map((word) => [word, {}] as const));
  const work = solve({ ...bookOf(book, { levels: MEASURED_LEVELS, words: marks }), ...USUAL, hints: [] });
  let step = work.next();
  while (!step.done && !step.value) step = work.next();
  return performance.now() - start;
}

console.log(JSON.stringify([suggest(words), suggest(words), suggest([...words, 'crane'])]));
