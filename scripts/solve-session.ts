/** A game in the terminal as text: what the hints leave, what to try next, and what is wrong with them. */
import { type Hint, HintError, type HintProblem, normalizeWord, parseHint } from '../src/solver/hints.ts';
import { suggestibleOf } from '../src/solver/examine.ts';
import { solveBoards } from '../src/solver/solve-boards.ts';
import type { Puzzle } from '../src/solver/puzzle.ts';
import { type Solution, solve } from '../src/solver/solve.ts';

/** What a game goes by besides its hints. */
export interface Game extends Omit<Puzzle, 'hints'> {
  /** Turns text, lower case and composed, into the spelling of the dictionary. */
  readonly spell: (text: string) => string;
}

/** The state of a game after some hints. */
export interface Standing {
  readonly status: Solution['status'];
  /** How many words can still be the answer. */
  readonly left: number;
  /** Those of them that are listed without a request. */
  readonly text: string;
}

/** The most words that are listed without a request. */
const LISTED = 30;

const PROBLEMS: Readonly<Record<HintProblem, (length: number) => string>> = {
  form: () => 'Write a guess and its reply, such as: oater 11001',
  replyLength: () => 'The reply needs a digit for each letter of the guess, such as: oater 11001',
  wordLength: (length) => `The guess needs ${length} letters.`,
  rowsDiffer: (length) => `The guess needs ${length} letters.`,
};

/**
 * Reads a hint for a game.
 * @throws Error that says in a sentence what is wrong
 */
export function readHint({ dictionary: { length }, spell }: Game, text: string): Hint {
  try {
    const hint = parseHint(spell(normalizeWord(text)));
    if ([...hint.guess].length !== length) throw new HintError('rowsDiffer', 0, text);
    return hint;
  } catch (error) {
    if (!(error instanceof HintError)) throw error;
    throw new Error(`"${text}" is not a hint. ${PROBLEMS[error.problem](length)}`, { cause: error });
  }
}

/** The words left that may be shown: likeliest first, or as a rule sees them, in the list's order. */
function wordsLeft(game: Game, hints: readonly Hint[]): string[] {
  const left = suggestibleOf({ ...game, hints });
  if (game.strategy !== 'expected-guesses') left.sort();
  return Array.from(left, (word) => game.dictionary.words[word]!);
}

/** Works out what hints leave, and puts it in words. */
export function standingOf(game: Game, hints: readonly Hint[]): Standing {
  const work = solve({ ...game, hints });
  let step = work.next();
  while (!step.done) step = work.next();
  const solution = step.value;
  const { status } = solution;
  switch (status) {
    case 'solved':
      return { status, left: 1, text: `Solved: ${solution.guess}.` };
    case 'contradiction':
      return { status, left: 0, text: contradictionText(solution.rows) };
    case 'no-known-word':
      return {
        status,
        left: 0,
        text: `No known word fits. The nearest are: ${solution.nearest.join(', ')}`,
      };
    case 'lost':
      return {
        status,
        left: solution.possible,
        text: `All ${game.guesses} guesses are used. ${countText(solution, wordsLeft(game, hints))}`,
      };
    case 'open': {
      const [best] = solution.suggestions;
      const text = `${countText(solution, wordsLeft(game, hints))}\nTry next: ${best!.word}`;
      return { status, left: solution.possible, text };
    }
  }
}

/** What the hints of several boards leave, and what to try next on all of them, in words; boards count from 1. */
export function standingOfBoards(
  game: Game,
  boards: readonly (readonly Hint[])[],
): Pick<Standing, 'text'> & {
  readonly fits: boolean;
} {
  const puzzles = boards.map((hints) => ({ ...game, hints }));
  const work = solveBoards(puzzles);
  let step = work.next();
  while (!step.done) step = work.next();
  const solution = step.value;
  if (solution.status === 'solved') return { fits: true, text: `Solved: ${solution.answers.join(', ')}.` };
  if (solution.status === 'misfit') {
    const { text } = standingOf(game, boards[solution.board]!);
    return { fits: false, text: `Board ${solution.board + 1}: ${text}` };
  }
  const lines = solution.boards.map((left, n) => {
    const text = left.solved ? 'solved.' : countText(left, wordsLeft(game, boards[n]!));
    return `Board ${n + 1}: ${text}`;
  });
  const next =
    solution.status === 'open'
      ? `Try next: ${solution.suggestions[0]?.word ?? 'no word may be guessed.'}`
      : `All ${game.guesses} guesses are used.`;
  return { fits: true, text: [...lines, next].join('\n') };
}

function contradictionText(rows: readonly number[]): string {
  const numbers = rows.map((row) => String(row + 1));
  const last = numbers.pop()!;
  return numbers.length === 0
    ? `Hint ${last} contradicts itself: no game gives this reply.`
    : `Hints ${numbers.join(', ')} and ${last} contradict each other: no word can give these replies.`;
}

function countText(
  { possible, hidden }: { possible: number; hidden: number },
  shown: readonly string[],
): string {
  const count = `${possible} ${possible === 1 ? 'word' : 'words'} left`;
  const kept = hidden === 0 ? count : `${count} (${hidden} vulgar, not shown without --vulgar)`;
  return shown.length > LISTED ? `${kept}.` : `${kept}: ${shown.join(', ')}`;
}

/** A game that a player follows line by line. */
export interface Session {
  /** The text before anything is asked. */
  readonly greeting: string;
  readonly prompt: () => string;
  /** Takes a line that the player has written; gives the text to print, or null when they want no more. */
  readonly take: (line: string) => string | null;
  /** Whether there is nothing more to ask. */
  readonly isOver: () => boolean;
}

export function createSession(game: Game): Session {
  const hints: Hint[] = [];
  let standing = standingOf(game, hints);

  const add = (line: string): string => {
    const hint = readHint(game, line);
    const next = standingOf(game, [...hints, hint]);
    if (next.status === 'contradiction') return `${next.text} The last hint is not taken.`;
    hints.push(hint);
    standing = next;
    return standing.text;
  };

  return {
    greeting:
      'Write each guess with its reply, such as "oater 11001": 0 absent, 1 elsewhere, 2 correct.\n' +
      `"l" lists the words left, "u" takes back a hint, "q" quits.\n${standing.text}`,
    prompt: () => `hints(${standing.left})> `,
    isOver: () => standing.status === 'solved' || standing.status === 'lost',
    take(line) {
      switch (line.trim().toLowerCase()) {
        case 'q':
          return null;
        case 'l':
          return wordsLeft(game, hints).join('\n') || 'No words are left.';
        case 'u':
          if (!hints.pop()) return 'There is no hint to take back.';
          standing = standingOf(game, hints);
          return standing.text;
        default:
          try {
            return add(line.trim());
          } catch (error) {
            return error instanceof Error ? error.message : String(error);
          }
      }
    },
  };
}
