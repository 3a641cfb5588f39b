import { expect, it, vi } from 'vitest';
import { keepFromContentScripts } from './own-storage.ts';

it('has every store answer the extension alone, whatever becomes of the others', () => {
  const taken = vi.fn(() => Promise.resolve());
  const refused = vi.fn(() => Promise.reject(new Error('This store has no levels.')));
  const broken = vi.fn(() => {
    throw new Error('There is no such thing.');
  });
  keepFromContentScripts([
    { setAccessLevel: refused },
    { setAccessLevel: broken },
    {},
    { setAccessLevel: taken },
  ]);
  for (const call of [taken, refused, broken])
    expect(call.mock.calls).toEqual([[{ accessLevel: 'TRUSTED_CONTEXTS' }]]);
});
