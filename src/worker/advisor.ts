/** Works out what hints mean: the one place where boards meet dictionaries and the solver. */
import type { Dictionaries } from '../lexicons/dictionaries.ts';
import type { LexiconInfo } from '../lexicons/lexicons.ts';
import type { Advice, Candidate } from '../protocol/advice.ts';
import { MAX_TEXT } from '../protocol/values.ts';
import { findCandidates } from '../solver/candidates.ts';
import { type Hindsight, lookBack } from '../solver/hindsight.ts';
import { finished } from '../solver/generators.ts';
import { type Hint, HintError, isWin, parseHints } from '../solver/hints.ts';
import { suggestibleOf } from '../solver/examine.ts';
import { type Replay, replay } from '../solver/replay.ts';
import { beforeLast, bestAt, createInsights, type Insights } from '../solver/insights.ts';
import { type BoardsSolution, solveBoards } from '../solver/solve-boards.ts';
import type { Puzzle, WordBook } from '../solver/puzzle.ts';
import { type Solution, solve } from '../solver/solve.ts';
import { type Weighed, weigh } from '../solver/weigh.ts';
import { openerOf } from '../solver/strategies/strategies.ts';
import { adviceOf, adviceOnBoards, markOf, writtenHindsight } from './advice-of.ts';
import { createGivenBooks } from './given-books.ts';
import { createPlainBooks, createUnmarkedBooks } from './plain-books.ts';
import { asSpelt, type Game, type Played, playedAs, writtenIn } from './played.ts';
import { createPastBooks } from './past-books.ts';
import type { Past } from './past-answers.ts';
import type { Question } from './question.ts';
import type { RunOptions, Timetable } from './timetable.ts';

/**
 * How long the work on one question may take, in milliseconds. The search ends by itself after a fixed amount
 * of work, so that the same hints give the same advice; the clock only helps slow machines.
 */
const LIMIT = 900;

/** The length of words where neither the boards nor the hints determine it. */
const USUAL_LENGTH = 5;

/** The clock may end the look-ahead, but not the review, which every option of help shows. */
const isReviewed = (advice: Advice): boolean => advice.status !== 'open' || advice.review !== undefined;

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
type Spelling = Pick<LexiconInfo, 'language' | 'spell' | 'plain'>;
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

/** The advice, with those of its answers that the words do not have, be it with marks that its page leaves out. */
function withUnknown(advice: Advice, { dictionary: { words } }: WordBook, plain: Spell = asIs): Advice {
  if (advice.status !== 'solved') return advice;
  const others = [...new Set(advice.answers)].filter((answer) => !words.includes(answer));
  const unknown = others.filter(
    (answer) => plain(answer) !== answer || !words.some((word) => plain(word) === answer),
  );
  return unknown.length > 0 ? { ...advice, unknown } : advice;
}

/** Work on puzzles whose suggestions are kept: the first, and the final ones. */
function* remembered<T extends Solution | BoardsSolution>(
  work: Generator<T | undefined, T>,
  puzzles: readonly Puzzle[],
  insights: Insights,
): Generator<T | undefined, T> {
  let step = work.next();
  for (; !step.done; step = work.next()) {
    if (step.value) insights.keep(puzzles, step.value);
    yield step.value;
  }
  insights.keep(puzzles, step.value);
  return step.value;
}

/** The work on a puzzle, which yields better advice whenever there is some. */
function* adviseOn(
  { past: marks }: Pick<Question, 'past'>,
  playing: Generator<undefined, Played>,
  insights: Insights,
): Generator<Advice | undefined, Advice> {
  const played = yield* playing;
  const told = { played, past: marks && { ...marks, left: yield* pastLeft(marks, played) } };
  const puzzles = puzzlesOf(played);
  const [first, ...others] = puzzles;
  const best = bestAt(beforeLast(puzzles), insights);
  return yield* others.length === 0
    ? converted(remembered(solve(first!, true, best), puzzles, insights), (solution) =>
        adviceOf(solution, told),
      )
    : converted(remembered(solveBoards(puzzles, true, best), puzzles, insights), (solution) =>
        adviceOnBoards(solution, told),
      );
}

/** How many past answers can still be the answer of each board. */
function* pastLeft({ words: past }: Past, played: Played): Generator<undefined, number[]> {
  const { game, boards } = played;
  const { words } = game.dictionary;
  const left: number[] = [];
  for (const hints of boards) {
    yield;
    const possible = findCandidates(game.dictionary, hints, game);
    left.push(possible.filter((word) => past.has(writtenIn(played, words[word]!))).length);
  }
  return left;
}

const puzzlesOf = ({ game, boards }: Played): Puzzle[] => boards.map((hints) => ({ ...game, hints }));

/** Work whose results are taken for something else. */
function* converted<T, U>(
  work: Generator<T | undefined, T>,
  of: (value: T) => U,
): Generator<U | undefined, U> {
  let step = work.next();
  for (; !step.done; step = work.next()) yield step.value && of(step.value);
  return of(step.value);
}

