/** What the practice page keeps: the player's choices for the next time, and the game over a reload. */
import * as v from 'valibot';
import { PRACTICE } from '../sites/practice.ts';
import { LEXICON_NAMES } from '../lexicons/lexicons.ts';
import { type Game, ROWS } from './game.ts';
import type { Choices } from './practice.ts';

const lexicon = v.picklist(LEXICON_NAMES);
const word = v.pipe(v.string(), v.regex(/^\p{Ll}{4,11}$/u));

const choices = v.object({ lexicon, length: v.number(), hard: v.boolean() });
const game = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.minLength(1)),
    lexicon,
    answer: word,
    hard: v.boolean(),
    guesses: v.pipe(v.array(word), v.maxLength(ROWS)),
  }),
  v.check(({ answer, guesses }) => guesses.every((guess) => [...guess].length === [...answer].length)),
);

interface StorageArea {
  get(key: string): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
}

/** The player's choices in `storage.local`; those of a private window are not kept. */
export const createChoiceStore = (storage: StorageArea, isPrivate: boolean) => ({
  /** Null when there are none that can be read. */
  loadChoices: () =>
    storage.get(PRACTICE).then(
      (stored) => readChoices(stored[PRACTICE]),
      () => null,
    ),
  saveChoices: async (choices: Choices): Promise<void> => {
    if (!isPrivate) await storage.set({ [PRACTICE]: choices });
  },
});

/** Choices as they were stored; null when there are none, or they are not what they should be. */
export const readChoices = (stored: unknown): Choices | null => (v.is(choices, stored) ? stored : null);

/** A game as it was stored, as text; null when there is none, or it is not what it should be. */
export function readGame(text: string | null): Game | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return v.is(game, stored) ? stored : null;
  } catch {
    return null;
  }
}
