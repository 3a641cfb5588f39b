/** What the practice page keeps: the player's choices for the next time, and the game over a reload. */
import * as v from 'valibot';
import { BOARD_COUNTS, CHOICES, choicesSchema } from '../protocol/practice.ts';
import { isNewer, VERSION_KEY } from '../protocol/versions.ts';
import { LEXICON_NAMES } from '../lexicons/lexicons.ts';
import { type Game, limitOf } from './game.ts';
import type { Choices } from './practice.ts';

const lexicon = v.picklist(LEXICON_NAMES);
const word = v.pipe(v.string(), v.regex(/^\p{Ll}{4,11}$/u));

const game = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    lexicon,
    answers: v.pipe(v.array(word), v.maxLength(Math.max(...BOARD_COUNTS))),
    hard: v.boolean(),
    guesses: v.array(word),
  }),
  v.check(({ answers }) => BOARD_COUNTS.some((count) => count === answers.length)),
  v.check(({ answers, guesses }) => guesses.length <= limitOf(answers.length)),
  v.check(({ answers, guesses }) => new Set([...answers, ...guesses].map((it) => [...it].length)).size === 1),
);

interface StorageArea {
  get(key: string): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
}

/**
 * The player's choices in `storage.local`; those of a private window are not kept, and what a newer version of Knack
 * has stored is left as it is.
 */
export const createChoiceStore = (storage: StorageArea, isPrivate: boolean) => ({
  /** Null when there are none that can be read. */
  loadChoices: () =>
    storage.get(CHOICES).then(
      (stored) => readChoices(stored[CHOICES]),
      () => null,
    ),
  saveChoices: async (choices: Choices): Promise<void> => {
    if (isPrivate || isNewer(await storage.get(VERSION_KEY))) return;
    await storage.set({ [CHOICES]: choices });
  },
});

/** Choices as they were stored; null when there are none, or they are not what they should be. */
export function readChoices(stored: unknown): Choices | null {
  const result = v.safeParse(choicesSchema, stored);
  return result.success ? result.output : null;
}

/** A game as it was stored, as text; null when there is none, or it is not what it should be. */
export function readGame(text: string | null): Game | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return v.is(game, stored) ? stored : null;
  } catch {
    return null;
  }
}
