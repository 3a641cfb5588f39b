/**
 * Answers boards in a process of its own, as the worker does, and prints what each took. Its argument is
 * the lexicon; the boards come on standard input. Memory is looked at between two steps of the solver.
 */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createDictionaries } from '../../src/background/dictionaries.ts';
import { type Lexicon, LEXICONS } from '../../src/lexicons.ts';
import { parseHints } from '../../src/solver/hints.ts';
import { solve } from '../../src/solver/solve.ts';
import type { State } from './states.ts';

/** What the answers to some boards took. */
export interface Answers {
  /** By board: milliseconds from its hints to the first suggestion. */
  readonly first: readonly number[];
  /** By board: milliseconds to the suggestion that has been looked ahead for. */
  readonly ahead: readonly number[];
  /** The most memory that was ever in use, in megabytes. */
  readonly memory: number;
}

/** Milliseconds of work between two looks at the memory. */
const LOOK = 5;

/** So many boards are answered before it counts: the engine has to see the code to make it fast. */
const WARM_UP = 20;

const states = JSON.parse(readFileSync(0, 'utf8')) as State[];
const book = (await createDictionaries((path) => readFile(path, 'utf8'), LEXICONS)(process.argv[2] as Lexicon, 5, []))!;

let memory = 0;
const look = () => {
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  memory = Math.max(memory, (heapUsed + external + arrayBuffers) / 1e6);
};

function answer(state: State): { first: number; ahead: number } {
  const start = performance.now();
  const work = solve({
    ...book,
    hints: parseHints(state),
    refused: new Set(),
    vulgar: false,
    guesses: 6,
    hard: false,
    strategy: 'expected-guesses',
    opener: null,
  });
  let first = 0;
  let looked = start;
  let step = work.next();
  for (; !step.done; step = work.next()) {
    const now = performance.now();
    if (first === 0 && step.value) first = now - start;
    if (now - looked < LOOK) continue;
    look();
    looked = performance.now();
  }
  const ahead = performance.now() - start;
  look();
  return { first: first || ahead, ahead };
}

for (const state of states.slice(0, WARM_UP)) answer(state);
const answers = states.map(answer);
const result: Answers = {
  first: answers.map(({ first }) => first),
  ahead: answers.map(({ ahead }) => ahead),
  memory,
};
console.log(JSON.stringify(result));
