/** Which key of the game a key of the player's keyboard is. */
import { DELETE, ENTER } from './table.ts';

/** What takes keys itself. */
const FIELDS = 'input, select, textarea, [contenteditable]';
/** What Enter presses. */
const CONTROLS = `${FIELDS}, button, a, summary`;

/** @returns null when it is none of the game's, or meant for something else on the page */
export function keyOf(event: KeyboardEvent): string | null {
  const { key, target } = event;
  const isAt = (selector: string) => target instanceof Element && target.closest(selector) !== null;
  // Some letters are typed with AltGr, which on some systems is Control and Alt.
  const isCommand = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');
  if (isCommand || isAt(FIELDS)) return null;
  if (key === ENTER) return event.repeat || isAt(CONTROLS) ? null : ENTER;
  return key === DELETE || /^\p{L}$/u.test(key) ? key : null;
}
