import { expect, it } from 'vitest';
import { createLatest } from './latest.ts';

it('what was begun last is the latest, until more is begun, there and nowhere else', () => {
  const [begin, beginOther] = [createLatest(), createLatest()];
  const isFirst = begin();
  expect(isFirst()).toBe(true);
  const isOther = beginOther();
  const isSecond = begin();
  expect([isFirst(), isSecond(), isOther()]).toEqual([false, true, true]);
});
