/** A puzzle, and what may be guessed of it. */
import { commonWords } from './common-words.ts';
import type { Dictionary } from './dictionary.ts';
import { type Board, hidesVulgar } from './examine.ts';
import { allowedBy, type HardMode } from './hard-mode.ts';
import { GUESSES } from './play.ts';
import { isWorth, type RankedGuess } from './strategies/expected-guesses.ts';
import type { StrategyName } from './strategies/names.ts';
import type { Position } from './strategies/strategy.ts';

/** A guess worth making, with its measures. */
export interface Suggestion extends Omit<RankedGuess, 'word'> {
  readonly word: string;
  readonly likely: boolean;
}

/** A suggestion as it is kept beforehand: the groups that it makes are counted when it is used. */
export type Opener = Omit<Suggestion, 'sizes' | 'left'>;

/** Words, and the best first guesses with them. */
export interface WordBook {
  readonly dictionary: Dictionary;
  /** Ranked beforehand, best first. */
  readonly openers: readonly Opener[];
}

export interface Puzzle extends Board, WordBook {
  /** How many guesses the game allows; Infinity when it is not known. */
  readonly guesses: number;
  /** Whether guesses must obey the hints. */
  readonly hard: HardMode;
  readonly strategy: StrategyName;
  /** Whether our own strategy prefers words that people know, where they cost next to nothing; not unless given. */
  readonly known?: boolean;
  /**
   * How picky the game is about words: from 1 on only likely words are to be guessed while one of them fits, and
   * with each step on only the commoner half of them. 0 unless given.
   */
  readonly picky?: number;
  /** The word to begin with, if it may be guessed, whatever the strategy would say; null for none. */
  readonly opener: string | null;
}

/** The state of a game that goes on, its candidates being known. */
export function positionOf(puzzle: Puzzle, candidates: Int32Array): Position {
  const { dictionary, hints, refused, forbidden, guesses, hard, known = false } = puzzle;
  const { words, vulgar } = dictionary;
  const allowed = allowedBy(hard, dictionary, hints, candidates);
  if (refused.size + forbidden.size > 0)
    words.forEach((word, number) => {
      if (refused.has(word) || forbidden.has(word)) allowed[number] = 0;
    });
  // Refused words are candidates only where no others are; then they may be guessed.
  if (refused.has(words[candidates[0]!]!)) for (const word of candidates) allowed[word] = 1;
  if (hidesVulgar(puzzle, candidates)) vulgar.forEach((isVulgar, word) => isVulgar && (allowed[word] = 0));
  narrowTo(puzzle, [candidates], allowed);
  return { dictionary, hints, candidates, allowed, guessesLeft: guesses - hints.length, hard, known };
}

/** Where the game is picky, takes the rarer words out of what may be guessed, as long as a candidate is left. */
export function narrowTo(
  { dictionary, picky = 0 }: Puzzle,
  boards: readonly Int32Array[],
  allowed: Uint8Array,
): void {
  for (let step = picky; step > 0; step--) {
    const common = commonWords(dictionary, step - 1);
    if (!boards.some((candidates) => candidates.some((word) => allowed[word] && common[word]))) continue;
    allowed.forEach((isAllowed, word) => (allowed[word] = isAllowed & common[word]!));
    return;
  }
}

/**
 * The openers where they hold: they were searched for an empty board and games of six guesses. None
 * where most of them are refused or forbidden, or where the game is picky and none of them is common enough. Where known words are preferred, the best of these comes first.
 */
export function openersFor({
  openers,
  hints,
  guesses,
  refused,
  forbidden,
  known,
  dictionary,
  picky = 0,
}: Puzzle): readonly Opener[] {
  if (hints.length > 0 || guesses < GUESSES) return [];
  const ready = openers.filter(({ word }) => !refused.has(word) && !forbidden.has(word));
  if (ready.length <= openers.length / 2) return [];
  if (picky > 0) {
    const common = commonWords(dictionary, picky - 1);
    return ready.filter(({ word }) => common[dictionary.words.indexOf(word)]);
  }
  const isKnown = ({ word }: Opener) => dictionary.known[dictionary.words.indexOf(word)] === 1;
  const first = known && ready.find((opener) => isKnown(opener) && isWorth(opener, ready[0]!, 0));
  return first ? [first, ...ready.filter((opener) => opener !== first)] : ready;
}

/** The number of the puzzle's opener, where it is to be guessed next and may be; a vulgar one too, since it was named. */
export function openerNumber({ dictionary, hints, opener, refused, forbidden }: Puzzle): number | null {
  if (hints.length > 0 || opener === null || refused.has(opener) || forbidden.has(opener)) return null;
  const first = dictionary.words.indexOf(opener);
  return first === -1 ? null : first;
}
