import { beforeEach, expect, it } from 'vitest';
import { keepFocus, keyOf } from './keys.ts';

let heard: (string | null)[] = [];
document.addEventListener('keydown', (event) => heard.push(keyOf(event)));
beforeEach(() => {
  heard = [];
  document.body.innerHTML =
    '<button></button><input><input type="password"><label class="switch"><input type="checkbox"></label>' +
    '<a href="#">…</a><details><summary>…</summary></details><p></p>';
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

it('leaves to a field all keys, and Enter to what Enter presses', () => {
  for (const field of ['input', '[type="password"]']) {
    for (const key of ['a', 'Enter', 'Backspace']) expect(strike(field, key)).toBe(null);
  }
  for (const control of ['button', 'a', 'summary']) {
    expect(strike(control, 'a')).toBe('a');
    expect(strike(control, 'Enter')).toBe(null);
  }
});

it('takes all keys at a switch, which takes none of them', () => {
  for (const key of ['a', 'Enter', 'Backspace']) expect(strike('[type="checkbox"]', key)).toBe(key);
});

it('lets no click take the focus from where letters go, but into a field', () => {
  const click = (selector: string) => {
    const event = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    document.querySelector(selector)!.addEventListener('mousedown', (it) => keepFocus(it as MouseEvent), {
      once: true,
    });
    document.querySelector(selector)!.dispatchEvent(event);
    return event.defaultPrevented;
  };
  for (const control of ['button', 'summary', '[type="checkbox"]']) expect(click(control)).toBe(true);
  for (const other of ['input', '[type="password"]', 'p']) expect(click(other)).toBe(false);
});

it('takes no commands, but letters that are typed with AltGr', () => {
  expect(strike('p', 'r', { ctrlKey: true })).toBe(null);
  expect(strike('p', 'r', { metaKey: true })).toBe(null);
  expect(strike('p', 'F', { altKey: true, shiftKey: true })).toBe(null);
  for (const key of ['d', 'Enter', 'Backspace']) expect(strike('p', key, { altKey: true })).toBe(null);
  // With AltGr in Windows, elsewhere, and with Option in macOS.
  expect(strike('p', 'ą', { ctrlKey: true, altKey: true }, true)).toBe('ą');
  expect(strike('p', 'ą', {}, true)).toBe('ą');
  expect(strike('p', 'ą', { altKey: true })).toBe('ą');
});

it('enters a guess once, however long the key is held', () => {
  expect(strike('p', 'Enter', { repeat: true })).toBe(null);
  expect(strike('p', 'Backspace', { repeat: true })).toBe('Backspace');
});
