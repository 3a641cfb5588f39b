/** Which key of the game a key of the player's keyboard is. */
import { DELETE, ENTER } from '../page/pressed-keys.ts';

/** Elements that take letters themselves: a list only while it is open. */
const FIELDS = 'input:not([type="checkbox"]), select:open';
/** What Enter presses. */
const CONTROLS = 'button, a, summary';
/** What a click presses. */
const PRESSED = 'button, summary, .switch';

const isAt = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** What is clicked takes no focus, so that the next key is for the game, or for the field it was for. */
export function keepFocus(event: MouseEvent): void {
  if (isAt(event, PRESSED)) event.preventDefault();
}

/** @returns null when it is none of the game's, or meant for something else on the page */
export function keyOf(event: KeyboardEvent): string | null {
  const { key } = event;
  // Some letters are typed with AltGr, which on some systems is Control and Alt, or with Option, which is Alt
  // (https://w3c.github.io/uievents-key/#keys-modifier).
  const isLetterOfAlt = event.altKey && !event.ctrlKey && /^[^a-z]$/i.test(key);
  const isCommand = event.ctrlKey || event.metaKey || (event.altKey && !isLetterOfAlt);
  if ((isCommand && !event.getModifierState('AltGraph')) || isAt(event, FIELDS)) return null;
  if (key === ENTER) return event.repeat || isAt(event, CONTROLS) ? null : ENTER;
  return key === DELETE || /^\p{L}$/u.test(key) ? key : null;
}
