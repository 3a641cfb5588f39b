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
   * @param guess the last on the boards
   * @param hasKeys whether there are keys on the screen
   */
  readonly find: (reading: PageReading, guess: string, hasKeys: boolean) => void;
  /** The player has pressed Enter. */
  readonly noteEnter: () => void;
}

export function createGuessFields(site: Site, document: Document): GuessFields {
  let found: GuessField | null = null;
  /** What a field that does not say what it is for held at the last Enter. */
  let sent: { readonly element: HTMLInputElement; readonly word: string } | null = null;
  /** The field of which that has become a guess. */
  let proven: HTMLInputElement | null = null;

  return {
    field: () => (found && get(found.element, 'isConnected') ? found : null),
    find({ view, tiles }, guess, hasKeys) {
      if (site.kind !== 'added') return;
      if (sent && sent.word !== '' && sent.word === guess) proven = sent.element;
      const width = view.kind === 'boards' ? view.boards[0]!.rows[0]!.length : 0;
      const its = findField(document, site, tiles.flat(), hasKeys ? width : null);
      found = its && its.element === proven ? { ...its, isNamed: true } : its;
    },
    noteEnter() {
      if (found) sent = { element: found.element, word: lettersInField(found.element, site) };
    },
  };
}
