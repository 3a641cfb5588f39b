/** What the player enters by keys before Knack follows a page: on what it is not told, only how long it was. */
import type { Entered, EnteredWord } from '../protocol/added-site.ts';
import type { Ear } from './ear.ts';

/** @returns what was entered last; null for nothing */
export function countLetters(ear: Ear): () => EnteredWord | null {
  let letters = 0;
  let entered: EnteredWord | null = null;
  ear.on('keydown', (event) => {
    const { key } = event;
    if (/^\p{L}$/u.test(key)) letters++;
    else if (key === 'Backspace') letters--;
    else if (key === 'Enter') {
      entered = { letters, by: enteredBy(event) };
      letters = 0;
    }
  });
  return () => entered;
}

/** Where an Enter key went. */
export const enteredBy = (event: KeyboardEvent): Entered =>
  event.composedPath()[0] instanceof HTMLInputElement ? 'field' : 'key';
