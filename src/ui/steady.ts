/** Holds the best word still: it waits until it is settled, and stays a while once it is shown. */
import type { Advice, OpenAdvice } from '../protocol/advice.ts';

/** So long a word that may change is waited with, in milliseconds. */
const PATIENCE = 800;
/** So long a word that was shown before it was settled stays at least, in milliseconds. */
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
  /** Since when a settled word is awaited. */
  let since: number | null = null;
  let shown: { readonly advice: OpenAdvice; readonly at: number } | null = null;
  /** How long another word is still to be waited with. */
  const waitFor = ({ progress }: OpenAdvice, at: number): number => {
    if (shown?.advice.progress === 'looking') return shown.at + LEAST - at;
    if (progress !== 'looking') return 0;
    since ??= at;
    return since + PATIENCE - at;
  };
  return (puzzle, advice, at) => {
    if (puzzle !== of) [of, since, shown] = [puzzle, null, null];
    if (advice?.status !== 'open' || advice.suggestions.length === 0) return { advice, again: null };
    const isSame = shown?.advice.suggestions[0]!.word === advice.suggestions[0]!.word;
    const wait = isSame ? 0 : waitFor(advice, at);
    if (wait > 0)
      return { advice: shown?.advice ?? { ...advice, suggestions: [], rival: null }, again: wait };
    since = null;
    shown = { advice, at: isSame ? shown!.at : at };
    return { advice, again: null };
  };
}
