/** How much a player wants to see. */
import * as v from 'valibot';

/** How much Knack shows, each level with all of those before it. */
export const HELP_LEVELS = [
  /** How many words are left, and how good the last guess was. */
  'count',
  /** Which letters to test. */
  'nudge',
  /** The best next word. */
  'word',
  /** All candidates. */
  'all',
] as const;
export type HelpLevel = (typeof HELP_LEVELS)[number];

/** Whether what belongs to one level is shown at another. */
export const reaches = (level: HelpLevel, wanted: HelpLevel): boolean =>
  HELP_LEVELS.indexOf(level) >= HELP_LEVELS.indexOf(wanted);

/** The level of a board: what the player has asked for there, unless the settings show more by now. */
export const helpFor = (setting: HelpLevel, asked: HelpLevel | null): HelpLevel =>
  asked !== null && reaches(asked, setting) ? asked : setting;

export const helpLevelSchema = v.picklist(HELP_LEVELS);
