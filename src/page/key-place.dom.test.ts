/** Where keys stand that have no letter. */
import { expect, it } from 'vitest';
import { give } from '../test/dom.ts';
import { standsBeside } from './key-place.ts';

/** Keys in rows one below the other: each is 40 pixels high, with a label of 18 in it, and 5 are between rows. */
function labels(html: string): HTMLElement[] {
  document.body.innerHTML = html;
  const rows = [...document.querySelectorAll<HTMLElement>('.row')];
  return rows.flatMap((row, n) =>
    [...row.children].map((key, place) => {
      give(key as HTMLElement, 'getBoundingClientRect', () => new DOMRect(place * 60, n * 45, 55, 40));
      const label = key.firstElementChild as HTMLElement;
      give(label, 'getBoundingClientRect', () => new DOMRect(place * 60 + 20, n * 45 + 11, 15, 18));
      return label;
    }),
  );
}

it('is right below the letters where what is to be read on a key is an element in it', () => {
  const key = (label: string) => `<div><span>${label}</span></div>`;
  const [a, b, enter, far] = labels(
    `<div class="row">${key('a')}${key('b')}</div>` +
      `<div class="row">${key('< enter')}</div>` +
      `<div class="row">${key('enter')}</div>`,
  );
  const rows = new Set([a!.closest('.row')!]);
  const sure = {
    keys: new Map([
      ['a', a!],
      ['b', b!],
    ]),
    rows,
    height: 18,
  };
  const isBeside = standsBeside(sure, document.body);
  expect([isBeside(enter!), isBeside(far!)]).toEqual([true, false]);
});
