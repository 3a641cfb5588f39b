/** The first guesses of self-play, as `npm run book` finds them, and the priors that they are for. */
import type { Lexicon } from '../../src/lexicons/lexicons.ts';
import type { Dictionary } from '../../src/solver/dictionary.ts';
import openers from './openers.json' with { type: 'json' };

export const OPENERS_FILE = 'scripts/simulate/openers.json';

/** What is believed of the words when whole lists are played: all are equally likely, or all likely ones. */
export type SelfPlayPrior = 'uniform' | 'likely';

/** For words of five letters. */
export const OPENERS: Readonly<Record<Lexicon, Readonly<Record<SelfPlayPrior, string>>>> = openers;

/** A dictionary with another prior. */
export function withPrior(dictionary: Dictionary, name: SelfPlayPrior): Dictionary {
  const { words, likely } = dictionary;
  return {
    ...dictionary,
    prior: name === 'likely' ? Float64Array.from(likely) : new Float64Array(words.length).fill(1),
  };
}
