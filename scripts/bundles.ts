/** The scripts of the extension: what each is bundled from, and how large it may get. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from '@swc/core';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import { withAliases } from './aliases.ts';
import { borrowing, lending, lentBy } from './lending.ts';
import type { Target } from './manifest.ts';
import { nameOf } from './parts.ts';

export const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** The extension's own pages: a folder in src/, and a page made of src/ui/page.html, each. */
export const PAGES = ['popup', 'options', 'practice', 'journal', 'review'];

/**
 * How large a script may be, in bytes: one is run on every page of a site with games, two more where there is a board,
 * and one whenever the browser starts the worker again.
 */
export const LIMITS: Readonly<Record<string, number>> = {
  'content.js': 90_000,
  'play.js': 60_000,
  'overlay.js': 75_000,
  'background.js': 168_000,
};

/** The oldest browsers that the manifest allows. */
const OLDEST: Readonly<Record<Target, string>> = { chrome: 'chrome150', firefox: 'firefox153' };

export interface Bundle {
  readonly path: string;
  readonly text: string;
}

/** Some bundles, and what they were made of. */
export interface Bundles {
  readonly bundles: readonly Bundle[];
  readonly metafile: Metafile;
}

type Options = BuildOptions & { readonly metafile: true; readonly write: false };

const optionsFor = (target: Target): Options => ({
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  metafile: true,
  write: false,
  legalComments: 'none',
  charset: 'utf8',
  logLevel: 'warning',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  target: OLDEST[target],
  // esbuild counts these among what the newest browsers lack, and would write a call for each literal.
  supported: { 'regexp-unicode-property-escapes': true },
});

const scriptsFor = (target: Target): Options => ({
  ...optionsFor(target),
  // Messages are compiled when building; this is intl-messageformat's own way of leaving out their parser.
  alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
});

/**
 * Makes bundles, as small as they can be: esbuild shortens each statement by itself, SWC does so across them, and what is
 * left that stands in a script often gets a name.
 */
async function bundle(options: Options): Promise<Bundles> {
  const { outputFiles, metafile } = await build(options);
  const isModule = options.format === 'esm';
  const bundles = await Promise.all(
    outputFiles.map(async ({ path, text }) => {
      if (!path.endsWith('.js')) return { path, text };
      const { code } = await minify(text, {
        // Arrow functions are shorter. SWC makes them also of functions that ask for `arguments`, as Preact's do.
        compress: { passes: 3, ecma: 2022, unsafe_arrows: !text.includes('arguments') },
        mangle: true,
        ecma: 2022,
        module: isModule,
      });
      return { path, text: isModule ? code : withAliases(code) };
    }),
  );
  return { bundles, metafile };
}

/** Writes bundles to where they belong. */
export async function writeBundles({ bundles }: Bundles): Promise<void> {
  await Promise.all(
    bundles.map(async ({ path, text }) => {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }),
  );
}

/** Bundles the scripts that are no page's: those that the browser starts, and those that are brought to a game. */
export async function bundleScripts(target: Target, outdir: string): Promise<Bundles> {
  const scripts = { ...scriptsFor(target), outdir };
  const started = { content: 'src/content/index.ts', background: 'src/worker/index.ts' };
  const { metafile } = await build({ ...scripts, entryPoints: started });
  const lent = await lentBy(metafile, scripts);
  const brought = await bundle({
    ...scripts,
    plugins: [borrowing(lent, ROOT)],
    entryPoints: { play: 'src/play/index.ts', overlay: 'src/overlay/index.ts' },
  });
  const borrowers = brought.bundles.map(({ text }) => text);
  const all = [
    await bundle({ ...scripts, plugins: [lending(lent, borrowers, ROOT)], entryPoints: started }),
    brought,
  ];
  return {
    bundles: all.flatMap(({ bundles }) => bundles),
    metafile: {
      inputs: Object.assign({}, ...all.map((its) => its.metafile.inputs)) as Metafile['inputs'],
      outputs: Object.assign({}, ...all.map((its) => its.metafile.outputs)) as Metafile['outputs'],
    },
  };
}

/** Bundles the scripts and style sheets of the extension's own pages. */
export async function bundlePages(target: Target, outdir: string): Promise<Bundles[]> {
  return Promise.all([
    bundle({
      ...scriptsFor(target),
      outdir,
      format: 'esm',
      entryPoints: Object.fromEntries(PAGES.map((page) => [page, `src/${page}/index.tsx`])),
    }),
    bundle({
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

/** What is too large of some bundles, a sentence each. */
export const tooLarge = (bundles: readonly Bundle[]): string[] =>
  bundles.flatMap(({ path, text }) => {
    const [bytes, limit] = [Buffer.byteLength(text), LIMITS[nameOf(path)]];
    return limit === undefined || bytes <= limit
      ? []
      : [`${nameOf(path)} has ${bytes} bytes, and may have ${limit} at most.`];
  });
