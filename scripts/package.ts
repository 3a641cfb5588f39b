/** Packs dist/chrome and dist/firefox into one zip each, the same bytes every time. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { zipSync, type Zippable } from 'fflate';

const { version } = JSON.parse(readFileSync('manifest.json', 'utf8')) as { version: string };
/** Zip stores local times from 1980 on; any fixed one will do. */
const mtime = new Date(2000, 0, 1);

for (const target of ['chrome', 'firefox']) {
  const folder = `dist/${target}`;
  const files: Zippable = {};
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(folder.length + 1))
    .sort();
  for (const name of names) files[name] = [readFileSync(`${folder}/${name}`), { level: 9, mtime }];
  const zip = zipSync(files);
  const path = `dist/knack-${version}-${target}.zip`;
  writeFileSync(path, zip);
  console.log(`${path}: ${names.length} files, ${Math.ceil(zip.length / 1024)} kB`);
}
