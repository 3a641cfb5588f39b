import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseColour, type Rgb } from '../page/colour.ts';
import { contrast, GHOST, ghostOn, isDark, painted, STRONG_GHOST } from './contrast.ts';

const part = fc.double({ min: 0, max: 1, noNaN: true });
const colour = fc.tuple(part, part, part) as fc.Arbitrary<Rgb>;

describe('contrast', () => {
  it('is that of the guidelines', () => {
    expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21);
    expect(contrast(parseColour('#767676')!, [1, 1, 1])).toBeCloseTo(4.54, 2);
    expect(contrast([0.5, 0.2, 0.1], [0.5, 0.2, 0.1])).toBe(1);
  });
});

describe('ghost letters', () => {
  it.each([GHOST, STRONG_GHOST])('stand out by %d on any background, and by little more', (wanted) => {
    fc.assert(
      fc.property(colour, (ground) => {
        const reached = contrast(parseColour(ghostOn(ground, wanted))!, ground);
        expect(reached).toBeGreaterThanOrEqual(wanted);
        expect(reached).toBeLessThan(wanted + 0.35);
      }),
    );
  });

  it.each([
    ['#ffffff', false],
    ['#121213', true],
    ['#0f172a', true],
    ['#f5793a', false],
  ])('are darker or lighter than %s', (css, dark) => {
    expect(isDark(parseColour(css)!)).toBe(dark);
  });
});

describe('painted', () => {
  it('lays half-transparent colours on what is below', () => {
    const half = { rgb: [0, 0, 0], alpha: 0.5 } as const;
    expect(painted([1, 1, 1], [half])).toEqual([0.5, 0.5, 0.5]);
    expect(painted([1, 1, 1], [half, { rgb: [1, 0, 0], alpha: 1 }])).toEqual([1, 0, 0]);
  });
});
