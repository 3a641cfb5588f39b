/** The sentences of the interface, as the build compiles them from _locales. */
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type en from '../../_locales/en/messages.json';
import type { Locale } from './locales.ts';

export type MessageKey = keyof typeof en;

/** A text, or what ICU's syntax for placeholders and plurals was parsed into. */
export type Sentence = string | MessageFormatElement[];

export type Sentences = Readonly<Partial<Record<MessageKey, Sentence>>>;

/** What the overlay is made of besides its code: what it says, and how it looks. */
export interface OverlayParts extends Catalog {
  readonly css: string;
}

/** Sentences with the language that they are in, which may not be the one that was asked for. */
export interface Catalog {
  readonly locale: Locale;
  readonly sentences: Sentences;
}
