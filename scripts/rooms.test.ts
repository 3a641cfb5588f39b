/** The papers say of each room what the linter holds. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Rule {
  readonly name: string;
  readonly comment: string;
}
const config = new URL('../.dependency-cruiser.mjs', import.meta.url);
const { default: linter } = (await import(config.href)) as {
  readonly default: { readonly forbidden: readonly Rule[] };
};

/** What each room may import, beside itself. */
const held = linter.forbidden
  .filter(({ name }) => name.startsWith('rooms-of-'))
  .map(({ name, comment }) => {
    const [room, ...others] = comment.replace(/^.*: (.*)[.]$/, '$1').split(', ');
    expect(name).toBe(`rooms-of-${room}`);
    return { room, others };
  });

const said = readFileSync('docs/ARCHITECTURE.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, room, others] = /^\| `(\w+)` +\|.*\|([^|]*)\|$/.exec(line) ?? [];
    return room ? { room, others: [...others!.matchAll(/`(\w+)`/g)].map(([, other]) => other) } : [];
  });

it(`says of ${held.length} rooms what each may import`, () => {
  expect(said).toEqual(held);
});
