import { describe, expect, it } from 'vitest';
import de from '../../_locales/de/messages.json';
import en from '../../_locales/en/messages.json';
import pl from '../../_locales/pl/messages.json';
import type { MessageKey } from '../../src/protocol/sentences.ts';
import { compileMessages } from './compile.ts';

const KEYS = Object.keys(en) as MessageKey[];

describe('a compiled sentence', () => {
  it('is its text where nothing is filled in, with what ICU’s syntax quotes', () => {
    const messages = { ...en, name: { message: "Knack '{'word'}'" } };
    expect(compileMessages(messages, ['name'])).toEqual({ name: 'Knack {word}' });
  });

  it('is a tree that survives being stored as JSON', () => {
    for (const messages of [en, de, pl]) {
      const compiled = compileMessages(messages, KEYS);
      expect(JSON.parse(JSON.stringify(compiled))).toEqual(compiled);
      expect(
        Object.values(compiled).filter((sentence) => typeof sentence === 'string').length,
      ).toBeGreaterThan(100);
    }
  });

  it('is none where the syntax is wrong: the build fails', () => {
    const messages = { ...en, name: { message: '{count' } };
    expect(() => compileMessages(messages, ['name'])).toThrow('EXPECT_ARGUMENT_CLOSING_BRACE');
  });
});
