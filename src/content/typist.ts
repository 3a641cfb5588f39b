/** Types into a game: by its on-screen keys, or by key events where it has none. */
import { DELETE, ENTER, type Game, type Key } from '../games/game.ts';
import type { PageChanges } from './page-changes.ts';

/** How long a game may take to show a letter, in milliseconds. */
const LETTER_TIMEOUT = 1500;

/** Takes a word in or out; 'interrupted' as soon as the row holds something else, or the signal is set. */
export type Typing = (word: string, signal: AbortSignal) => Promise<'done' | 'interrupted' | 'failed'>;

export interface Typist {
  /** Types a word into an empty row, checking that each letter arrives before the next. */
  readonly write: Typing;
  /** Takes it out again, letter by letter. */
  readonly erase: Typing;
  enter(): void;
}

/** @param letters what the open row holds now */
export function createTypist(
  game: Game,
  document: Document,
  changes: PageChanges,
  letters: () => string,
): Typist {
  /** Presses a key so that the row goes from one text to another. */
  const step = async (key: Key, before: string, after: string, signal: AbortSignal) => {
    for (const press of [pressOnScreen, pressByEvent]) {
      if (signal.aborted || letters() !== before) return 'interrupted';
      if (!press(key)) continue;
      await changes.until(() => signal.aborted || letters() !== before, LETTER_TIMEOUT);
      if (letters() === after) return 'done';
    }
    return letters() === before ? 'failed' : 'interrupted';
  };

  const pressOnScreen = (key: Key): boolean => {
    const button = game.key(document, key);
    button?.click();
    return button !== null;
  };

  const pressByEvent = (key: Key): boolean => {
    const code = key === ENTER || key === DELETE ? key : `Key${key.toUpperCase()}`;
    const target = document.body;
    for (const type of ['keydown', 'keyup']) {
      target.dispatchEvent(
        new KeyboardEvent(type, { key, code, bubbles: true, cancelable: true, composed: true }),
      );
    }
    return true;
  };

  return {
    write: async (word, signal) => {
      const characters = [...word];
      for (let i = 0; i < characters.length; i++) {
        const before = characters.slice(0, i).join('');
        const result = await step(characters[i]!, before, before + characters[i]!, signal);
        if (result !== 'done') return result;
      }
      return 'done';
    },
    erase: async (word, signal) => {
      const characters = [...word];
      for (let i = characters.length; i > 0; i--) {
        const [before, after] = [characters.slice(0, i).join(''), characters.slice(0, i - 1).join('')];
        const result = await step(DELETE, before, after, signal);
        if (result !== 'done') return result;
      }
      return 'done';
    },
    enter() {
      if (!pressOnScreen(ENTER)) pressByEvent(ENTER);
    },
  };
}
