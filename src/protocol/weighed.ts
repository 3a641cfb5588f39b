/** What a word that stands in the open row would be worth. */
import type { Weighed as ByHints } from '../solver/weigh.ts';
import type { PastMark } from './past.ts';

export interface Weighed extends ByHints {
  /** When it was the answer before. */
  readonly past?: PastMark;
}
