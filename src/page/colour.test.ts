import { describe, expect, it } from 'vitest';
import { backgroundColours, parseColour, feedbackByColour } from './colour.ts';

describe('a colour is the same however it is written', () => {
  it.each([
    ['#6aaa64'],
    ['rgb(106, 170, 100)'],
    ['rgb(106 170 100 / 0.9)'],
    ['color(srgb 0.416 0.667 0.392)'],
    ['oklch(67.7% 0.118 142.5)'],
    ['oklab(0.677 -0.0936 0.0718)'],
    ['lab(63.7 -33.8 27.9)'],
    ['lch(63.7 43.8 140.5)'],
  ])('%s', (css) => {
    const green = [106 / 255, 170 / 255, 100 / 255];
    parseColour(css)!.forEach((part, n) => expect(part).toBeCloseTo(green[n]!, 1));
  });

  it.each(['transparent', 'rgba(0, 0, 0, 0)', 'rgb(10 20 30 / 5%)', 'none', ''])('none: %j', (css) => {
    expect(parseColour(css)).toBeNull();
  });

  it('takes no text for a colour that is longer than any', () => {
    expect(parseColour(`rgb(0 ${' '.repeat(60)} 128 0)`)).not.toBeNull();
    expect(parseColour(`rgb(0 ${' '.repeat(100)} 128 0)`)).toBeNull();
  });
});

describe('a gradient has the colour', () => {
  const GREEN = 'rgb(106, 170, 100)';
  const GREY = 'rgb(120, 124, 126)';
  const WHITE = 'rgb(255, 255, 255)';
  const over = (backgroundColor: string, backgroundImage: string) =>
    backgroundColours({ backgroundColor, backgroundImage } as CSSStyleDeclaration)
      .filter(Boolean)
      .at(-1);

  it.each([
    ['of what it fills', 'transparent', `linear-gradient(${GREEN}, ${GREEN})`, GREEN],
    ['below its gloss', GREEN, 'linear-gradient(rgba(255, 255, 255, 0.45), rgba(255, 255, 255, 0))', GREEN],
    ['beside a white edge', 'transparent', `linear-gradient(135deg, ${WHITE} 12%, ${GREEN} 12%)`, GREEN],
    ['beside a white half, if grey', WHITE, `linear-gradient(${WHITE} 50%, ${GREY} 50%)`, GREY],
    ['that is not the grey half', WHITE, `linear-gradient(${GREY} 50%, ${GREEN} 50%)`, GREEN],
    [
      'that shines through, if there is no other',
      'rgba(0, 0, 0, 0)',
      'linear-gradient(rgba(106, 170, 100, 0.4))',
      'rgba(106, 170, 100, 0.4)',
    ],
    ['of a white tile', 'transparent', `linear-gradient(${WHITE}, ${WHITE})`, WHITE],
  ])('%s', (_, colour, image, seen) => {
    expect(over(colour, image)).toBe(seen);
  });
});

describe('what colours mean', () => {
  it('is not known of two greens where nothing else is absent, or elsewhere', () => {
    const grey = 'rgb(229, 231, 235)';
    const [pale, deep] = ['rgb(167, 243, 208)', 'rgb(5, 150, 105)'];
    expect(feedbackByColour([grey, pale, deep])).toBeNull();
    expect(feedbackByColour([grey, 'rgba(22, 163, 74, 0.35)', 'rgb(22, 163, 74)'])).toBeNull();
    expect(feedbackByColour([pale, deep, 'rgb(201, 180, 88)'])).toBeNull();
    expect(feedbackByColour([grey, pale, deep, 'rgb(201, 180, 88)'])?.get(pale)).toBe('correct');
    expect(feedbackByColour([grey, deep, 'rgb(8, 160, 110)'])?.size).toBe(3);
  });

  it.each(['#ffa500', '#ffd700'])('is not known of yellow beside %s, which is yellow, too', (other) => {
    expect(feedbackByColour(['#6aaa64', '#ffff00', other])).toBeNull();
    expect(feedbackByColour(['#6aaa64', '#ffa500', '#ffd700'])).toBeNull();
    expect(feedbackByColour(['#6aaa64', '#787c7e', other])?.get(other)).toBe('present');
  });

  const meaning = (...colours: string[]) => {
    const feedback = feedbackByColour(colours);
    return feedback && colours.map((colour) => feedback.get(colour)).join(' ');
  };
  const THREE = 'absent present correct';

  it.each([
    ['grey, yellow, green', '#787c7e', '#c9b458', '#6aaa64'],
    ['in the dark', '#3a3a3c', '#b59f3b', '#538d4e'],
    ['slate and emerald', '#64748b', '#f59e0b', '#10b981'],
    ['blue-grey, amber', '#607d8b', '#ffb300', '#43a047'],
    ['a warm grey', '#a39382', '#e0b13a', '#5c9a54'],
    ['an orange for what is elsewhere', '#95a5a6', '#e67e22', '#27ae60'],
    ['blue beside green', '#777777', '#5f9ea0', '#3c9d3c'],
    ['blue for what is absent', '#5b6fb5', '#e3c44b', '#4caf50'],
    ['red for what is absent', '#c0392b', '#f1c40f', '#2ecc71'],
  ])('%s', (_, ...colours) => {
    expect(meaning(...colours)).toBe(THREE);
  });

  it.each([
    ['high contrast', '#787c7e', '#85c0f9', '#f5793a'],
    ['orange and cyan', '#334155', '#06b6d4', '#f97316'],
  ])('%s, on known sites alone', (_, ...colours) => {
    const known = feedbackByColour(colours, { isKnown: true })!;
    expect(colours.map((colour) => known.get(colour)).join(' ')).toBe(THREE);
    expect(meaning(...colours)).toBeNull();
  });

  it('is not known of tints of white that are as light as each other', () => {
    expect(meaning('#fef2f2', '#fff1e8', '#e8f4ed')).toBeNull();
    expect(meaning('#fef2f2', '#fff1e8')).toBeNull();
    expect(meaning('#fff7ed', '#f0fdf4')).toBeNull();
    expect(meaning('#787c7e', '#7c7c7c', '#c9b458', '#6aaa64')).toBe('absent absent present correct');
  });

  it('is not known of orange or brown beside green as long as there is nothing else', () => {
    expect(meaning('#795548', '#4caf50')).toBeNull();
    expect(meaning('#e65100', '#388e3c')).toBeNull();
    expect(feedbackByColour(['#e67e22', '#27ae60'], { hasBlank: true })?.get('#e67e22')).toBe('present');
  });

  it('is known of colours that words call something else only once green and yellow, or orange, are seen', () => {
    const disputed = (...colours: string[]) => feedbackByColour(colours, { isDisputed: true })?.size ?? null;
    expect([disputed('#787c7e', '#c9b458'), disputed('#787c7e', '#6aaa64')]).toEqual([null, null]);
    expect([disputed('#787c7e', '#c9b458', '#6aaa64'), disputed('#c9b458', '#6aaa64')]).toEqual([3, 2]);
    expect(disputed('#95a5a6', '#e67e22', '#27ae60')).toBe(3);
  });

  it('guesses nothing of a colour that can mean two things', () => {
    expect(meaning('#2a6db0', '#c96a2b', '#538d4e')).toBeNull();
    expect(meaning('#5b6fb5')).toBeNull();
    expect(meaning('#5b6fb5', '#e3c44b')).toBeNull();
    expect(meaning('#787c7e', '#c0392b')).toBeNull();
  });
});
