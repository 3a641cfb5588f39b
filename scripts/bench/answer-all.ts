/**
 * Answers boards as the worker does, and prints what each took. Arguments: the lexicon, and how many of
 * the boards are looked ahead from, which takes a while; the boards come on standard input.
 */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createDictionaries } from '../../src/lexicons/dictionaries.ts';
import { type Lexicon, LEXICONS } from '../../src/lexicons/lexicons.ts';
import { parseHints } from '../../src/solver/hints.ts';
import { solve } from '../../src/solver/solve.ts';
import { USUAL } from '../../src/test/usual-puzzle.ts';
import type { State } from './states.ts';

export interface Solving {
  /** By board: milliseconds from its hint strings to the first suggestion. */
  readonly first: number[];
  /** By board that was looked ahead from: milliseconds to the suggestion that came of it. */
  readonly ahead: number[];
  /** The most memory that was ever in use, in megabytes. */
  memory: number;
}

/** Milliseconds of work between two looks at the memory. */
const PACE = 5;

/** So many boards are answered before it counts: the engine makes fast what it has seen for a while. */
const WARM_UP = 20;

const [lexicon, looked] = process.argv.slice(2);
const states = JSON.parse(readFileSync(0, 'utf8')) as State[];
const load = createDictionaries((path) => readFile(path, 'utf8'), LEXICONS);
const book = (await load(lexicon as Lexicon, 5, []))!;
const solving: Solving = { first: [], ahead: [], memory: 0 };

function lookAtMemory(): void {
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  solving.memory = Math.max(solving.memory, (heapUsed + external + arrayBuffers) / 1e6);
}

function answer(state: State, isLookedAhead: boolean): void {
  const start = performance.now();
  let first = 0;
  let seen = start;
  const work = solve({ ...book, ...USUAL, hints: parseHints(state) });
  for (let step = work.next(); !step.done && (first === 0 || isLookedAhead); step = work.next()) {
    const now = performance.now();
    if (first === 0 && step.value) first = now - start;
    if (now - seen < PACE) continue;
    lookAtMemory();
    seen = performance.now();
  }
  const whole = performance.now() - start;
  solving.first.push(first === 0 ? whole : first);
  if (isLookedAhead) solving.ahead.push(whole);
  lookAtMemory();
}

for (const state of states.slice(0, WARM_UP)) answer(state, false);
solving.first.length = 0;
states.forEach((state, n) => answer(state, n < Number(looked)));
console.log(JSON.stringify(solving));
