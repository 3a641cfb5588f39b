import { afterEach, expect, it } from 'vitest';
import { trusted } from '../test/trusted.ts';
import { createEar } from './ear.ts';
import { countLetters } from './entered-word.ts';

const ear = createEar(window);
const entered = countLetters(ear);
afterEach(() => document.body.replaceChildren());

const press = (target: EventTarget, ...keys: string[]) =>
  trusted(() => {
    for (const key of keys) target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });

it('counts the letters that were typed before Enter, and says where they went', () => {
  expect(entered()).toBeNull();
  press(document.body, ...'cranee', 'Backspace', 'Shift', 'Enter');
  expect(entered()).toEqual({ letters: 5, by: 'key' });
  press(document.body, ...'ab');
  expect(entered()).toEqual({ letters: 5, by: 'key' });
  const field = document.body.appendChild(document.createElement('input'));
  press(field, 'Enter', ...'żółw', 'Enter');
  expect(entered()).toEqual({ letters: 4, by: 'field' });
});
