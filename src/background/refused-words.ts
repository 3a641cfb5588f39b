/** The words that each game has refused, kept for good in `storage.local`. */
import * as v from 'valibot';

interface StorageArea {
  get(key: string): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
}

const wordList = v.fallback(v.array(v.string()), []);

export function createRefusedWords(storage: StorageArea) {
  const keyOf = (game: string) => `refused:${game}`;
  /** Words on their way into the store, which takes its time. */
  const underway = new Map<string, Set<string>>();
  const read = async (game: string): Promise<string[]> =>
    v.parse(wordList, (await storage.get(keyOf(game)))[keyOf(game)]);
  return {
    get: async (game: string): Promise<string[]> => [
      ...new Set([
        // A list that cannot be read must not keep the player from an answer.
        ...(await read(game).catch(() => [])),
        ...(underway.get(game) ?? []),
      ]),
    ],
    /** @returns whether the word is kept for good; it is not when the store is full */
    async add(game: string, word: string): Promise<boolean> {
      const words = underway.get(game) ?? new Set();
      underway.set(game, words.add(word));
      try {
        const known = await read(game);
        if (!known.includes(word)) await storage.set({ [keyOf(game)]: [...known, word] });
        return true;
      } catch {
        return false;
      } finally {
        words.delete(word);
      }
    },
  };
}

export type RefusedWords = ReturnType<typeof createRefusedWords>;
