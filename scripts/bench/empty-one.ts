/**
 * Suggests for an empty board with past answers in a process of its own, as a worker does that has just been started,
 * and prints three times in milliseconds: the first time, the next, and the first after one more answer. Arguments: the
 * lexicon and the length of its words; of five English letters the answers that ship are past, of the others every
 * fourth word.
 */
import { readFile } from 'node:fs/promises';
import { createDictionaries } from '../../src/lexicons/dictionaries.ts';
import { type Lexicon, LEXICONS } from '../../src/lexicons/lexicons.ts';
import { MEASURED_LEVELS, repeatsOf } from '../../src/sites/repeats.ts';
import { solve } from '../../src/solver/solve.ts';
import { USUAL } from '../../src/test/usual-puzzle.ts';
import { createPastBooks } from '../../src/worker/past-books.ts';

const load = createDictionaries((path) => readFile(path, 'utf8'), LEXICONS);
const [lexicon, length] = [process.argv[2] as Lexicon, Number(process.argv[3])];
const book = (await load(lexicon, length, []))!;
const words =
  lexicon === 'en' && length === 5
    ? (await readFile(repeatsOf('wordle')!.shipped, 'utf8')).trimEnd().split('\n')
    : book.dictionary.words.filter((_, n) => n % 4 === 0);
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

console.log(JSON.stringify([suggest(words), suggest(words), suggest([...words, book.dictionary.words[1]!])]));
