/** Builds the extension: dist/chrome and dist/firefox, each loadable as it is. */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { MessageKey } from '../src/protocol/sentences.ts';
import { type Bundles, bundlePages, bundleScripts, PAGES, ROOT, tooLarge, writeBundles } from './bundles.ts';
import { type Manifest, manifestFor, type Target, TARGETS } from './manifest.ts';
import { PUBLISHER } from './publisher.ts';
import { overlayKeys } from './sentences/overlay-keys.ts';
import { writeSentences } from './sentences/write.ts';

const at = (path: string) => `${ROOT}${path}`;

async function buildFor(
  target: Target,
  scripts: Bundles,
  keysOfOverlay: ReadonlySet<MessageKey>,
): Promise<void> {
  const folder = `dist/${target}`;
  await rm(at(folder), { recursive: true, force: true });
  await mkdir(at(folder), { recursive: true });
  const all = [scripts, ...(await bundlePages(target, folder))];
  await Promise.all(all.map(writeBundles));
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
    writeFile(at(`${folder}/THIRD-PARTY.txt`), await noticesOf(all)),
    writeSentences(at(`${folder}/sentences`), keysOfOverlay),
    ...PAGES.map((page) => writeFile(at(`${folder}/${page}.html`), html.replaceAll('{page}', page))),
    ...['dicts', 'icons', '_locales', 'LICENSE'].map((name) =>
      cp(at(name), at(`${folder}/${name}`), { recursive: true }),
    ),
  ]);
  const complaints = all.flatMap(({ bundles }) => tooLarge(bundles));
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exitCode = 1;
  else console.log(`${folder} is ready to load`);
}

/** The licences of all packages that went into the bundles: their notices have to travel. */
async function noticesOf(all: readonly Bundles[]): Promise<string> {
  const inputs = all.flatMap(({ metafile }) => Object.keys(metafile.inputs));
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

const scripts = await Promise.all(TARGETS.map((target) => bundleScripts(target, `dist/${target}`)));
const keysOfOverlay = overlayKeys(scripts[0]!.metafile);
for (const [n, target] of TARGETS.entries()) await buildFor(target, scripts[n]!, keysOfOverlay);
