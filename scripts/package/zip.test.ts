import { createHash } from 'node:crypto';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipOf } from './zip.ts';

const entry = (name: string, runs = false) => ({ name, bytes: strToU8(`of ${name}`), runs });

it('a zip is the same in whatever order its files come, and in every year and folder', () => {
  const names = ['b.txt', 'a/ä.txt', 'a/z.txt', 'B.txt'];
  const zip = zipOf(names.map((name) => entry(name)));
  expect(zipOf(names.toReversed().map((name) => entry(name)))).toEqual(zip);
  const files = unzipSync(zip);
  expect(Object.keys(files)).toEqual(['B.txt', 'a/z.txt', 'a/ä.txt', 'b.txt']);
  expect(strFromU8(files['a/ä.txt']!)).toBe('of a/ä.txt');
  // Written down once: another zlib, another time or another order would give another.
  expect(createHash('sha256').update(zip).digest('hex')).toBe(
    '6fb0a01d7b649b7e6929fff92db13cc2046025df8b53c76b06c115aa033cc322',
  );
});

it('notes which files are programs', () => {
  expect(zipOf([entry('run', true)])).not.toEqual(zipOf([entry('run')]));
});
