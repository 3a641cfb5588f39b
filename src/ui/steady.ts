/** Holds the best word still: it waits until it is settled, and stays a while once it is shown. */
import type { Advice } from '../protocol/advice.ts';

/** So long a word that may change is waited with, in milliseconds. */
const PATIENCE = 800;
/** So long a word stays at least, in milliseconds. */
const LEAST = 1000;

export interface Steadied {
  /** What to show now; without suggestions while the best is awaited. */
  readonly advice: Advice | null;
  /** In how many milliseconds that may be something else by itself; null for never. */
  readonly again: number | null;
}

/** @returns a function of a puzzle with its rows, of the advice on it, and of the time in milliseconds */
export function createSteady(): (puzzle: string, advice: Advice | null, at: number) => Steadied {
  let of: string | null = null;
  let since: number | null = null;
  let shown: { readonly advice: Advice; readonly word: string; readonly at: number } | null = null;
  return (puzzle, advice, at) => {
    if (puzzle !== of) [of, since, shown] = [puzzle, null, null];
    const word = advice?.status === 'open' ? advice.suggestions[0]?.word : undefined;
    if (advice?.status !== 'open' || word === undefined) return { advice, again: null };
    since ??= at;
    const isSame = shown?.word === word;
    const wait = shown ? shown.at + LEAST - at : advice.progress === 'looking' ? since + PATIENCE - at : 0;
    if (!isSame && wait > 0)
      return { advice: shown?.advice ?? { ...advice, suggestions: [], rival: null }, again: wait };
    shown = { advice, word, at: isSame ? shown!.at : at };
    return { advice, again: null };
  };
}
