import { describe, expect, it } from 'vitest';
import { hasListFor, LEXICONS } from './lexicons.ts';
import { normalizeWord } from './solver/hints.ts';

describe('a German word', () => {
  const kept = (text: string) => LEXICONS.de.spell(normalizeWord(text));
  const writtenOut = (text: string) => LEXICONS['de-written-out'].spell(normalizeWord(text));

  it.each([
    ['fünf', 'fünf', 'fuenf'],
    ['straße', 'straße', 'strasse'],
    ['STRAẞE', 'straße', 'strasse'],
    ['Äpfel', 'äpfel', 'aepfel'],
    ['ÖFEN', 'öfen', 'oefen'],
    ['fuenf', 'fuenf', 'fuenf'],
  ])('%s is %s, or %s where umlauts are written out', (text, inKept, inWrittenOut) => {
    expect(kept(text)).toBe(inKept);
    expect(writtenOut(text)).toBe(inWrittenOut);
  });

  it('is the same in composed and decomposed form', () => {
    expect('fünf'.normalize('NFD')).not.toBe('fünf'.normalize('NFC'));
    expect(kept('fünf'.normalize('NFD'))).toBe(kept('fünf'.normalize('NFC')));
    expect(writtenOut('fünf'.normalize('NFD'))).toBe('fuenf');
  });
});

it('Polish letters are letters of their own, in composed and decomposed form', () => {
  const spell = (text: string) => LEXICONS.pl.spell(normalizeWord(text));
  for (const text of ['ŻÓŁĆ', 'żółć'.normalize('NFD')]) expect(spell(text)).toBe('żółć');
});

it('there is a list for a word if any spelling of its language has one of its length', () => {
  expect(hasListFor('en', 'wonder')).toBe(true);
  expect(hasListFor('en', 'doomscrolls')).toBe(false);
  expect(hasListFor('de', 'größe')).toBe(true);
  // Four letters, or five when written out.
  expect(hasListFor('de', 'fünf')).toBe(true);
  expect(hasListFor('de', 'straße')).toBe(false);
  expect(hasListFor('pl', 'wonder')).toBe(false);
});
