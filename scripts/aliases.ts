/**
 * Names what a script writes out often, which minifiers leave to compression: an extension's scripts are kept as they
 * are. Closure Compiler does so, too (https://github.com/google/closure-compiler, "AliasStrings").
 */
import { parseSync } from '@swc/core';

/** A part of a script, in bytes. */
interface Part {
  readonly start: number;
  readonly end: number;
}

interface Node {
  readonly type: string;
  readonly span: Part;
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** What a name costs beside what it stands for: "ab=", and a comma. */
const COST = 4;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'span' in value;

const isWord = (character = ''): boolean => /[\w$]/.test(character);

/**
 * Gives names to strings and to functions of Math, in the function that holds all of a script.
 * @param script minified; it is returned as it is where no function holds it
 */
export function withAliases(script: string): string {
  const program = parseSync(script, { syntax: 'ecmascript', target: 'es2022' });
  const body = bodyOf(program.body.at(-1));
  if (!body) return script;
  // Places count in bytes, so each of them is a character here.
  const bytes = Buffer.from(script).toString('latin1');
  const placeOf = ({ span }: Node): Part => ({
    start: span.start - program.span.start,
    end: span.end - program.span.start,
  });
  const parts = new Map<string, Part[]>();
  for (const { start, end } of partsIn(body).map(placeOf)) {
    const text = bytes.slice(start, end);
    if (/^"[^]*"$|^Math\.[a-z]\w+$/.test(text)) parts.set(text, [...(parts.get(text) ?? []), { start, end }]);
  }
  const taken = new Set(script.match(/[\w$]+/g));
  const free = LETTERS.flatMap((one) => LETTERS.map((other) => one + other)).filter((it) => !taken.has(it));
  const named = [...parts]
    .filter(([{ length }, { length: count }]) => count * (length - 2) > length + COST)
    .map(([text, places], n) => ({ text, places, name: free[n]! }));
  if (named.length === 0) return script;
  const all = named.flatMap(({ places, name }) => places.map((place) => ({ ...place, name })));
  const short = all
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, name }) => {
      const [before, after] = [text.slice(0, start), text.slice(end)];
      return `${before}${isWord(before.at(-1)) ? ' ' : ''}${name}${isWord(after[0]) ? ' ' : ''}${after}`;
    }, bytes);
  const { start } = placeOf(body);
  const names = `const ${named.map(({ text, name }) => `${name}=${text}`).join()};`;
  return Buffer.from(short.slice(0, start + 1) + names + short.slice(start + 1), 'latin1').toString();
}

/** The body of a function that is called where it stands. */
function bodyOf(statement: unknown): Node | null {
  let inner = statement as { expression?: unknown; callee?: unknown; body?: unknown } | undefined;
  while (inner && !holdsStatements(inner.body)) inner = (inner.expression ?? inner.callee) as typeof inner;
  return inner ? (inner.body as Node) : null;
}

const holdsStatements = (value: unknown): boolean => isNode(value) && 'stmts' in value;

/** Strings that are values and no names of properties, and what is taken from objects, such as Math. */
function partsIn(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(partsIn);
  if (typeof node !== 'object' || node === null) return [];
  if (isNode(node) && node.type === 'StringLiteral') return [node];
  const own = isNode(node) && node.type === 'MemberExpression' ? [node] : [];
  const inner = Object.entries(node).flatMap(([name, value]) =>
    name === 'key' && isNode(value) && value.type === 'StringLiteral' ? [] : partsIn(value),
  );
  return [...own, ...inner];
}
