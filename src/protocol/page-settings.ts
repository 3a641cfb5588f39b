/** The settings as a game's page knows them. */
import * as v from 'valibot';
import { helpSchema, localeSchema } from './values.ts';

/** What can be set of hard mode; 'auto' follows the game. */
export const HARD_OPTIONS = ['auto', 'on', 'ultra', 'off'] as const;
export const hardSchema = v.picklist(HARD_OPTIONS);

/** The settings that a game's page needs, as they apply to its site. */
export const pageSettingsSchema = v.object({
  help: helpSchema,
  fill: v.boolean(),
  enter: v.boolean(),
  hard: hardSchema,
  overlay: v.boolean(),
  weigh: v.boolean(),
  accept: v.boolean(),
  locale: localeSchema,
});
export type PageSettings = v.InferOutput<typeof pageSettingsSchema>;
