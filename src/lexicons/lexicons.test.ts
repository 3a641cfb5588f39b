import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseWordList } from './word-list.ts';
import { hasListFor, LEXICON_NAMES, LEXICONS } from './lexicons.ts';
import { type Hint, parseHints } from '../solver/hints.ts';

describe('a German word', () => {
  const kept = (text: string) => LEXICONS.de.spell(text);
  const writtenOut = (text: string) => LEXICONS['de-written-out'].spell(text);

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
  const spell = (text: string) => LEXICONS.pl.spell(text);
  for (const text of ['ŻÓŁĆ', 'żółć'.normalize('NFD')]) expect(spell(text)).toBe('żółć');
});

it.each(LEXICON_NAMES)('the example of %s is a hint with a word of the lexicon', (name) => {
  const { example, spell } = LEXICONS[name];
  const [{ guess }] = parseHints([example]) as [Hint];
  expect(spell(guess)).toBe(guess);
  const list = readFileSync(new URL(`../../dicts/${name}/${[...guess].length}.txt`, import.meta.url), 'utf8');
  expect(parseWordList(list).map(({ word }) => word)).toContain(guess);
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

it('spells words as games do that do not tell a letter with its mark from the one without', () => {
  expect(LEXICONS.de.plain?.('größe')).toBe('große');
  expect(LEXICONS.pl.plain?.('zażółć gęślą jaźń')).toBe('zazolc gesla jazn');
  expect(LEXICONS.en.plain).toBeUndefined();
});
