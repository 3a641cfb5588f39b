import * as v from 'valibot';
import { expect, it } from 'vitest';
import { adviceSchema } from './advice.ts';
import { orderSchema } from './orders.ts';
import { panelSchema } from './panel.ts';
import { choicesSchema } from './practice.ts';
import { recordSchemas } from './records.ts';
import { extensionRequestSchema, pageRequestSchema } from './requests.ts';
import { someSettings } from './settings.ts';
import { trustedSchema } from './trust.ts';
import { list, word } from './values.ts';
import { languageSchema, storedOwn, storedRefused } from './words.ts';

/** A schema of valibot, as far as a walk through it needs. */
interface Node {
  readonly kind: string;
  readonly type: string;
  readonly requirement?: unknown;
  readonly pipe?: readonly Node[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly options?: readonly (Node | string)[];
  readonly item?: Node;
  readonly wrapped?: Node;
  readonly key?: Node;
  readonly value?: Node;
}

/** What a schema is piped through, pipes within pipes included. */
const partsOf = ({ pipe = [] }: Node): readonly Node[] => pipe.flatMap((part) => [part, ...partsOf(part)]);

/** Whether texts that match can be no longer than it says: nothing in it may be repeated without end. */
const isBounded = (pattern: RegExp): boolean =>
  /^\^.*\$$/.test(pattern.source) && !/(?<!\\)[*+]|\{\d+,\}/.test(pattern.source);

it.each([
  [/^[\w-]{1,50}$/, true],
  [/^[a-z]{2,3}(-\w{1,8})*$/i, false],
  [/^[\p{L}\p{M}]+$/u, false],
  [/^a{2,}$/, false],
  [/a{2,3}/, false],
  [/^\+{2}$/, true],
])('whether %s gives texts a maximum is told', (pattern, bounded) => {
  expect(isBounded(pattern)).toBe(bounded);
});

/** What in a schema has no maximum: texts, lists, records and numbers. */
function unbounded(node: Node, path: string): string[] {
  const pipe = partsOf(node);
  const limits = new Set(pipe.filter(({ kind }) => kind === 'validation').map(({ type }) => type));
  const isOfPattern = pipe.some(
    ({ type, requirement }) => type === 'regex' && isBounded(requirement as RegExp),
  );
  const has = (...types: string[]) => types.some((type) => limits.has(type));
  const isOpen =
    (node.type === 'string' && !has('max_length') && !isOfPattern) ||
    (node.type === 'array' && !has('max_length')) ||
    (node.type === 'record' && !has('check', 'max_entries')) ||
    (node.type === 'number' && !has('max_value', 'finite', 'integer')) ||
    ['any', 'unknown', 'custom'].includes(node.type);
  const inner: (readonly [string, Node | string | undefined])[] = [
    ...Object.entries(node.entries ?? {}),
    ...(node.options ?? []).map((option, n) => [`option ${n}`, option] as const),
    // The first of a list only counts its items.
    ['item', pipe.findLast(({ type }) => type === 'array')?.item ?? node.item],
    ['wrapped', node.wrapped],
    ['key', node.key],
    ['value', node.value],
  ];
  const below = inner.flatMap(([name, child]) =>
    typeof child === 'object' ? unbounded(child, `${path}.${name}`) : [],
  );
  return [...(isOpen ? [`${path}: ${node.type}`] : []), ...below];
}

it.each(
  Object.entries<v.GenericSchema>({
    adviceSchema,
    choicesSchema,
    orderSchema,
    panelSchema,
    ...recordSchemas,
    extensionRequestSchema,
    pageRequestSchema,
    someSettings,
    storedOwn,
    storedRefused,
    trustedSchema,
    languageSchema,
  }),
)('everything in %s has a maximum', (name, schema) => {
  expect(unbounded(schema as unknown as Node, name)).toEqual([]);
});

it('of a list that is too long no item is looked at', () => {
  let looks = 0;
  const item = v.pipe(
    word,
    v.check(() => (looks++, true)),
  );
  expect(v.is(list(item, 3), ['a', 'b', 'c', 'd'])).toBe(false);
  expect(looks).toBe(0);
  expect(v.is(list(item, 3), ['a', 'b', 'c'])).toBe(true);
  expect(looks).toBe(3);
});
