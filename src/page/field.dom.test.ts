import { expect, it } from 'vitest';
import { findField } from './field.ts';

/** Whether a field for guesses is found beside a board. */
function isFound(html: string): boolean {
  document.body.innerHTML = `<main><div>${'<i></i>'.repeat(5)}</div><p>${html}</p></main>`;
  return findField(document, {}, [...document.querySelectorAll('i')], null) !== null;
}

it.each([
  '<form id="f"><button>Pay</button></form><input form="f"><input type="number" form="f">',
  '<form id="f"><input type="number"></form><input form="f">',
  '<form id="f"><input></form><textarea form="f"></textarea>',
])('is none that is sent with others, wherever they are: %s', (html) => {
  expect(isFound(html)).toBe(false);
});

it('is one whose form is elsewhere and has no other', () => {
  expect(isFound('<form id="f"><button>Guess</button></form><input form="f">')).toBe(true);
});
