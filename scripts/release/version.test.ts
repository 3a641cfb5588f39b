import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAfter, isVersion, withVersion } from './version.ts';

describe('a version', () => {
  it.each(['0.1.0', '1.0.0', '10.20.30', '0.0.65535'])('is one: %s', (version) => {
    expect(isVersion(version)).toBe(true);
  });

  it.each([
    '',
    '1',
    '1.0',
    '1.0.0.0',
    'v1.0.0',
    '1.0.0-beta',
    '01.0.0',
    '1.00.0',
    '1.0.65536',
    '1.0.',
    ' 1.0.0',
  ])('is none that both stores take: “%s”', (version) => {
    expect(isVersion(version)).toBe(false);
  });

  it('comes after another by its numbers, not by its letters', () => {
    for (const [a, b] of [
      ['1.0.0', '0.9.9'],
      ['0.10.0', '0.9.0'],
      ['0.1.1', '0.1.0'],
      ['2.0.0', '1.65535.65535'],
    ] as const) {
      expect(isAfter(a, b)).toBe(true);
      expect(isAfter(b, a)).toBe(false);
    }
    expect(isAfter('1.0.0', '1.0.0')).toBe(false);
    expect(isAfter('1.0', '0.1.0')).toBe(false);
  });
});

describe('withVersion', () => {
  it.each(['package.json', 'package-lock.json'])('changes the version in %s, and nothing else', (name) => {
    const text = readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
    const { version } = JSON.parse(text) as { version: string };
    expect(withVersion(text, version)).toBe(text);
    const changed = withVersion(text, '65.43.21');
    expect(withVersion(changed, version)).toBe(text);
    const lines = changed.split('\n').filter((line) => line.includes('65.43.21'));
    expect(lines.length).toBe(name === 'package.json' ? 1 : 2);
  });
});
