/** The words that each game has refused, kept for good in `storage.local`. */
import * as v from 'valibot';

interface StorageArea {
  get(key: string): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
}

const words = v.fallback(v.array(v.string()), []);

export function createRefusedWords(storage: StorageArea) {
  const keyOf = (game: string) => `refused:${game}`;
  const get = async (game: string): Promise<string[]> =>
    v.parse(words, (await storage.get(keyOf(game)))[keyOf(game)]);
  return {
    get,
    /** @returns whether the word is kept; it is not when the store is full */
    async add(game: string, word: string): Promise<boolean> {
      const known = await get(game);
      if (known.includes(word)) return true;
      return storage.set({ [keyOf(game)]: [...known, word] }).then(
        () => true,
        () => false,
      );
    },
  };
}

export type RefusedWords = ReturnType<typeof createRefusedWords>;
