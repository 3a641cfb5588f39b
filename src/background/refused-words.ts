/** The words that each game has refused, kept for good in `storage.local`. */
import * as v from 'valibot';

interface StorageArea {
  get(key: string): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
}

const words = v.fallback(v.array(v.string()), []);

export function createRefusedWords(storage: StorageArea) {
  const keyOf = (game: string) => `refused:${game}`;
  /** What this worker was told, at once: storing takes its time, and may fail. */
  const told = new Map<string, Set<string>>();
  const stored = async (game: string): Promise<string[]> => {
    // A list that cannot be read must not keep the player from an answer.
    const items = await storage.get(keyOf(game)).catch((): Record<string, unknown> => ({}));
    return v.parse(words, items[keyOf(game)]);
  };
  return {
    get: async (game: string): Promise<string[]> => [
      ...new Set([...(await stored(game)), ...(told.get(game) ?? [])]),
    ],
    /** @returns whether the word is kept for good; it is not when the store is full */
    async add(game: string, word: string): Promise<boolean> {
      told.set(game, (told.get(game) ?? new Set()).add(word));
      const known = await stored(game);
      if (known.includes(word)) return true;
      return storage.set({ [keyOf(game)]: [...known, word] }).then(
        () => true,
        () => false,
      );
    },
  };
}

export type RefusedWords = ReturnType<typeof createRefusedWords>;
