/** Works out what hints mean: the one place where boards meet dictionaries and the solver. */
import type { LexiconInfo } from '../lexicons/lexicons.ts';
import type { Candidate } from '../protocol/messages.ts';
import type { Advice } from '../protocol/records.ts';
import { HintError, isWin, parseHints } from '../solver/hints.ts';
import { solve, suggestibleOf } from '../solver/solve.ts';
import type { StrategyName } from '../solver/strategies/names.ts';
import { openerOf } from '../solver/strategies/strategies.ts';
import type { Dictionaries } from '../lexicons/dictionaries.ts';
import { runInSlices } from './slices.ts';

/**
 * When a player has waited long enough, in milliseconds. The search ends by itself after a fixed amount
 * of work, so that the same hints give the same answer; the clock only helps slow machines.
 */
const LIMIT = 900;

/** Hints with what else bears on them. */
export interface Question<L extends string> {
  readonly lexicon: L;
  readonly hints: readonly string[];
  /** Letters in a word; known from the board, or else from the hints. */
  readonly width?: number;
  /** Guesses that the game allows, where that is known. */
  readonly rows?: number;
  /** Whether each guess has to use all hints. */
  readonly hard?: boolean;
  /** Words that are neither guesses nor answers: refused by the game or forbidden by the player. */
  readonly refused: readonly string[];
  /** Words that the player has added to the lexicon. */
  readonly added: readonly string[];
  /** Whether vulgar words may be suggested while there are others. */
  readonly vulgar: boolean;
  readonly strategy: StrategyName;
  /** The word that the player likes to begin with; null leaves it to the strategy. */
  readonly opener: string | null;
}

/** The clock ends the look-ahead, and not what the player is promised at every level. */
const isReviewed = (answer: Advice): boolean => !('review' in answer) || answer.review !== undefined;

export function createAdvisor<L extends string>(
  lexicons: Readonly<Record<L, Pick<LexiconInfo, 'language' | 'spell'>>>,
  dictionaries: Dictionaries<L>,
) {
  const prepare = async ({ lexicon, hints: texts, width, refused, added, vulgar }: Question<L>) => {
    const { spell } = lexicons[lexicon];
    const hints = parseHints(texts.map(spell));
    const lengthOf = (word: string) => [...word].length;
    const length = width ?? lengthOf(hints[0]?.guess ?? '.....');
    const odd = hints.findIndex(({ guess }) => lengthOf(guess) !== length);
    if (odd !== -1) throw new HintError('rowsDiffer', odd, texts[odd]!);
    return {
      hints,
      length,
      book: await dictionaries(lexicon, length, added),
      refused: new Set(refused.map(spell)),
      vulgar,
    };
  };

  return {
    /**
     * @param onFirst told a first answer when a better one takes a while, which waits for it
     * @returns null as soon as the signal is set
     */
    async answer(
      question: Question<L>,
      signal: AbortSignal,
      onFirst: (answer: Advice) => Promise<void> = () => Promise.resolve(),
    ): Promise<Advice | null> {
      try {
        const { hints, length, book, refused, vulgar } = await prepare(question);
        if (!book) {
          const won = hints.find(isWin);
          return won ? { status: 'solved', guess: won.guess } : { status: 'no-dictionary', length };
        }
        const { lexicon, strategy } = question;
        const { language, spell } = lexicons[lexicon];
        const opener = question.opener ?? openerOf(strategy, language);
        const puzzle = {
          ...book,
          hints,
          refused,
          vulgar,
          guesses: question.rows ?? Infinity,
          hard: question.hard ?? false,
          strategy,
          opener: opener && spell(opener),
        };
        const run = await runInSlices<Advice>(solve(puzzle), {
          signal,
          limit: LIMIT,
          isEnough: isReviewed,
          // What cannot be shown now need not be: the last answer follows.
          onFirst: (first) => onFirst(first).catch(() => undefined),
        });
        const value = run && run.value;
        // What is worked out of settled suggestions may be cut off as well.
        return run?.isCutShort && value?.status === 'open' && value.progress === 'looking'
          ? { ...value, progress: 'cut-short' }
          : value;
      } catch (error) {
        if (error instanceof HintError)
          return { status: 'not-hints', problem: error.problem, row: error.row };
        return { status: 'failed', message: String(error) };
      }
    },

    /** A page of the words that can still be the answer and may be shown, likeliest first. */
    async candidates(question: Question<L>, offset: number, count: number): Promise<Candidate[]> {
      const { hints, book, refused, vulgar } = await prepare(question);
      if (!book) return [];
      const { dictionary } = book;
      const found = suggestibleOf({ dictionary, hints, refused, vulgar }).subarray(offset, offset + count);
      return Array.from(found, (word) => ({
        word: dictionary.words[word]!,
        likely: dictionary.likely[word] === 1,
      }));
    },

    /** A likely word that may be suggested, drawn with a random number from 0 up to but not 1; null when there is none. */
    async deal(question: Question<L>, random: () => number): Promise<string | null> {
      const { book, refused } = await prepare(question);
      if (!book) return null;
      const { words, likely, vulgar } = book.dictionary;
      const answers = words.filter((word, n) => likely[n] && !vulgar[n] && !refused.has(word));
      return answers[Math.floor(random() * answers.length)] ?? null;
    },

    /** Whether a word is in the lexicon's list of its length, or added to it. */
    async knows({ lexicon, added }: Pick<Question<L>, 'lexicon' | 'added'>, text: string): Promise<boolean> {
      const word = lexicons[lexicon].spell(text);
      const book = await dictionaries(lexicon, [...word].length, added);
      return book?.dictionary.words.includes(word) ?? false;
    },
  };
}

export type Advisor<L extends string> = ReturnType<typeof createAdvisor<L>>;
