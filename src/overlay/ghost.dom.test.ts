import { beforeEach, expect, it } from 'vitest';
import { give } from '../test/dom.ts';
import { ghostLetters } from './ghost.ts';

beforeEach(() => {
  give(document.documentElement, 'clientWidth', 800);
  give(document.documentElement, 'clientHeight', 600);
  give(document, 'elementFromPoint', () => null);
});

/** Tiles with these distances from the left edge of the window. */
const tilesAt = (...lefts: number[]) =>
  lefts.map((left) => {
    const tile = document.body.appendChild(document.createElement('div'));
    give(tile, 'getBoundingClientRect', () => new DOMRect(left, 100, 50, 50));
    return tile;
  });

it('stands on no tile that is scrolled out of the window, which would make the page larger', () => {
  const tiles = tilesAt(10, 760, 810);
  expect(
    ghostLetters(tiles, [], 'top', { left: 0, top: 0, scale: 1 }, false).map(({ letter }) => letter),
  ).toEqual(['T', 'O']);
});

it('stands on no tile that what it is in cuts off, as slides do that are not in view', () => {
  const tiles = tilesAt(10, 70, 130);
  const slides = document.body.appendChild(document.createElement('div'));
  slides.append(...tiles);
  give(slides, 'getBoundingClientRect', () => new DOMRect(0, 0, 125, 200));
  const shown = () =>
    ghostLetters(tiles, [], 'top', { left: 0, top: 0, scale: 1 }, false).map(({ letter }) => letter);
  expect(shown()).toEqual(['T', 'O', 'P']);
  slides.style.overflowX = 'hidden';
  expect(shown()).toEqual(['T', 'O']);
});

it.each([
  ['of one that the page may define, whose letters it would be asked for', 'Spy', 'sans-serif'],
  ['of the system’s, whose name the page may define later', 'Georgia, "Times New Roman", serif', 'serif'],
  ['that browsers do not all have', 'ui-serif, -apple-system, math', 'sans-serif'],
  ['of the browser’s', 'Spy, MonoSpace, serif', 'monospace'],
])('takes from a font %s, no name', (_, family, font) => {
  const tiles = tilesAt(10);
  tiles[0]!.style.fontFamily = family;
  expect(ghostLetters(tiles, [], 't', { left: 0, top: 0, scale: 1 }, false)).toMatchObject([{ font }]);
});

it('stands on no letter that the game gives, and on the ground of one that is another', () => {
  const tiles = tilesAt(10, 70, 130);
  for (const tile of tiles) tile.style.background = 'rgb(0, 0, 0)';
  expect(ghostLetters(tiles, ['t', 'a', ''], 'top', { left: 0, top: 0, scale: 1 }, false)).toMatchObject([
    { letter: 'O', ground: 'rgb(0, 0, 0)' },
    { letter: 'P', ground: null },
  ]);
});
