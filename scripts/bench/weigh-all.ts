/**
 * Weighs words as the worker does, and prints what each took, and what the first suggestion of the same game takes, which
 * is the reference. The arguments are the lexicon and a seed; the games, each with the hint strings of its boards, come on
 * standard input.
 */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createDictionaries } from '../../src/lexicons/dictionaries.ts';
import { type Lexicon, LEXICONS } from '../../src/lexicons/lexicons.ts';
import { parseHints } from '../../src/solver/hints.ts';
import { limitOf } from '../../src/solver/play.ts';
import type { Puzzle } from '../../src/solver/puzzle.ts';
import { createRandom } from '../../src/solver/random.ts';
import { solve } from '../../src/solver/solve.ts';
import { solveBoards } from '../../src/solver/solve-boards.ts';
import { weigh } from '../../src/solver/weigh.ts';
import { USUAL } from '../../src/test/usual-puzzle.ts';
import type { State } from './states.ts';

export interface Weighings {
  /** By game, in milliseconds: with the best word known, and where it has to be looked for. */
  readonly known: number[];
  readonly sought: number[];
  readonly reference: number[];
}

/** So many words are weighed before it counts: the engine makes fast what it has seen for a while. */
const WARM_UP = 20;

const [lexicon, seed] = process.argv.slice(2);
const games = JSON.parse(readFileSync(0, 'utf8')) as (readonly State[])[];
const load = createDictionaries((path) => readFile(path, 'utf8'), LEXICONS);
const book = (await load(lexicon as Lexicon, 5, []))!;
const { words } = book.dictionary;
const random = createRandom(Number(seed));

/** How long work takes to its first result. */
function timeOf(work: Generator): number {
  const start = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done || step.value !== undefined) return performance.now() - start;
  }
}

const weighings: Weighings = { known: [], sought: [], reference: [] };
for (const [n, game] of [...games.slice(0, WARM_UP), ...games].entries()) {
  const guesses = limitOf(game.length);
  const puzzles = game.map((hints): Puzzle => ({ ...book, ...USUAL, guesses, hints: parseHints(hints) }));
  const [first, ...others] = puzzles;
  const [word, best] = [random, random].map((draw) => Math.floor(draw() * words.length)) as [number, number];
  const sought = timeOf(weigh(puzzles, words[word]!));
  const known = timeOf(weigh(puzzles, words[word]!, best));
  const reference = timeOf(others.length === 0 ? solve(first!) : solveBoards(puzzles));
  if (n < WARM_UP) continue;
  weighings.known.push(known);
  weighings.sought.push(sought);
  weighings.reference.push(reference);
}
console.log(JSON.stringify(weighings));
