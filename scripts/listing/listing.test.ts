import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../bundles.ts';
import { formOf } from './form.ts';
import { LIMITS, ICON, SCREENSHOT } from './limits.ts';
import { hostsIn, KNOWN_HOSTS, lengthOf, measured, problemsOf, problemsOfPicture } from './problems.ts';
import { askedFor, collectedInFirefox, LISTING_LANGUAGES, parseTexts, readListing } from './texts.ts';

const nobody = { homePage: null, address: null };

describe('the listing', () => {
  for (const language of LISTING_LANGUAGES) {
    const listing = readListing(language);

    it(`is one that the stores take, in "${language}"`, () => {
      expect(problemsOf(language, listing, askedFor())).toEqual([]);
    });

    it(`has a reason for each permission and no other, in "${language}"`, () => {
      expect(Object.keys(listing.reasons).sort()).toEqual(askedFor().sort());
    });

    it(`names the sites that Knack knows and no other, in "${language}"`, () => {
      expect(hostsIn(listing.description)).toEqual(KNOWN_HOSTS);
    });

    it(`is plain text, in "${language}"`, () => {
      const texts = [listing.description, listing.purpose, listing['data use'], listing.tile];
      for (const text of [...texts, ...Object.values(listing.reasons)])
        expect(text).not.toMatch(/[*_`<>[\]#\\]|https?:/);
    });
  }

  it('asks for what the manifest asks for', () => {
    expect(askedFor()).toEqual([
      'storage',
      'activeTab',
      'scripting',
      'optional_host_permissions',
      'host_permissions',
    ]);
    expect(collectedInFirefox()).toEqual(['none']);
  });

  it('names the five sites as people say them', () => {
    expect(KNOWN_HOSTS).toEqual([
      '6mal5.com',
      'literalnie.fun',
      'nytimes.com',
      'wordle-spielen.de',
      'wordle.uber.space',
    ]);
  });
});

describe('a listing that a store would not take', () => {
  const listing = readListing('en');

  it('is told in a sentence: a text that is too long', () => {
    const summary = 'ß'.repeat(LIMITS.summary + 1);
    expect(problemsOf('en', { ...listing, summary }, askedFor())).toEqual([
      'The summary in _locales/en/messages.json is too long: it has 133 characters, of 132 at most.',
    ]);
    expect(problemsOf('en', { ...listing, summary: summary.slice(1) }, askedFor())).toEqual([]);
  });

  it('is told: both reasons for hosts, which have one field in Chrome', () => {
    const half = 'x'.repeat(LIMITS.permission / 2);
    const reasons = { ...listing.reasons, host_permissions: half, optional_host_permissions: half };
    expect(problemsOf('en', { ...listing, reasons }, askedFor())).toEqual([
      'The reason for the hosts in store/en.md is too long: it has 1002 characters, of 1000 at most.',
    ]);
  });

  it('is told: a reason that lacks, and one too many', () => {
    const { storage: _, ...reasons } = listing.reasons;
    expect(problemsOf('en', { ...listing, reasons: { ...reasons, tabs: 'Because.' } }, askedFor())).toEqual([
      'store/en.md has no reason for “storage”.',
      'store/en.md has a reason for “tabs”, which no manifest asks for.',
    ]);
  });

  it('is told: a site that lacks, and one too many', () => {
    const description = listing.description.replace('literalnie.fun', 'example.org');
    expect(problemsOf('en', { ...listing, description }, askedFor())).toEqual([
      'The description in store/en.md does not name literalnie.fun.',
      'The description in store/en.md names example.org: no site of Knack’s.',
    ]);
  });

  it('is told: a heading that is unknown, missing, or there twice', () => {
    const text = readFileSync(`${ROOT}store/en.md`, 'utf8');
    expect(() => parseTexts('a.md', text.replace('# purpose', '# reason'))).toThrow('“reason”');
    expect(() => parseTexts('a.md', text.replace('# purpose', ''))).toThrow('“purpose”');
    expect(() => parseTexts('a.md', text.replace('# purpose', '# tile'))).toThrow('twice');
  });

  it('is told: a picture of another size, or with transparency', () => {
    const icon = readFileSync(`${ROOT}icons/128.png`);
    expect(problemsOfPicture('a.png', icon, { ...ICON, opaque: false })).toEqual([]);
    expect(problemsOfPicture('a.png', icon, { ...SCREENSHOT, opaque: true })).toEqual([
      'a.png is 128 × 128 pixels, and not 1280 × 800.',
      'a.png has transparency, which no store takes there.',
    ]);
  });
});

describe('the form', () => {
  it('has a reason for each permission, and what only the publisher can say where it is set', () => {
    const listing = readListing('de');
    const form = formOf(listing, nobody, ['none']);
    for (const reason of Object.values(listing.reasons)) expect(form).toContain(reason);
    expect(form).toContain('## Home page\n\nnot set yet');
    expect(formOf(listing, { ...nobody, homePage: 'https://words.test/' }, ['none'])).toContain(
      '## Home page\n\nhttps://words.test/\n',
    );
  });

  it('counts characters, and not the units that they are written in', () => {
    expect(lengthOf('🟩ß')).toBe(2);
    expect(measured('en', readListing('en')).map(({ what }) => what)).toContain('line on the tile');
  });
});
