/** A question to the advisor: hints with everything else that affects the advice. */
import { type Lexicon, LEXICONS } from '../lexicons/lexicons.ts';
import type { Boards } from '../protocol/game.ts';
import { hardFor, type HardMode } from '../protocol/hard-mode.ts';
import { settingsOf } from '../protocol/settings.ts';
import { NO_WORDS } from '../protocol/words.ts';
import type { RepeatRule } from '../solver/repeat-rule.ts';
import type { StrategyName } from '../solver/strategies/names.ts';
import type { SettingsFor } from '../stores/settings-store.ts';
import type { Past, PastAnswers } from './past-answers.ts';
import type { WordStore } from './word-store.ts';

export interface Question<L extends string = Lexicon> {
  /** Null where it is not known yet which words the game is played with. */
  readonly lexicon: L | null;
  readonly boards: Boards;
  /** Letters in a word; known from the boards, or else from the hints. */
  readonly width?: number;
  /** Guesses that the game allows; null where that is not known. */
  readonly limit: number | null;
  /** Whether each guess has to obey the hints. */
  readonly hard: HardMode;
  /** The letters that the game gives, with a dot for every other. */
  readonly given?: string | undefined;
  /** Whether its keys write no letter with a mark, as Polish ones have. */
  readonly unmarked?: boolean;
  /** Words that the game has refused: a page can lie, so they are out only while others fit. */
  readonly refused: readonly string[];
  /** Words that the player has forbidden: they are neither guesses nor answers. */
  readonly forbidden: readonly string[];
  /** Words that the player has added to the lexicon. */
  readonly added: readonly string[];
  /** The words that were its answer before; null where that makes none less likely. */
  readonly past: Past | null;
  /** Whether vulgar words may be suggested while there are others. */
  readonly vulgar: boolean;
  /** Whether words that people know are preferred where they cost next to nothing. */
  readonly known: boolean;
  /** How picky the game is about words, as the solver has it. */
  readonly picky: number;
  readonly strategy: StrategyName;
  /** The player's opener; null leaves it to the strategy. */
  readonly opener: string | null;
  /** How the game is known to mark repeated letters, unless its rows say otherwise. */
  readonly rule: RepeatRule | null;
}

/** A question as a text: two that are equal have the same answer. */
export const textOf = ({ past, ...rest }: Question): string =>
  JSON.stringify([rest, past && [past.levels, ...past.words]]);

/** What a page or the player asks about. */
interface Subject extends Pick<Question, 'lexicon' | 'boards' | 'width' | 'given' | 'unmarked'> {
  readonly limit?: number | null;
  /** Whether the game says that it is in hard mode. */
  readonly hard?: HardMode;
  /** How the game is known to mark repeated letters. */
  readonly rule?: RepeatRule | null;
  /** None for hints typed by hand, unless they are those of a game there. */
  readonly site?: string;
  /** The key of its puzzle; without it no answer is past. */
  readonly key?: string;
  readonly isPrivate: boolean;
  /** Refused words that could not be stored. */
  readonly unsaved?: readonly string[];
  /** How picky the game is about words; 0 unless given. */
  readonly picky?: number;
}

/** @returns a function that adds the settings, the player's own words, and the site's refused words and past answers */
export function createQuestions(
  words: Pick<WordStore, 'get'>,
  settingsFor: SettingsFor,
  pastAnswers: PastAnswers,
) {
  return async (subject: Subject): Promise<Question> => {
    const { lexicon, boards, width, limit = null, hard = false, given, unmarked, rule = null } = subject;
    const { site, key, isPrivate, unsaved = [], picky = 0 } = subject;
    const [{ own, refused, past }, all] = await Promise.all([words.get(), settingsFor(isPrivate).get()]);
    const language = lexicon && LEXICONS[lexicon].language;
    const { added, forbidden } = (language && own[language]) || NO_WORDS;
    const set = site === undefined ? all : settingsOf(all, site);
    return {
      lexicon,
      boards,
      ...(width !== undefined && { width }),
      limit,
      hard: hardFor(set.hard, hard),
      given,
      ...(unmarked && { unmarked }),
      refused: [...((site !== undefined && refused[site]) || []), ...unsaved],
      forbidden,
      added,
      past:
        site !== undefined && key !== undefined && width !== undefined
          ? await pastAnswers({ site, key, width }, past[site] ?? [], all)
          : null,
      vulgar: set.vulgar,
      known: set.known,
      picky,
      strategy: set.strategy,
      opener: (language && set.openers[language]) ?? null,
      rule,
    };
  };
}

export type Questions = ReturnType<typeof createQuestions>;
