import { describe, expect, it } from 'vitest';
import de from '../../_locales/de/messages.json';
import en from '../../_locales/en/messages.json';
import pl from '../../_locales/pl/messages.json';
import type { MessageKey } from '../../src/protocol/sentences.ts';
import { compileMessages } from './compile.ts';
import { overlayKeys } from './overlay-keys.ts';

const KEYS = Object.keys(en) as MessageKey[];

describe('the sentences of the overlay', () => {
  it('are those that it can come to, by whatever way, and no others', async () => {
    const keys = await overlayKeys();
    const startingWith = (...starts: string[]) =>
      KEYS.filter((key) => starts.some((start) => key.startsWith(start)));
    expect([...keys]).toEqual(
      expect.arrayContaining(['count', 'notFilled', 'settingsFailed', ...startingWith('notice_')]),
    );
    const ofOthers = startingWith('command', 'trouble_', 'hintProblem_', 'settingsTitle', 'listingName');
    // Advice and its words are shown alike in every place.
    const shared = startingWith('hintProblem_', 'trouble_noWorker');
    expect(ofOthers.filter((key) => keys.has(key) && !shared.includes(key))).toEqual([]);
    expect(keys.size).toBeLessThan(KEYS.length / 2);
  }, 60_000);
});

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
