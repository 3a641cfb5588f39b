import { expect, it, vi } from 'vitest';
import { ghostLetters } from './ghost.ts';

it('stands on no tile that is scrolled out of the window, which would make the page larger', () => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(600);
  const tiles = [10, 760, 810].map((left) => {
    const tile = document.body.appendChild(document.createElement('div'));
    tile.getBoundingClientRect = () => new DOMRect(left, 100, 50, 50);
    return tile;
  });
  document.elementFromPoint = () => null;
  expect(
    ghostLetters(tiles, 'top', { left: 0, top: 0, scale: 1 }, false).map(({ letter }) => letter),
  ).toEqual(['T', 'O']);
});