/** Work whose result may be nothing. */
function* boxed<T>(work: Generator<undefined, T>): Generator<undefined, { readonly value: T }> {
  return { value: yield* work };
}

/** Who asks, and how. */
export interface Asking extends Pick<RunOptions<Advice>, 'tab' | 'signal'> {
  /** Called with the first advice when better advice takes a while; the search waits for it. */
  readonly onFirst?: (advice: Advice) => Promise<void>;
}

export class Advisor<L extends string> {
  readonly #lexicons: Readonly<Record<L, Spelling>>;
  readonly #dictionaries: Dictionaries<L>;
  readonly #timetable: Timetable;
  readonly #pastBooks = createPastBooks();
  readonly #givenBooks = createGivenBooks();
  readonly #plainBooks = createPlainBooks();
  readonly #unmarkedBooks = createUnmarkedBooks();
  readonly #insights = createInsights();

  constructor(lexicons: Readonly<Record<L, Spelling>>, dictionaries: Dictionaries<L>, timetable: Timetable) {
    this.#lexicons = lexicons;
    this.#dictionaries = dictionaries;
    this.#timetable = timetable;
  }

  /** @returns null as soon as the signal is set */
  async advise(question: Question<L>, { tab, signal, onFirst }: Asking): Promise<Advice | null> {
    try {
      const { boards, length, book } = await this.#prepare(question);
      if (!book) {
        const answers = answersOf(boards);
        if (answers) return { status: 'solved', answers };
        const { lexicon } = question;
        if (lexicon === null) return { status: 'no-lexicon' };
        return { status: 'no-dictionary', length, language: lexicon.split('-')[0]! };
      }
      const playing = this.#playing(question, boards, book);
      const run = await this.#timetable.run(adviseOn(question, playing, this.#insights), {
        tab,
        signal,
        limit: LIMIT,
        isEnough: isReviewed,
        // A failure to show the first advice does not matter: the final advice follows.
        onFirst: (first) => onFirst?.(first).catch(() => undefined),
      });
      const value = run && withUnknown(run.value, book, this.#spellingOf(question).plain);
      // The clock may also end work on suggestions that are already final.
      return run?.isCutShort && value?.status === 'open' && value.progress === 'looking'
        ? { ...value, progress: 'cut-short' }
        : value;
    } catch (error) {
      if (!(error instanceof BoardError))
        return { status: 'failed', message: String(error).slice(0, MAX_TEXT) };
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
    const played = await this.#playedIn(question);
    const hints = played?.boards[board];
    if (!hints) return [];
    const { dictionary } = played.game;
    const found = suggestibleOf({ ...played.game, hints });
    return Array.from(found.subarray(offset, offset + count), (number) => {
      const word = writtenIn(played, dictionary.words[number]!);
      return { word, likely: dictionary.likely[number] === 1, ...markOf(question.past, word) };
    });
  }

