import { expect, it } from 'vitest';
import { LEXICON_NAMES, LEXICONS } from '../lexicons/lexicons.ts';
import { translateInto } from '../test/sentences.ts';
import { lexiconName } from './lexicon-name.ts';

it('names the language of each lexicon, and its spelling where there are several', () => {
  const t = translateInto('de');
  for (const name of LEXICON_NAMES)
    expect(lexiconName(name, t)).toContain(t.language(LEXICONS[name].language));
  expect(lexiconName('de-written-out', t)).toBe('Deutsch (ae oe ue ss)');
  expect(lexiconName('pl', t)).toBe('Polnisch');
});
