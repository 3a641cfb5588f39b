/** All languages that Knack knows. */
import { de } from './de.ts';
import { en } from './en.ts';
import type { Language } from './language.ts';
import { pl } from './pl.ts';

export const LANGUAGES = [en, de, pl] as const satisfies readonly Language[];

/** The name of a lexicon, and of its folder in dicts/. */
export type Lexicon = (typeof LANGUAGES)[number]['lexicons'][number];
