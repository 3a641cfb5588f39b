/** How much a player wants to see. */

/** How much Knack shows; each option includes those before it. */
export const HELP_OPTIONS = [
  /** How many words are left, and how good the last guess was. */
  'count',
  /** Which letters to test. */
  'nudge',
  /** The best next word. */
  'word',
  /** All candidates. */
  'all',
] as const;
export type Help = (typeof HELP_OPTIONS)[number];

/** Whether what needs `wanted` is shown at `help`. */
export const reaches = (help: Help, wanted: Help): boolean =>
  HELP_OPTIONS.indexOf(help) >= HELP_OPTIONS.indexOf(wanted);

/** The help for a board: what the player has asked for there, or else what the settings say. */
export const helpFor = (setting: Help, asked: Help | null): Help => asked ?? setting;

/** The more of two; null is nothing. */
export const higherOf = (one: Help | null, other: Help | null): Help | null =>
  HELP_OPTIONS.findLast((help) => help === one || help === other) ?? null;
