/**
 * Answers games of several boards as the worker does, and prints what each took to the first suggestion, and
 * what its first board alone takes, which is the reference. The argument is the lexicon; the games, each with
 * the hint strings of its boards, come on standard input.
 */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createDictionaries } from '../../src/lexicons/dictionaries.ts';
import { type Lexicon, LEXICONS } from '../../src/lexicons/lexicons.ts';
import { parseHints } from '../../src/solver/hints.ts';
import { limitOf } from '../../src/solver/play.ts';
import { solveBoards } from '../../src/solver/solve-boards.ts';
import type { Puzzle } from '../../src/solver/puzzle.ts';
import { solve } from '../../src/solver/solve.ts';
import { USUAL } from '../../src/test/usual-puzzle.ts';
import type { State } from './states.ts';

export interface JointSolving {
  /** By game: milliseconds from its hint strings to the first suggestion. */
  readonly first: number[];
  /** By game: the same of its first board alone. */
  readonly alone: number[];
  /** By game: the longest step of its work. */
  readonly longest: number[];
}

/** So many games are answered before it counts: the engine makes fast what it has seen for a while. */
const WARM_UP = 20;

const [lexicon] = process.argv.slice(2);
const games = JSON.parse(readFileSync(0, 'utf8')) as (readonly State[])[];
const load = createDictionaries((path) => readFile(path, 'utf8'), LEXICONS);
const book = (await load(lexicon as Lexicon, 5, []))!;

const puzzleOf = (hints: State, boards: number): Puzzle => ({
  ...book,
  ...USUAL,
  guesses: limitOf(boards),
  hints: parseHints(hints),
});

/** How long work takes to its first result, and the longest of its steps. */
function timeOf(begin: () => Generator): { first: number; longest: number } {
  const start = performance.now();
  let longest = 0;
  let seen = start;
  const work = begin();
  for (let step = work.next(); ; step = work.next()) {
    const now = performance.now();
    longest = Math.max(longest, now - seen);
    seen = now;
    if (step.value !== undefined || step.done) return { first: now - start, longest };
  }
}

const solving: JointSolving = { first: [], alone: [], longest: [] };
for (const [n, game] of [...games.slice(0, WARM_UP), ...games].entries()) {
  const alone = timeOf(() => solve(puzzleOf(game[0]!, 1)));
  const joint = timeOf(() => solveBoards(game.map((hints) => puzzleOf(hints, game.length))));
  if (n < WARM_UP) continue;
  solving.alone.push(alone.first);
  solving.first.push(joint.first);
  solving.longest.push(joint.longest);
}
console.log(JSON.stringify(solving));
