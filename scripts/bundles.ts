/** The scripts of the extension: what each is bundled from, and how large it may get. */
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions, type BuildResult, type Metafile, type Plugin } from 'esbuild';
import type { Target } from './manifest.ts';

export const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** The extension's own pages: a folder in src/, and a page made of src/ui/page.html, each. */
export const PAGES = ['popup', 'options', 'practice', 'journal', 'review'];

/**
 * How large a script may be, in bytes: one is run on every page of a site with games, two where there is a board, and
 * one whenever the browser starts the worker again.
 */
const LIMITS: Readonly<Record<string, number>> = {
  'content.js': 87_500,
  'play.js': 33_500,
  'overlay.js': 77_000,
  'background.js': 173_500,
};

/** The oldest browsers that the manifest allows. */
const OLDEST: Readonly<Record<Target, string>> = { chrome: 'chrome150', firefox: 'firefox153' };

/** What a build gives whose options ask for a metafile. */
export type Bundles = BuildResult & { readonly metafile: Metafile };

const optionsFor = (target: Target): BuildOptions & { readonly metafile: true } => ({
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  metafile: true,
  legalComments: 'none',
  charset: 'utf8',
  logLevel: 'warning',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  target: OLDEST[target],
});

/** Has what is brought to a game borrow from the content script (src/content/tools.ts) instead of holding a copy. */
const BORROWED: Plugin = {
  name: 'borrowed',
  setup(its) {
    its.onResolve({ filter: /content\/tools[.]ts$/ }, () => ({ path: 'tools', namespace: 'borrowed' }));
    its.onLoad({ filter: /.*/, namespace: 'borrowed' }, () => ({ contents: 'module.exports = knackTools' }));
  },
};

const scriptsFor = (target: Target): BuildOptions & { readonly metafile: true } => ({
  ...optionsFor(target),
  // Messages are compiled when building; this is intl-messageformat's own way of leaving out their parser.
  alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
});

/**
 * Bundles the scripts that the browser starts of itself.
 * @param outdir null writes nothing
 */
export async function bundleScripts(target: Target, outdir: string | null): Promise<Bundles> {
  return build({
    ...scriptsFor(target),
    outdir: outdir ?? 'dist',
    write: outdir !== null,
    plugins: [BORROWED],
    entryPoints: {
      content: 'src/content/index.ts',
      play: 'src/play/index.ts',
      overlay: 'src/overlay/index.ts',
      background: 'src/worker/index.ts',
    },
  });
}

/** Bundles the scripts and style sheets of the extension's own pages. */
export async function bundlePages(target: Target, outdir: string): Promise<Bundles[]> {
  return Promise.all([
    build({
      ...scriptsFor(target),
      outdir,
      format: 'esm',
      entryPoints: Object.fromEntries(PAGES.map((page) => [page, `src/${page}/index.tsx`])),
    }),
    build({
      ...optionsFor(target),
      outdir,
      entryPoints: [
        'src/ui/page.css',
        'src/overlay/host.css',
        'src/overlay/overlay.css',
        ...PAGES.map((page) => `src/${page}/${page}.css`),
      ],
      entryNames: '[name]',
    }),
  ]);
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** What is too large of some bundles, a sentence each. */
export function tooLarge({ outputs }: Pick<Metafile, 'outputs'>): string[] {
  return Object.entries(outputs).flatMap(([path, { bytes }]) => {
    const limit = LIMITS[nameOf(path)];
    return limit === undefined || bytes <= limit
      ? []
      : [`${path} has ${bytes} bytes, and may have ${limit} at most.`];
  });
}

/** The files that a bundle holds something of. */
export function partsOf({ outputs }: Pick<Metafile, 'outputs'>, name: string): string[] {
  const [, output] = Object.entries(outputs).find(([path]) => nameOf(path) === name) ?? [];
  if (!output) throw new Error(`There is no bundle ${name}.`);
  return Object.entries(output.inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput ? [path] : []));
}
