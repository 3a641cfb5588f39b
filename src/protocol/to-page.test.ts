import { expect, it } from 'vitest';
import { orderSchema } from './orders.ts';
import { isSeek, orderIn, SEEK } from './to-page.ts';

it.each(orderSchema.options.map(({ entries }) => entries.type.literal))('knows the order “%s”', (type) => {
  const message = { type };
  expect(orderIn(message)).toBe(message);
  expect(isSeek(message)).toBe(false);
});

it.each([null, undefined, 'look', 7, {}, { type: 'begin' }, { type: null }, SEEK])(
  'takes nothing else for an order: %j',
  (message) => {
    expect(orderIn(message)).toBeNull();
  },
);

it('knows what asks a frame to look', () => {
  expect([isSeek(SEEK), isSeek({ type: 'look' }), isSeek(null)]).toEqual([true, false, false]);
});
