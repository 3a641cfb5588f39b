import type { Lexicon } from '../../src/lexicons/lexicons.ts';
import type { Entry } from '../../src/solver/dictionary.ts';
import type { SourceId } from './sources.ts';

export interface WordList {
  readonly lexicon: Lexicon;
  readonly length: number;
  readonly entries: readonly Entry[];
}

/** How the word lists of a language are made. */
export interface Recipe {
  readonly sources: readonly SourceId[];
  /** The terms on which the lists are given on, for their notice. */
  readonly terms: string;
  /** @returns the lists, and other files by their path in dicts/ */
  readonly make: () => Promise<{
    readonly lists: readonly WordList[];
    readonly files?: Readonly<Record<string, string>>;
  }>;
}
