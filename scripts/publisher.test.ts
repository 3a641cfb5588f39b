import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PUBLISHER, stillToSet } from './publisher.ts';

describe('what the publisher chooses', () => {
  it('is named where it is still to be set', () => {
    const example = { firefoxId: 'knack@knack.example', homePage: null, address: null };
    expect(stillToSet(example)).toEqual([
      'The id for Firefox is still an example.',
      'There is no home page.',
      'There is no address for reports that should not be public.',
    ]);
    const own = {
      firefoxId: 'knack@words.org',
      homePage: 'https://words.org/',
      address: 'security@words.org',
    };
    expect(stillToSet(own)).toEqual([]);
  });

  it('stands in SECURITY.md, too', () => {
    const text = readFileSync(new URL('../SECURITY.md', import.meta.url), 'utf8');
    expect(text).toContain(PUBLISHER.address ?? 'the publisher has no address yet');
  });
});
