/** The text field that takes a game's guesses, once it is known to be one. */
import { get } from '../page/dom.ts';
import { findField, type GuessField, lettersInField } from '../page/field.ts';
import type { PageReading } from '../page/reader.ts';
import type { Site } from '../sites/site.ts';

export interface GuessFields {
  /** The game's text field; null where it has none. */
  readonly field: () => GuessField | null;
  /**
   * Looks for it; on sites that are known games take keys.
   * @param hasKeys whether there are keys on the screen
   */
  readonly find: (reading: PageReading, hasKeys: boolean) => void;
  /**
   * The player has pressed Enter.
   * @returns the letters in what may be the field for guesses; '' for none
   */
  readonly noteEnter: () => string;
  /**
   * Takes in which guess is the last on the boards: what the field held at Enter may be it, which says what it is for.
   * @returns whether it is known to be for guesses
   */
  readonly noteGuess: (guess: string) => boolean;
}

export function createGuessFields(site: Site, document: Document): GuessFields {
  let found: GuessField | null = null;
  /** What a field that does not say what it is for held at the last Enter. */
  let sent: { readonly element: HTMLInputElement; readonly word: string } | null = null;
  /** The field of which that has become a guess. */
  let proven: HTMLInputElement | null = null;
  const named = (its: GuessField | null) =>
    its && (its.element === proven ? { ...its, isNamed: true, isStrange: false } : its);

  return {
    field: () => (found && !found.isStrange && get(found.element, 'isConnected') ? found : null),
    find({ view, tiles }, hasKeys) {
      if (site.kind !== 'added') return;
      const width = view.kind === 'boards' ? view.boards[0]!.rows[0]!.length : 0;
      found = named(findField(document, site, tiles.flat(), hasKeys ? width : null));
    },
    noteEnter() {
      if (!found || (found.isStrange && get(document, 'activeElement') !== found.element)) return '';
      sent = { element: found.element, word: lettersInField(found.element, site) };
      return sent.word;
    },
    noteGuess(guess) {
      if (sent && sent.word !== '' && sent.word === guess) proven = sent.element;
      found = named(found);
      return found?.isNamed === true;
    },
  };
}
