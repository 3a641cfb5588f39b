/** What of the player's keys and clicks is heard as the end of a guess. */
import { expect, it, onTestFinished } from 'vitest';
import { createEar } from '../content/ear.ts';
import type { Site } from '../sites/site.ts';
import { trusted } from '../test/trusted.ts';
import { watchPlayerInput } from './player-input.ts';

const SITE: Site = { id: 'https://games.example', kind: 'added' } as Site;

/** What enters guesses on a page, for each click on an element. */
function enteredOn(html: string, selector: string): (HTMLElement | null)[] {
  document.body.innerHTML = html;
  const ear = createEar(window);
  onTestFinished(() => ear.end());
  const heard: (HTMLElement | null)[] = [];
  watchPlayerInput({
    site: SITE,
    document,
    ear,
    isForOverlay: () => false,
    onEscape() {},
    onPress() {},
    onEnter: (_, button) => void heard.push(button),
  });
  const element = document.querySelector(selector)!;
  for (const type of ['pointerdown', 'click'])
    trusted(() => element.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true })));
  return heard;
}

it.each([
  ['a button', '<button><b>OK</b></button>', 'b', 'button'],
  [
    'a field that sends a form',
    '<form onsubmit="return false"><input type="submit"></form>',
    'input',
    'input',
  ],
  ['a picture that does', '<form onsubmit="return false"><input type="image"></form>', 'input', 'input'],
])('hears one press of %s', (_, html, pressed, button) => {
  expect(enteredOn(html, pressed)).toEqual([document.querySelector(button)]);
});

it('hears nothing where something else is pressed', () => {
  expect(enteredOn('<input><p>News</p>', 'p')).toEqual([]);
  expect(enteredOn('<input><p>News</p>', 'input')).toEqual([]);
});
