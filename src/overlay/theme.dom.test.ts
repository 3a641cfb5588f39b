import { beforeEach, describe, expect, it } from 'vitest';
import { literalnie } from '../sites/literalnie.ts';
import { wordle } from '../sites/wordle.ts';
import { themeOf } from './theme.ts';

beforeEach(() => {
  document.documentElement.removeAttribute('data-theme');
  document.body.className = '';
  document.body.style.background = '';
});

describe('the theme', () => {
  const board = () => document.querySelector('#board')!;

  it.each([
    ['rgb(255, 255, 255)', '', false],
    ['rgb(18, 18, 19)', '', true],
    ['rgb(18, 18, 19)', 'rgb(250, 250, 250)', false],
    ['rgb(250, 250, 250)', 'rgba(0, 0, 0, 0.9)', true],
    ['rgb(18, 18, 19)', 'rgba(255, 255, 255, 0.05)', true],
    ['', '', false],
  ])('is that of what the board stands on: page %j, board %j', (page, around, dark) => {
    document.body.style.background = page;
    document.body.innerHTML = `<div id="board" style="background: ${around}"></div>`;
    expect(themeOf(document, wordle, board()).dark).toBe(dark);
  });

  it('is of high contrast when the game’s is', () => {
    document.body.innerHTML = '<div id="board"></div>';
    expect(themeOf(document, wordle, board()).contrast).toBe(false);
    document.body.className = 'colorblind';
    expect(themeOf(document, wordle, board()).contrast).toBe(true);
    document.documentElement.dataset['theme'] = 'darkfalse';
    expect(themeOf(document, literalnie, board()).contrast).toBe(false);
    document.documentElement.dataset['theme'] = 'darktrue';
    expect(themeOf(document, literalnie, board()).contrast).toBe(true);
  });
});
