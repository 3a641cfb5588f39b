/** Builds the extension: dist/chrome and dist/firefox, each loadable as it is. */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { type Manifest, manifestFor, type Target, TARGETS } from './manifest.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const at = (path: string) => `${root}${path}`;

/** The extension's own pages: a folder in src/, and a page made of src/ui/page.html, each. */
const PAGES = ['popup', 'options', 'practice'];

/** The overlay's style sheets go with the script that it is in, into a shadow root. */
const STYLE_AS_TEXT = { '.css': 'text' } as const;

/** The oldest browsers that the manifest allows. */
const OLDEST: Readonly<Record<Target, string>> = { chrome: 'chrome123', firefox: 'firefox140' };

async function buildFor(target: Target): Promise<void> {
  const folder = `dist/${target}`;
  await rm(at(folder), { recursive: true, force: true });
  await mkdir(at(folder), { recursive: true });
  const shared: BuildOptions = {
    absWorkingDir: root,
    outdir: folder,
    bundle: true,
    minify: true,
    metafile: true,
    legalComments: 'none',
    logLevel: 'warning',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    target: OLDEST[target],
  };
  const results = await Promise.all([
    build({
      ...shared,
      entryPoints: { content: 'src/content/index.ts', background: 'src/worker/index.ts' },
      loader: STYLE_AS_TEXT,
    }),
    build({
      ...shared,
      format: 'esm',
      entryPoints: Object.fromEntries(PAGES.map((page) => [page, `src/${page}/index.tsx`])),
      loader: STYLE_AS_TEXT,
    }),
    build({
      ...shared,
      entryPoints: ['src/ui/page.css', ...PAGES.map((page) => `src/${page}/${page}.css`)],
      entryNames: '[name]',
    }),
  ]);
  const html = await readFile(at('src/ui/page.html'), 'utf8');
  const manifest = JSON.parse(await readFile(at('manifest.json'), 'utf8')) as Manifest;
  await Promise.all([
    writeFile(at(`${folder}/manifest.json`), `${JSON.stringify(manifestFor(target, manifest), null, 2)}\n`),
    writeFile(at(`${folder}/THIRD-PARTY.txt`), await noticesOf(results.map(({ metafile }) => metafile!))),
    ...PAGES.map((page) => writeFile(at(`${folder}/${page}.html`), html.replaceAll('{page}', page))),
    ...['dicts', 'icons', '_locales', 'LICENSE'].map((name) =>
      cp(at(name), at(`${folder}/${name}`), { recursive: true }),
    ),
  ]);
}

/** The licences of all packages that went into the bundles: their notices have to travel. */
async function noticesOf(metafiles: readonly Metafile[]): Promise<string> {
  const inputs = metafiles.flatMap(({ inputs }) => Object.keys(inputs));
  const packages = new Set(inputs.flatMap((input) => /node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input) ?? []));
  const notices = [...packages].sort().map(async (folder) => {
    const { name, version } = JSON.parse(await readFile(at(`${folder}/package.json`), 'utf8')) as {
      name: string;
      version: string;
    };
    const file = (await readdir(at(folder))).find((entry) => /^licen[cs]e/i.test(entry));
    if (!file) throw new Error(`${name} comes without the text of its licence, so it cannot be shipped.`);
    return `${name} ${version}\n\n${await readFile(at(`${folder}/${file}`), 'utf8')}`;
  });
  return (await Promise.all(notices)).join(`\n${'-'.repeat(80)}\n\n`);
}

for (const target of TARGETS) {
  await buildFor(target);
  console.log(`dist/${target} is ready to load`);
}
