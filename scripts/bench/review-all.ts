/**
 * Reviews games as the worker does, and prints what each took, and what one suggestion takes, which is the reference.
 * The argument is the lexicon; the games, each with its hint strings, come on standard input.
 */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createDictionaries } from '../../src/lexicons/dictionaries.ts';
import { type Lexicon, LEXICONS } from '../../src/lexicons/lexicons.ts';
import { findCandidates } from '../../src/solver/candidates.ts';
import { lookBack } from '../../src/solver/hindsight.ts';
import { createInsights } from '../../src/solver/insights.ts';
import { parseHints } from '../../src/solver/hints.ts';
import { replay } from '../../src/solver/replay.ts';
import type { Puzzle } from '../../src/solver/puzzle.ts';
import { solve } from '../../src/solver/solve.ts';
import { USUAL } from '../../src/test/usual-puzzle.ts';
import type { State } from './states.ts';

export interface Reviewed {
  /** By game, in milliseconds. */
  readonly whole: number[];
  readonly reference: number[];
}

/** So many games are reviewed before it counts: the engine makes fast what it has seen for a while. */
const WARM_UP = 3;

const [lexicon] = process.argv.slice(2);
const games = JSON.parse(readFileSync(0, 'utf8')) as readonly State[];
const book = (await createDictionaries((path) => readFile(path, 'utf8'), LEXICONS)(
  lexicon as Lexicon,
  5,
  [],
))!;
const puzzleOf = (hints: State): Puzzle => ({ ...book, ...USUAL, hints: parseHints(hints) });

function timeOf(...works: readonly Generator[]): number {
  const start = performance.now();
  for (const work of works) while (!work.next().done);
  return performance.now() - start;
}

const reviewed: Reviewed = { whole: [], reference: [] };
for (const [n, game] of [...games.slice(0, WARM_UP), ...games].entries()) {
  const { dictionary, hints } = puzzleOf(game);
  const answer = dictionary.words[findCandidates(dictionary, hints)[0]!]!;
  const insights = createInsights();
  const guesses = game.map((_, row) => lookBack([puzzleOf(game.slice(0, row + 1))], insights));
  const whole = timeOf(...guesses, replay([puzzleOf([])], [answer]));
  const reference = timeOf(solve(puzzleOf(game.slice(0, 1))));
  if (n < WARM_UP) continue;
  reviewed.whole.push(whole);
  reviewed.reference.push(reference);
}
console.log(JSON.stringify(reviewed));
