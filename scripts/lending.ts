/**
 * Has the scripts that are brought to a game borrow of the content script, which is in the same world, what that holds:
 * with copies of their own they would be twice as large. What they borrow is found out from what they import.
 */
import { join, relative } from 'node:path';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { partsOf } from './parts.ts';

const LENDER = 'src/content/tools.ts';

/** Of each module that is lent, what its exports are lent as. */
export type Lent = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** What the content script can lend: all of each module that it holds. */
export async function lentBy(content: Metafile, options: BuildOptions): Promise<Lent> {
  const held = partsOf(content, 'content.js')
    .filter((path) => path.startsWith('src/') && path !== LENDER)
    .sort();
  const { metafile } = await build({
    ...options,
    entryPoints: held,
    outdir: 'lent',
    format: 'esm',
    metafile: true,
    write: false,
  });
  const exportsOf = new Map(
    Object.values(metafile.outputs).map(({ entryPoint, exports }) => [entryPoint, exports]),
  );
  let count = 0;
  const named = (path: string) =>
    (exportsOf.get(path) ?? []).map((name) => [name, `$${(count++).toString(36)}`]);
  return new Map(held.map((path) => [path, new Map(named(path) as [string, string][])]));
}

/** Has a script borrow what is lent. */
export const borrowing = (lent: Lent, root: string): Plugin => ({
  name: 'borrowing',
  setup(its) {
    its.onResolve({ filter: /^[.].*[.]ts$/ }, ({ path, resolveDir }) => {
      const module = relative(root, join(resolveDir, path));
      return lent.has(module) ? { path: module, namespace: 'borrowed' } : undefined;
    });
    its.onLoad({ filter: /.*/, namespace: 'borrowed' }, ({ path }) => ({
      // So written, what is not used is left out.
      contents: [...lent.get(path)!]
        .map(([name, as]) => `export const ${name} = /* @__PURE__ */ (() => knackTools.${as})();`)
        .join('\n'),
    }));
  },
});

/** Has the content script lend what others borrow, by their text. */
export const lending = (lent: Lent, borrowers: readonly string[], root: string): Plugin => ({
  name: 'lending',
  setup(its) {
    const used = new Set(
      borrowers.flatMap((text) => [...text.matchAll(/knackTools\.(\$\w+)/g)].map(([, as]) => as!)),
    );
    its.onLoad({ filter: /\/content\/tools[.]ts$/ }, () => ({
      resolveDir: root,
      contents: `${[...lent]
        .map(([path, names]) => {
          const taken = [...names].filter(([, as]) => used.has(as));
          return `import { ${taken.map(([name, as]) => `${name} as ${as}`).join(', ')} } from './${path}';`;
        })
        .join('\n')}\nexport const tools = { ${[...used].sort().join(', ')} };`,
    }));
  },
});
