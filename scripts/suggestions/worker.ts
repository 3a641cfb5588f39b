/** Solves boards in a thread of its own: as the background worker does, but to the end of the search. */
import { parentPort, workerData } from 'node:worker_threads';
import type { WordBook } from '../../src/solver/puzzle.ts';
import { parseHints } from '../../src/solver/hints.ts';
import { solve } from '../../src/solver/solve.ts';
import { finish } from '../../src/test/finish.ts';
import { USUAL } from '../../src/test/usual-puzzle.ts';
import type { State } from '../bench/states.ts';

export interface Task {
  readonly book: WordBook;
  readonly boards: readonly State[];
}

const { book, boards } = workerData as Task;

/** What a board comes to: how many words are left, and the suggestions. */
function advise(hints: State): string {
  const value = finish(solve({ ...book, ...USUAL, hints: parseHints(hints) }));
  if (value.status !== 'open') return value.status;
  return `${value.likely}/${value.possible} ${value.suggestions.map(({ word }) => word).join(' ')}`;
}

parentPort!.postMessage(boards.map(advise));
