/** What a field that says nothing of itself tells of the guess that it held. */
import { expect, it } from 'vitest';
import type { Site } from '../sites/site.ts';
import { createGuessFields } from './guess-field.ts';

const SITE = { id: 'https://games.example', kind: 'added' } as Site;

it.each([
  ['once the field in which the player has entered it is empty', 'slate', '', 'slate', true],
  ['not while it is still there', 'slate', 'slate', 'slate', false],
  ['not where it has become another', 'slate', 'crane', 'slate', false],
  ['not where it held another word', 'crane', '', 'slate', false],
])('says that what the open row shows has been entered, %s', (_, held, then, row, isLost) => {
  document.body.innerHTML = '<input>';
  const field = document.querySelector('input')!;
  const fields = createGuessFields(SITE, document);
  field.value = held;
  field.focus();
  expect(fields.hasLost(row)).toBe(false);
  expect(fields.noteEnter('', null)).toBe(held);
  field.value = then;
  expect(fields.hasLost(row)).toBe(isLost);
});
