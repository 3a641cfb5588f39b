/** The sentences of the interface, as the build compiles them from _locales. */
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type en from '../../_locales/en/messages.json';
import type { Locale } from './locales.ts';

export type MessageKey = keyof typeof en;

/** A text, or the parsed form of a message in ICU's syntax. */
export type Sentence = string | MessageFormatElement[];

export type Sentences = Readonly<Partial<Record<MessageKey, Sentence>>>;

/** What the overlay needs besides its code: its sentences and its styles. */
export interface OverlayParts extends Catalog {
  readonly css: string;
}

/** Sentences with the language that they are in, which may not be the one that was asked for. */
export interface Catalog {
  readonly locale: Locale;
  readonly sentences: Sentences;
}
