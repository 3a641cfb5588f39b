import type { ReplicaOptions } from './replica.ts';

/** The pace wherever it is no matter: tiles have turned in a sixth of a second. */
export const QUICK = 10;

/** What a replica's style sheet gets: it divides by `--pace` whatever the game's script takes its time for. */
export const paceOf = ({ pace = 1 }: Pick<ReplicaOptions, 'pace'>): string => `:root { --pace: ${pace} }`;
