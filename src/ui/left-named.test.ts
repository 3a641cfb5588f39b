import { expect, it } from 'vitest';
import { boardLeft, openAdvice, suggestionOf } from '../test/advice.ts';
import { translateInto } from '../test/sentences.ts';
import { leftNamed } from './left-named.ts';

const [en, de, pl] = [translateInto('en'), translateInto('de'), translateInto('pl')];
const word = (text: string, likely: boolean, candidate = true) =>
  suggestionOf(text, [1], { likely, candidate });
const advice = (possible: number, ...suggestions: ReturnType<typeof word>[]) =>
  openAdvice({ boards: [boardLeft({ possible, likely: 1 })], suggestions });
const [aroma, aroha, arena, probe] = [
  word('aroma', true),
  word('aroha', false),
  word('arena', true),
  word('brond', false, false),
];

it('two or three words that are left are named, by how likely they are', () => {
  expect(leftNamed(advice(2, probe, aroha, aroma), en)).toBe('Most likely AROMA, or else AROHA.');
  expect(leftNamed(advice(3, aroma, arena, aroha), en)).toBe('AROMA, ARENA, or AROHA.');
});

it('in German and Polish too', () => {
  expect(leftNamed(advice(2, aroma, aroha), de)).toBe('Am ehesten AROMA, sonst AROHA.');
  expect(leftNamed(advice(2, aroma, arena), pl)).toBe('AROMA lub ARENA.');
});

it('not where there are more, or one, where one is not known by name, or where it is not settled', () => {
  expect(leftNamed(advice(1, aroma, probe), en)).toBeNull();
  expect(leftNamed(advice(4, aroma, arena, aroha), en)).toBeNull();
  expect(leftNamed(advice(3, aroma, arena), en)).toBeNull();
  expect(leftNamed({ ...advice(2, aroma, arena), progress: 'looking' }, en)).toBeNull();
  expect(leftNamed({ ...advice(2, aroma, arena), boards: [boardLeft(), boardLeft()] }, en)).toBeNull();
});
