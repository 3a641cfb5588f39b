// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { keyOf } from './keys.ts';

let heard: (string | null)[] = [];
document.addEventListener('keydown', (event) => heard.push(keyOf(event)));
beforeEach(() => {
  heard = [];
  document.body.innerHTML = '<button></button><input><p></p>';
});

const strike = (selector: string, key: string, init: KeyboardEventInit = {}, altGraph = false) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...init });
  Object.assign(event, { getModifierState: (name: string) => name === 'AltGraph' && altGraph });
  document.querySelector(selector)!.dispatchEvent(event);
  return heard.at(-1);
};

it('takes letters, Enter and Backspace wherever nothing else takes them', () => {
  for (const key of ['a', 'Ä', 'ß', 'ł', 'Enter', 'Backspace']) expect(strike('p', key)).toBe(key);
  for (const key of ['1', ' ', 'Tab', 'Escape', 'F5', 'Dead']) expect(strike('p', key)).toBe(null);
});

it('leaves to a field all keys, and to a button Enter', () => {
  for (const key of ['a', 'Enter', 'Backspace']) expect(strike('input', key)).toBe(null);
  expect(strike('button', 'a')).toBe('a');
  expect(strike('button', 'Enter')).toBe(null);
});

it('takes no commands, but letters that are typed with AltGr', () => {
  expect(strike('p', 'r', { ctrlKey: true })).toBe(null);
  expect(strike('p', 'r', { metaKey: true })).toBe(null);
  expect(strike('p', 'ą', { ctrlKey: true, altKey: true }, true)).toBe('ą');
  expect(strike('p', 'ą', { altKey: true })).toBe('ą');
});

it('enters a guess once, however long the key is held', () => {
  expect(strike('p', 'Enter', { repeat: true })).toBe(null);
  expect(strike('p', 'Backspace', { repeat: true })).toBe('Backspace');
});
