/** Works out what hints mean: the one place where boards meet dictionaries and the solver. */
import type { Dictionaries, WordBook } from '../lexicons/dictionaries.ts';
import type { LexiconInfo } from '../lexicons/lexicons.ts';
import type { Advice, Candidate } from '../protocol/advice.ts';
import { type Hint, HintError, isWin, parseHints } from '../solver/hints.ts';
import { type Puzzle, solve, suggestibleOf } from '../solver/solve.ts';
import { openerOf } from '../solver/strategies/strategies.ts';
import { adviceOf } from './advice-of.ts';
import type { Question } from './question.ts';
import { adviseOnBoards } from './several-boards.ts';
import { runInSlices } from './slices.ts';

/**
 * How long a player waits at most, in milliseconds. The search ends by itself after a fixed amount
 * of work, so that the same hints give the same advice; the clock only helps slow machines.
 */
const LIMIT = 900;

/** The length of words where neither the boards nor the hints determine it. */
const USUAL_LENGTH = 5;

/** The clock may end the look-ahead, but not the review, which every option of help shows. */
const isReviewed = (advice: Advice): boolean =>
  (advice.status !== 'open' && advice.status !== 'lost') || advice.review !== undefined;

/** A line of a board that is not a hint; boards count from 0. */
class BoardError extends Error {
  constructor(
    readonly board: number,
    readonly hint: HintError,
  ) {
    super(hint.message);
  }
}

/** What the advisor needs to know about a lexicon. */
type Spelling = Pick<LexiconInfo, 'language' | 'spell'>;
type Spell = Spelling['spell'];
const asIs: Spell = (text) => text;
const lengthOf = (word: string): number => [...word].length;

/** @throws BoardError */
function parseBoards({ boards, width }: Pick<Question, 'boards' | 'width'>, spell: Spell) {
  const each = <T>(parse: (board: number) => T): T[] =>
    boards.map((_, board) => {
      try {
        return parse(board);
      } catch (error) {
        throw error instanceof HintError ? new BoardError(board, error) : error;
      }
    });
  const parsed = each((board) => parseHints(boards[board]!.map((text) => spell(text))));
  const [first] = parsed.flat();
  const length = width ?? (first ? lengthOf(first.guess) : USUAL_LENGTH);
  each((board) => {
    const odd = parsed[board]!.findIndex(({ guess }) => lengthOf(guess) !== length);
    if (odd !== -1) throw new HintError('rowsDiffer', odd, boards[board]![odd]!);
  });
  return { boards: parsed, length };
}

/** The answers where every board is solved, which needs no dictionary; null otherwise. */
function answersOf(boards: readonly (readonly Hint[])[]): string[] | null {
  const answers = boards.flatMap((hints) => hints.find(isWin)?.guess ?? []);
  return answers.length === boards.length ? answers : null;
}

/** A puzzle without its hints. */
type Game = Omit<Puzzle, 'hints'>;

/** The work on a puzzle, which yields better advice whenever there is some. */
function* adviseOn(game: Game, boards: readonly (readonly Hint[])[]): Generator<Advice | undefined, Advice> {
  const [hints, ...others] = boards;
  if (!hints || others.length > 0) {
    const each = boards.map((own) => ({ ...game, hints: own }));
    return yield* adviseOnBoards(each, game.guesses);
  }
  const solutions = solve({ ...game, hints });
  for (;;) {
    const step = solutions.next();
    if (step.done) return adviceOf(step.value);
    yield step.value && adviceOf(step.value);
  }
}

export class Advisor<L extends string> {
  readonly #lexicons: Readonly<Record<L, Spelling>>;
  readonly #dictionaries: Dictionaries<L>;

  constructor(lexicons: Readonly<Record<L, Spelling>>, dictionaries: Dictionaries<L>) {
    this.#lexicons = lexicons;
    this.#dictionaries = dictionaries;
  }

  /**
   * @param onFirst called with the first advice when better advice takes a while; the search waits for it
   * @returns null as soon as the signal is set
   */
  async advise(
    question: Question<L>,
    signal: AbortSignal,
    onFirst: (advice: Advice) => Promise<void> = () => Promise.resolve(),
  ): Promise<Advice | null> {
    try {
      const { boards, length, book } = await this.#prepare(question);
      if (!book) {
        const answers = answersOf(boards);
        if (answers) return { status: 'solved', answers };
        return question.lexicon === null ? { status: 'no-lexicon' } : { status: 'no-dictionary', length };
      }
      const run = await runInSlices(adviseOn(this.#gameOf(question, book), boards), {
        signal,
        limit: LIMIT,
        isEnough: isReviewed,
        // A failure to show the first advice does not matter: the final advice follows.
        onFirst: (first) => onFirst(first).catch(() => undefined),
      });
      const value = run && run.value;
      // The clock may also end work on suggestions that are already final.
      return run?.isCutShort && value?.status === 'open' && value.progress === 'looking'
        ? { ...value, progress: 'cut-short' }
        : value;
    } catch (error) {
      if (!(error instanceof BoardError)) return { status: 'failed', message: String(error) };
      const { board, hint } = error;
      return { status: 'not-hints', problem: hint.problem, board, row: hint.row };
    }
  }

  /** A range of the words that can still be the answer of a board and may be shown, likeliest first. */
  async candidates(
    question: Question<L>,
    board: number,
    offset: number,
    count: number,
  ): Promise<Candidate[]> {
    const { boards, book } = await this.#prepare(question);
    const hints = boards[board];
    if (!book || !hints) return [];
    const { dictionary } = book;
    const found = suggestibleOf({ ...this.#gameOf(question, book), hints });
    return Array.from(found.subarray(offset, offset + count), (word) => ({
      word: dictionary.words[word]!,
      likely: dictionary.likely[word] === 1,
    }));
  }

  /** A likely word that may be suggested, drawn with a random number from 0 up to but not 1; null when there is none. */
  async deal(question: Question<L>, random: () => number): Promise<string | null> {
    const { book } = await this.#prepare(question);
    if (!book) return null;
    const { refused } = this.#gameOf(question, book);
    const { words, likely, vulgar } = book.dictionary;
    const answers = words.filter((word, n) => likely[n] && !vulgar[n] && !refused.has(word));
    return answers[Math.floor(random() * answers.length)] ?? null;
  }

  /** Whether a word is in the lexicon's list of its length, or added to it. */
  async knows(lexicon: L, added: readonly string[], text: string): Promise<boolean> {
    const word = this.#lexicons[lexicon].spell(text);
    const book = await this.#dictionaries(lexicon, lengthOf(word), added);
    return book?.dictionary.words.includes(word) ?? false;
  }

  async #prepare({ lexicon, boards: texts, width, added }: Question<L>) {
    const spell = lexicon === null ? asIs : this.#lexicons[lexicon].spell;
    const { boards, length } = parseBoards({ boards: texts, ...(width !== undefined && { width }) }, spell);
    const book = lexicon === null ? null : await this.#dictionaries(lexicon, length, added);
    return { boards, length, book };
  }

  #gameOf({ lexicon, strategy, ...question }: Question<L>, book: WordBook): Game {
    const { language, spell } = lexicon === null ? { language: '', spell: asIs } : this.#lexicons[lexicon];
    const opener = question.opener ?? openerOf(strategy, language);
    return {
      ...book,
      refused: new Set(question.refused.map(spell)),
      vulgar: question.vulgar,
      guesses: question.limit ?? Infinity,
      hard: question.hard,
      strategy,
      opener: opener && spell(opener),
    };
  }
}
