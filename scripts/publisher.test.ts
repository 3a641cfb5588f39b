import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PUBLISHER, stillToSet } from './publisher.ts';

describe('what the publisher chooses', () => {
  it('is named where it is still to be set', () => {
    expect(stillToSet({ ...PUBLISHER, homePage: null, address: null })).toEqual([
      'There is no home page.',
      'There is no address for reports that should not be public.',
    ]);
    const own = { homePage: 'https://words.org/', address: 'security@words.org' };
    expect(stillToSet({ ...PUBLISHER, ...own })).toEqual([]);
  });

  it('has the name that Firefox knows Knack by, for ever', () => {
    expect(PUBLISHER.firefoxId).toBe('{10a65241-ef82-4bca-b839-872a079450d9}');
  });

  it('stands in SECURITY.md, too', () => {
    const text = readFileSync(new URL('../SECURITY.md', import.meta.url), 'utf8');
    expect(text).toContain(PUBLISHER.address ?? 'the publisher has no address yet');
  });
});
