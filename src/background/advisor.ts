/** Works out what hints mean: the one place where boards meet dictionaries and the solver. */
import type { Candidate } from '../messages.ts';
import type { Answer } from '../session.ts';
import { HintError, isWin, parseHints } from '../solver/hints.ts';
import { candidatesOf, solve } from '../solver/solve.ts';
import type { Dictionaries, Language } from './dictionaries.ts';
import { runInSlices } from './slices.ts';

/** Hints with what else bears on them. */
export interface Question {
  readonly language: Language;
  readonly hints: readonly string[];
  /** Letters in a word; known from the board, or else from the hints. */
  readonly width?: number;
  /** Guesses that the game allows, where that is known. */
  readonly rows?: number;
  readonly refused: readonly string[];
}

export function createAdvisor(dictionaries: Dictionaries) {
  const prepare = async ({ language, hints: texts, width, refused }: Question) => {
    const hints = parseHints(texts);
    const length = width ?? [...(hints[0]?.guess ?? '.....')].length;
    return { hints, length, book: await dictionaries(language, length), refused: new Set(refused) };
  };

  return {
    /** @returns null as soon as the signal is set */
    async answer(question: Question, signal: AbortSignal): Promise<Answer | null> {
      try {
        const { hints, length, book, refused } = await prepare(question);
        if (!book) {
          const won = hints.find(isWin);
          return won ? { status: 'solved', guess: won.guess } : { status: 'no-dictionary', length };
        }
        const puzzle = { ...book, hints, refused, guesses: question.rows ?? Infinity };
        return await runInSlices(solve(puzzle), signal);
      } catch (error) {
        if (error instanceof HintError)
          return { status: 'not-hints', problem: error.problem, row: error.row };
        return { status: 'failed', message: String(error) };
      }
    },

    /** A page of the words that can still be the answer, likeliest first. */
    async candidates(question: Question, offset: number, count: number): Promise<Candidate[]> {
      const { hints, book, refused } = await prepare(question);
      if (!book) return [];
      const { dictionary } = book;
      const found = candidatesOf({ dictionary, hints, refused }).subarray(offset, offset + count);
      return Array.from(found, (word) => ({
        word: dictionary.words[word]!,
        likely: dictionary.likely[word] === 1,
      }));
    },
  };
}

export type Advisor = ReturnType<typeof createAdvisor>;
