/** Dialogs, most of which tell of a game, with example rows made of the same tiles as a board; a game may be in one, too. */
import { isLeaf, matches } from './dom.ts';
import { MIN_BARE_LETTERS, MIN_LETTERS, SURELY_KEYS } from './key-names.ts';
import { briefTextOf, findAll, onceAMoment } from './tree.ts';

export const DIALOGS =
  'dialog, [role=dialog], [role=alertdialog], [aria-modal=true], .modal:not(html, body), [class*=Modal-module_], #help-dialog';
/** A game has so many tiles beside a field for words. */
const MIN_TILES = 20;
/** What a word may be typed into. */
export const TEXT_FIELDS = 'input:not([type]), input[type=text]';
/** Of a dialog no more is looked at, in elements. */
const MAX_PARTS = 5000;

/** Whether an element is a dialog that a game is played in. */
export const isGamePlace = (element: Element): boolean => matches(element, DIALOGS) && isPlayedIn(element);

/** Whether an element is a dialog beside a game. */
export const isDialog = (element: Element): boolean => matches(element, DIALOGS) && !isPlayedIn(element);

/** What is all that a game needs: keys for its letters, or a field for words beside rows of tiles. */
const isPlayedIn = onceAMoment((dialog: Element): boolean => {
  const textsOf = (selector: string) =>
    findAll(dialog, selector, MAX_PARTS)
      .filter((it) => isLeaf(it))
      .map((it) => briefTextOf(it, 1))
      .filter((it) => it !== null);
  const lettersIn = (texts: readonly string[]) => new Set(texts.filter(Boolean)).size;
  if (lettersIn(textsOf(SURELY_KEYS)) >= MIN_LETTERS) return true;
  const all = textsOf('*');
  // A help has letters, too, in the words of its examples.
  return (
    lettersIn(all) >= MIN_BARE_LETTERS ||
    (all.length >= MIN_TILES && findAll(dialog, TEXT_FIELDS, 1).length > 0)
  );
});
