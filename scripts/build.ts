/** Builds the extension: dist/chrome and dist/firefox, each loadable as it is. */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Metafile } from 'esbuild';
import type { MessageKey } from '../src/protocol/sentences.ts';
import { bundlePages, bundleScripts, PAGES, ROOT, tooLarge } from './bundles.ts';
import { type Manifest, manifestFor, type Target, TARGETS } from './manifest.ts';
import { PUBLISHER } from './publisher.ts';
import { overlayKeys } from './sentences/overlay-keys.ts';
import { writeSentences } from './sentences/write.ts';

const at = (path: string) => `${ROOT}${path}`;

async function buildFor(target: Target, keysOfOverlay: ReadonlySet<MessageKey>): Promise<void> {
  const folder = `dist/${target}`;
  await rm(at(folder), { recursive: true, force: true });
  await mkdir(at(folder), { recursive: true });
  const bundles = await Promise.all([bundleScripts(target, folder), bundlePages(target, folder)]);
  const metafiles = bundles.flat().map(({ metafile }) => metafile);
  const html = await readFile(at('src/ui/page.html'), 'utf8');
  const overlayCss = await readFile(at(`${folder}/overlay.css`), 'utf8');
  const manifest = JSON.parse(await readFile(at('manifest.json'), 'utf8')) as Manifest;
  const { version } = JSON.parse(await readFile(at('package.json'), 'utf8')) as { version: string };
  const edition = { ...PUBLISHER, version };
  await Promise.all([
    writeFile(
      at(`${folder}/manifest.json`),
      `${JSON.stringify(manifestFor(target, manifest, edition, overlayCss), null, 2)}\n`,
    ),
    writeFile(at(`${folder}/THIRD-PARTY.txt`), await noticesOf(metafiles)),
    writeSentences(at(`${folder}/sentences`), keysOfOverlay),
    ...PAGES.map((page) => writeFile(at(`${folder}/${page}.html`), html.replaceAll('{page}', page))),
    ...['dicts', 'icons', '_locales', 'LICENSE'].map((name) =>
      cp(at(name), at(`${folder}/${name}`), { recursive: true }),
    ),
  ]);
  const complaints = metafiles.flatMap(tooLarge);
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exitCode = 1;
  else console.log(`${folder} is ready to load`);
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
    // A folder's order is its file system's.
    const file = (await readdir(at(folder))).sort().find((entry) => /^licen[cs]e/i.test(entry));
    if (!file) throw new Error(`${name} comes without the text of its licence, so it cannot be shipped.`);
    return `${name} ${version}\n\n${await readFile(at(`${folder}/${file}`), 'utf8')}`;
  });
  return (await Promise.all(notices)).join(`\n${'-'.repeat(80)}\n\n`);
}

const keysOfOverlay = await overlayKeys();
for (const target of TARGETS) await buildFor(target, keysOfOverlay);
