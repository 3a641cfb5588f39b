import { expect, it } from 'vitest';
import { MAX_LEVEL, priorOf } from './prior.ts';

it('each level is half as likely as the one before, and none is impossible', () => {
  for (let level = 1; level <= MAX_LEVEL; level++) expect(priorOf(level)).toBe(priorOf(level - 1) / 2);
  expect(priorOf(MAX_LEVEL)).toBe(1);
});
