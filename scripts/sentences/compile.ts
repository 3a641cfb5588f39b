/** Compiles the messages of _locales, so that nothing that is shipped has to parse them. */
import { isLiteralElement, parse } from '@formatjs/icu-messageformat-parser';
import type { MessageKey, Sentence, Sentences } from '../../src/protocol/sentences.ts';

export type Messages = Readonly<Record<MessageKey, { readonly message: string }>>;

function compileMessage(message: string): Sentence {
  const elements = parse(message);
  const [first, ...others] = elements;
  return first && others.length === 0 && isLiteralElement(first) ? first.value : elements;
}

/** @param keys those that are wanted */
export function compileMessages(messages: Messages, keys: Iterable<MessageKey>): Sentences {
  return Object.fromEntries(Array.from(keys, (key) => [key, compileMessage(messages[key].message)]));
}
