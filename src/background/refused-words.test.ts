import { expect, it } from 'vitest';
import { createRefusedWords } from './refused-words.ts';

it('a list that cannot be read is not written over', async () => {
  const written: unknown[] = [];
  const words = createRefusedWords({
    get: () => Promise.reject(new Error('corrupt')),
    set: (items) => Promise.resolve(void written.push(items)),
  });
  expect(await words.get('wordle')).toEqual([]);
  expect(await words.add('wordle', 'aroma')).toBe(false);
  expect(written).toEqual([]);
});
