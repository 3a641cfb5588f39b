import { expect, it } from 'vitest';
import { Latest } from './latest.ts';

it('what was begun last is the latest, until more is begun or all ends, there and nowhere else', () => {
  const [one, other] = [new Latest(), new Latest()];
  const [before, first] = [one.signal, one.begin()];
  const elsewhere = other.begin();
  expect([before, first, elsewhere].map(({ aborted }) => aborted)).toEqual([true, false, false]);
  const second = one.begin();
  expect([first, second, one.signal, elsewhere].map(({ aborted }) => aborted)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  one.end();
  expect([second, one.signal, elsewhere].map(({ aborted }) => aborted)).toEqual([true, false, false]);
});
