/** Builds the extension: dist/chrome and dist/firefox, each loadable as it is. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';

export const TARGETS = ['chrome', 'firefox'] as const;
export type Target = (typeof TARGETS)[number];

const root = new URL('../', import.meta.url);
const at = (path: string) => new URL(path, root).pathname;

export interface Manifest {
  background: { service_worker?: string; scripts?: string[] };
  minimum_chrome_version?: string;
  browser_specific_settings?: object;
  version: string;
  [key: string]: unknown;
}

/** The one manifest without what only the other browser knows. */
export function manifestFor(target: Target, manifest: Manifest): Manifest {
  const { background, minimum_chrome_version, browser_specific_settings, ...shared } = manifest;
  return target === 'chrome'
    ? {
        ...shared,
        background: { service_worker: background.service_worker! },
        minimum_chrome_version: minimum_chrome_version!,
      }
    : {
        ...shared,
        background: { scripts: background.scripts! },
        browser_specific_settings: browser_specific_settings!,
      };
}

async function buildFor(target: Target): Promise<void> {
  const folder = `dist/${target}`;
  await rm(at(folder), { recursive: true, force: true });
  await mkdir(at(folder), { recursive: true });
  await build({
    absWorkingDir: at('.'),
    outdir: folder,
    bundle: true,
    minify: true,
    legalComments: 'linked',
    logLevel: 'warning',
    target: target === 'chrome' ? 'chrome123' : 'firefox140',
    entryPoints: { content: 'src/content/index.ts', background: 'src/background/index.ts' },
  });
  await build({
    absWorkingDir: at('.'),
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    legalComments: 'linked',
    logLevel: 'warning',
    target: target === 'chrome' ? 'chrome123' : 'firefox140',
    entryPoints: { popup: 'src/popup/index.tsx' },
  });
  const manifest = JSON.parse(await readFile(at('manifest.json'), 'utf8')) as Manifest;
  await writeFile(
    at(`${folder}/manifest.json`),
    `${JSON.stringify(manifestFor(target, manifest), null, 2)}\n`,
  );
  await Promise.all([
    cp(at('src/popup/popup.html'), at(`${folder}/popup.html`)),
    cp(at('src/popup/popup.css'), at(`${folder}/popup.css`)),
    ...['dicts', 'icons', '_locales', 'LICENSE'].map((name) =>
      cp(at(name), at(`${folder}/${name}`), { recursive: true }),
    ),
  ]);
}

for (const target of TARGETS) {
  await buildFor(target);
  console.log(`dist/${target} is ready to load`);
}
