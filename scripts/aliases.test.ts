import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { withAliases } from './aliases.ts';

const held = (body: string): string => `"use strict";(()=>{${body}})();`;

it('names what stands there often, and what a script does stays the same', () => {
  const script = held(
    `const e=[Math.min(1,2),Math.min(3,4),Math.min(5,6),"a b".split(" "),"c d".split(" "),Math.min.apply(0,[1])],t="höher";function n(e){switch(e){case"elsewhere":return"absent";default:return"absent"in e?"elsewhere":"elsewhere"}}` +
      `seen.push(e,n("elsewhere"),n({absent:t}),{"els-ewhere":1,elsewhere:"absent"},{"absent":2}["absent"],t)`,
  );
  const short = withAliases(script);
  expect(short.length).toBeLessThan(script.length);
  expect(short.match(/"elsewhere"|"absent"|Math\.min/g)).toEqual([
    'Math.min',
    '"elsewhere"',
    '"absent"',
    '"absent"',
  ]);
  const resultOf = (text: string) => {
    const seen: unknown[] = [];
    runInNewContext(text, { seen });
    return seen;
  };
  expect(resultOf(short)).toEqual(resultOf(script));
  expect(resultOf(short).at(-1)).toBe('höher');
});

it('takes no name that a script has for something else', () => {
  const taken = 'aa=1,ab=2,ac=3';
  const short = withAliases(held(`let ${taken};f("elsewhere","elsewhere","elsewhere",aa,ab,ac)`));
  expect(short).toContain('const ad="elsewhere";');
});

it('leaves a script as it is that no function holds, or that would be no shorter', () => {
  for (const script of [
    'f("elsewhere","elsewhere","elsewhere");',
    held('f("elsewhere")'),
    held('f("a","a","a")'),
  ])
    expect(withAliases(script)).toBe(script);
});
