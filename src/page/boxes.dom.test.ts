/** Boxes that are no tiles since nobody sees them. */
import { expect, it } from 'vitest';
import { boxesIn } from './boxes.ts';
import { give } from '../test/dom.ts';

function size(element: Element, width: number, height: number): void {
  give(element as HTMLElement, 'offsetWidth', width);
  give(element as HTMLElement, 'offsetHeight', height);
}

/** A row of boxes in a menu of some width, beside one in the page. */
function boxesBeside(width: number, overflow: string): number {
  document.body.innerHTML = `<div style="overflow-x: ${overflow}">${'<i></i>'.repeat(6)}</div><main>${'<b></b>'.repeat(5)}</main>`;
  size(document.querySelector('div')!, width, 600);
  size(document.querySelector('main')!, 800, 600);
  for (const box of document.querySelectorAll('i, b')) size(box, 40, 40);
  return boxesIn(document.body).length;
}

it('are not in a menu that is folded away to the side', () => {
  expect(boxesBeside(0, 'hidden')).toBe(5);
  expect(boxesBeside(0, 'visible')).toBe(11);
  expect(boxesBeside(250, 'hidden')).toBe(11);
});

it('hold a letter also with a hidden field for their form', () => {
  const tile = (letter: string) => `<b>${letter}<input type="hidden" name="guess" value="${letter}"></b>`;
  document.body.innerHTML = `<main>${[...'slate'].map(tile).join('')}</main>`;
  size(document.querySelector('main')!, 800, 600);
  for (const box of document.querySelectorAll('b')) size(box, 40, 40);
  expect(boxesIn(document.body)).toHaveLength(5);
});