  /**
   * Looks back on the last guess of a question's rows.
   * @returns null where there are no words for it
   */
  async lookBack(question: Question<L>): Promise<Hindsight | null> {
    const played = await this.#playedIn(question);
    const found = played && (await this.#runAll(lookBack(puzzlesOf(played), this.#insights)));
    return found && writtenHindsight(found, played);
  }

  /**
   * Plays a question's game against known answers, one for each board.
   * @returns null where there are no words for it, or its list does not have the answers
   */
  async replay(question: Question<L>, answers: readonly string[]): Promise<Replay | null> {
    const played = await this.#playedIn(question);
    if (!played) return null;
    const found = await this.#runAll(replay(puzzlesOf(played), answers.map(played.spell)));
    return found && { ...found, guesses: found.guesses.map((word) => writtenIn(played, word)) };
  }

  /**
   * What a word would be worth as the next guess.
   * @returns null where there are no words for the game, it is solved, or the word has another length
   */
  async weigh(question: Question<L>, text: string): Promise<Weighed | null> {
    const played = await this.#playedIn(question);
    const word = played?.spell(text) ?? '';
    if (played?.game.dictionary.length !== lengthOf(word)) return null;
    const puzzles = puzzlesOf(played);
    // At once: it is short, and somebody is typing.
    const weighed = finished(weigh(puzzles, word, bestAt(puzzles, this.#insights)));
    const written = writtenIn(played, word);
    return weighed && { ...weighed, word: written, ...markOf(question.past, written) };
  }

  /** Whether each board has a likely answer left. */
  async areLikely(question: Pick<Question<L>, 'lexicon' | 'boards' | 'added'>): Promise<boolean> {
    const { boards, book } = await this.#prepare(question);
    if (!book) return false;
    const { dictionary } = book;
    return boards.every((hints) => findCandidates(dictionary, hints).some((word) => dictionary.likely[word]));
  }

  /**
   * Likely words that may be suggested, all different, each drawn with a random number from 0 up to but not 1; null when
   * there are not so many.
   */
  async deal(question: Question<L>, count: number, random: () => number): Promise<string[] | null> {
    const { book } = await this.#prepare(question);
    if (!book) return null;
    const { words, likely, vulgar } = book.dictionary;
    const { spell } = this.#spellingOf(question);
    const possible = findCandidates(book.dictionary, [], this.#gameOf(question, book, spell));
    const answers = [...possible.filter((word) => likely[word] && !vulgar[word]).sort()];
    if (answers.length < count) return null;
    return Array.from({ length: count }, () => {
      const [drawn] = answers.splice(Math.floor(random() * answers.length), 1);
      return words[drawn!]!;
    });
  }

  /** Whether a word is in the lexicon's list of its length, or added to it. */
  async knows(lexicon: L, added: readonly string[], text: string): Promise<boolean> {
    const word = this.#lexicons[lexicon].spell(text);
    const book = await this.#dictionaries(lexicon, lengthOf(word), added);
    return book?.dictionary.words.includes(word) ?? false;
  }

  /** Whether a word is one that people would call a likely answer, whatever the board says. */
  async isLikely({ lexicon, added }: Pick<Question<L>, 'lexicon' | 'added'>, text: string): Promise<boolean> {
    if (lexicon === null) return false;
    const word = this.#lexicons[lexicon].spell(text);
    const book = await this.#dictionaries(lexicon, lengthOf(word), added);
    return book?.dictionary.likely[book.dictionary.words.indexOf(word)] === 1;
  }

  async #prepare({
    lexicon,
    boards: texts,
    width,
    added,
  }: Pick<Question<L>, 'lexicon' | 'boards' | 'width' | 'added'>) {
    const { spell } = this.#spellingOf({ lexicon });
    const { boards, length } = parseBoards({ boards: texts, ...(width !== undefined && { width }) }, spell);
    const book = lexicon === null ? null : await this.#dictionaries(lexicon, length, added);
    return { boards, length, book };
  }

  #spellingOf({ lexicon }: Pick<Question<L>, 'lexicon'>): Spelling {
    return lexicon === null ? { language: '', spell: asIs } : this.#lexicons[lexicon];
  }

  /** How the game of a question is played; null where there are no words for it. */
  async #playedIn(question: Question<L>): Promise<Played | null> {
    const { boards, book } = await this.#prepare(question);
    return book && finished(this.#playing(question, boards, book));
  }

  /** Finds out how the game of a question is played. */
  #playing(
    question: Question<L>,
    boards: readonly (readonly Hint[])[],
    book: WordBook,
  ): Generator<undefined, Played> {
    const { spell, plain } = this.#spellingOf(question);
    const playedWith = (words: WordBook): Played => ({
      game: this.#gameOf(question, this.#bookOf(words, question), spell),
      boards,
      spell,
      written: null,
    });
    const exact = playedWith(book);
    if (!plain) return playedAs(exact, [], question.rule);
    const plainly = () => this.#plainly(question, exact, book, plain);
    const typable = question.unmarked ? this.#unmarkedBooks(book, plain) : null;
    if (!typable) return playedAs(exact, [plainly], question.rule);
    // Keys without marks write no word with one, so it is no answer either, unless nothing else fits.
    return playedAs(playedWith(typable), [() => asSpelt(plainly()), () => exact], question.rule);
  }

  /** The same game where letters count without their marks; null where no word has one. */
  #plainly(question: Question<L>, { boards, spell }: Played, book: WordBook, plain: Spell): Played | null {
    const found = this.#plainBooks(this.#pastBooks(book, question.past), plain);
    if (!found) return null;
    const spellPlain = (text: string) => plain(spell(text));
    const given = question.given && plain(question.given);
    return {
      game: this.#gameOf(question, given ? this.#givenBooks(found.book, given) : found.book, spellPlain),
      boards: boards.map((hints) => hints.map((hint) => ({ ...hint, guess: plain(hint.guess) }))),
      spell: spellPlain,
      written: found.written,
    };
  }

  /** Runs work for one of Knack's own pages to its end. */
  async #runAll<T>(work: Generator<undefined, T>): Promise<T> {
    const run = await this.#timetable.run<{ readonly value: T }>(boxed(work), {
      tab: null,
      signal: new AbortController().signal,
      limit: Infinity,
      isEnough: () => false,
      onFirst: () => undefined,
    });
    return run!.value.value;
  }

  /** The words that can be guessed and answer a question. */
  #bookOf(book: WordBook, { given, past }: Pick<Question<L>, 'given' | 'past'>): WordBook {
    return this.#pastBooks(given === undefined ? book : this.#givenBooks(book, given), past);
  }

  #gameOf({ lexicon, ...question }: Question<L>, book: WordBook, spell: Spell): Game {
    // The rules of the articles, and the openers that these name, are for one board.
    const strategy = question.boards.length > 1 ? 'expected-guesses' : question.strategy;
    const { language } = this.#spellingOf({ lexicon });
    const opener = question.opener ?? openerOf(strategy, language);
    return {
      ...book,
      refused: new Set(question.refused.map(spell)),
      forbidden: new Set(question.forbidden.map(spell)),
      vulgar: question.vulgar,
      known: question.known,
      picky: question.picky,
      guesses: question.limit ?? Infinity,
      hard: question.hard,
      strategy,
      opener: opener && spell(opener),
    };
  }
}
