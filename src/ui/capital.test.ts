import { expect, it } from 'vitest';
import { announcementOf } from './announcement.ts';
import { capitals } from './capital.ts';
import { translateInto } from '../test/sentences.ts';

it('writes every letter as one capital', () => {
  expect(capitals('füßen')).toBe('FÜẞEN');
  expect([...capitals('żółć')]).toEqual(['Ż', 'Ó', 'Ł', 'Ć']);
});

it('is how words are said', () => {
  const said = announcementOf({ status: 'solved', answers: ['füßen'] }, 1, 'word', translateInto('de'));
  expect(said.join()).toContain('FÜẞEN');
});
