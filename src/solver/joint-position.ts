/** What may be guessed on several boards together. */
import { hidesVulgar } from './examine.ts';
import { allowedBy } from './hard-mode.ts';
import type { JointPosition } from './joint-measures.ts';
import { narrowTo, type Puzzle } from './puzzle.ts';

/** The state of a game after so many rows, the candidates of its boards being known. */
export function jointPositionOf(
  puzzles: readonly Puzzle[],
  boards: readonly Int32Array[],
  rows: number,
): JointPosition {
  const { dictionary, guesses } = puzzles[0]!;
  return { dictionary, boards, allowed: allowedOn(puzzles, boards), guessesLeft: guesses - rows };
}

/** What may be guessed, as on one board. */
function allowedOn(puzzles: readonly Puzzle[], boards: readonly Int32Array[]): Uint8Array {
  const { dictionary, refused, forbidden, vulgar, hard } = puzzles[0]!;
  const { words } = dictionary;
  const allowed = new Uint8Array(words.length);
  for (const [word, text] of words.entries()) {
    const isKept = refused.has(text) || forbidden.has(text) || (!vulgar && dictionary.vulgar[word] === 1);
    allowed[word] = isKept ? 0 : 1;
  }
  // Where a board has no others left, words that are kept back may be guessed.
  for (const [n, candidates] of boards.entries()) {
    const isRefused = refused.has(words[candidates[0]!]!);
    const hides = hidesVulgar(puzzles[n]!, candidates);
    for (const word of candidates) if (isRefused || !hides) allowed[word] = 1;
    if (isRefused && hides) for (const word of candidates) if (dictionary.vulgar[word]) allowed[word] = 0;
  }
  narrowTo(puzzles[0]!, boards, allowed);
  return hard ? obeyingMost(puzzles, boards, allowed) : allowed;
}

/** Of the words that may be guessed those that obey the hints of most boards: of all, where any do. */
function obeyingMost(
  puzzles: readonly Puzzle[],
  boards: readonly Int32Array[],
  allowed: Uint8Array,
): Uint8Array {
  const obeyed = puzzles.map(({ hard, dictionary, hints }, n) =>
    allowedBy(hard, dictionary, hints, boards[n]!),
  );
  const counts = allowed.map((isAllowed, word) =>
    isAllowed ? 1 + obeyed.reduce((sum, board) => sum + board[word]!, 0) : 0,
  );
  const most = counts.reduce((best, count) => Math.max(best, count), 1);
  return counts.map((count) => Number(count === most));
}
