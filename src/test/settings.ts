import { DEFAULTS, type Settings } from '../protocol/settings.ts';

/** What is set by a player who has said how much help it is to be, and nothing else. */
export const CHOSEN: Settings = { ...DEFAULTS, helpChosen: true };
