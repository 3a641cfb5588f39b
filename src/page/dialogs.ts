/** Dialogs, most of which tell of a game, with example rows made of the same tiles as a board; a game may be in one, too. */
import { call, get } from './dom.ts';
import { briefTextOf, closest, findAll, onceAMoment, parentOf } from './tree.ts';

export const DIALOGS =
  'dialog, [role="dialog"], [role="alertdialog"], [aria-modal="true"], .modal:not(html, body), [class*="Modal-module_"], #help-dialog';
/** A game has keys for so many letters, and so many tiles beside a field for words. */
const MIN_KEYS = 15;
const MIN_BARE_KEYS = 21;
const MIN_TILES = 20;
const KEYS = 'button, [role="button"], [data-key], kbd';
const FIELDS = 'input:not([type]), input[type="text"]';
/** Of a dialog, and of dialogs within each other, no more is looked at. */
const MAX_PARTS = 500;
const MAX_DIALOGS = 5;

/** Whether an element is a dialog that a game is played in. */
export const isGamePlace = (element: Element): boolean =>
  call(element, 'matches', DIALOGS) && isPlayedIn(element);

/** Whether an element is a dialog beside a game. */
export const isDialog = (element: Element): boolean =>
  call(element, 'matches', DIALOGS) && !isPlayedIn(element);

/** The dialog beside a game that an element is in; null for none. */
export function dialogAround(element: Element): Element | null {
  let dialog = closest(element, DIALOGS);
  for (let n = 0; dialog && n < MAX_DIALOGS && isPlayedIn(dialog); n++) {
    const around = parentOf(dialog);
    dialog = around && closest(around, DIALOGS);
  }
  return dialog;
}

/** What is all that a game needs: keys for its letters, or a field for words beside rows of tiles. */
const isPlayedIn = onceAMoment((dialog: Element): boolean => {
  const textsOf = (selector: string) =>
    findAll(dialog, selector, MAX_PARTS)
      .filter((it) => get(it, 'childElementCount') === 0)
      .map((it) => briefTextOf(it, 1))
      .filter((it) => it !== null);
  const lettersIn = (texts: readonly string[]) => new Set(texts.filter((it) => it !== '')).size;
  if (lettersIn(textsOf(KEYS)) >= MIN_KEYS) return true;
  const all = textsOf('*');
  // A help has letters, too, in the words of its examples.
  return (
    lettersIn(all) >= MIN_BARE_KEYS || (all.length >= MIN_TILES && findAll(dialog, FIELDS, 1).length > 0)
  );
});
