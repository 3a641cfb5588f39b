/** What a word that stands in the open row would be worth. */
export type { Weighed } from '../solver/weigh.ts';
