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
  /** A key on the screen has written into it: then it is for guesses. */
  readonly noteKey: (element: HTMLInputElement) => void;
}

export function createGuessFields(site: Site, document: Document): GuessFields {
  let found: GuessField | null = null;
  /** What a field that does not say what it is for held at the last Enter. */
  let sent: { readonly element: HTMLInputElement; readonly word: string } | null = null;
  /** The field of which that has become a guess. */
  let proven: HTMLInputElement | null = null;
  const known = (): GuessField | null =>
    found && (found.element === proven ? { ...found, isNamed: true, isStrange: false } : found);
  const field = () => {
    const its = known();
    return its && !its.isStrange && get(its.element, 'isConnected') ? its : null;
  };

  return {
    field,
    find({ view, tiles }, hasKeys) {
      if (site.kind !== 'added') return;
      const width = view.kind === 'boards' ? view.boards[0]!.rows[0]!.length : 0;
      found = findField(document, site, tiles.flat(), hasKeys ? width : null);
    },
    noteEnter() {
      const its = known();
      if (!its || (its.isStrange && get(document, 'activeElement') !== its.element)) return '';
      sent = { element: its.element, word: lettersInField(its.element, site) };
      return sent.word;
    },
    noteGuess(guess) {
      if (sent && sent.word !== '' && sent.word === guess) proven = sent.element;
      return field()?.isNamed === true;
    },
    noteKey: (element) => void (proven = element),
  };
}
