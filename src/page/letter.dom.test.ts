import { expect, it } from 'vitest';
import { atOneReading, letterOf } from './letter.ts';

it.each([
  ['<div>A</div>', 'a'],
  ['<div> ż\n</div>', 'ż'],
  [`<div>${'Ż'.normalize('NFD')}</div>`, 'ż'],
  ['<div><b>a</b><b>A</b></div>', 'a'],
  ['<div><b>a</b><b></b></div>', 'a'],
  ['<div>a<small>3</small></div>', 'a'],
  ['<div>a<span>present</span></div>', 'a'],
  ['<div data-letter="E"></div>', 'e'],
  ['<div><i data-tile-value="ł"></i></div>', 'ł'],
  ['<div data-state="g"></div>', ''],
  ['<div aria-label="3rd letter, A, present in another position"></div>', 'a'],
  ['<div aria-label="Ä: richtig"></div>', 'ä'],
  ['<div aria-label="empty"></div>', ''],
  ['<div>_</div>', ''],
  ['<div>A✓</div>', 'a'],
  ['<div>✗ Ż</div>', 'ż'],
  ['<div>•</div>', ''],
  ['<div></div>', ''],
  ['<div><i>o</i><i>e</i></div>', null],
])('%s shows %j', (html, letter) => {
  document.body.innerHTML = html;
  expect(letterOf(document.body.firstElementChild!)).toBe(letter);
});

it('is read once while a page is read, and anew by the next reading', () => {
  document.body.innerHTML = '<div>A</div>';
  const tile = document.body.firstElementChild!;
  const read = () =>
    atOneReading(() => {
      const before = letterOf(tile);
      tile.textContent = 'B';
      return [before, letterOf(tile), letterOf(tile, (text) => text.toLowerCase())];
    });
  expect(read()).toEqual(['a', 'a', 'b']);
  expect(read()).toEqual(['b', 'b', 'b']);
});
