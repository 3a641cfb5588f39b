/** Checks that each sentence is used somewhere, and that the overlay is sent those that it can show and no others. */
import { readdirSync, readFileSync } from 'node:fs';
import en from '../../_locales/en/messages.json' with { type: 'json' };
import type { MessageKey } from '../../src/protocol/sentences.ts';
import { bundleScripts, ROOT } from '../bundles.ts';
import { overlayFiles } from './overlay-keys.ts';
import { usedKeys } from './used-keys.ts';

const KEYS = Object.keys(en) as MessageKey[];
const startingWith = (...starts: string[]) =>
  KEYS.filter((key) => starts.some((start) => key.startsWith(start)));

const files = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => `${ROOT}src/${name.replaceAll('\\', '/')}`); // as esbuild has them, on Windows too

async function complaints(): Promise<string[]> {
  const keysOf = usedKeys(files);
  const used = new Set([...keysOf.values()].flatMap((keys) => [...keys]));
  const { metafile } = await bundleScripts('chrome', 'dist');
  const sent = new Set(overlayFiles(metafile).flatMap((file) => [...keysOf.get(file)!]));
  const manifest = readFileSync(`${ROOT}manifest.json`, 'utf8');
  const unused = KEYS.filter((key) => !used.has(key) && !manifest.includes(`__MSG_${key}__`));
  const needed = ['count', 'notFilled', 'settingsFailed', ...startingWith('notice_')] as MessageKey[];
  const ofOtherPages = startingWith('command', 'settingsTitle', 'listingName', 'practice');
  return [
    ...KEYS.filter((key) => !/^\w+$/.test(key)).map(
      (key) => `Browsers take no sentence by the name "${key}".`,
    ),
    ...unused.map((key) => `No code uses the sentence "${key}".`),
    ...needed.filter((key) => !sent.has(key)).map((key) => `The overlay lacks the sentence "${key}".`),
    ...ofOtherPages
      .filter((key) => sent.has(key) && key !== 'practice')
      .map((key) => `The overlay is sent "${key}", which it cannot show.`),
    ...(sent.size < KEYS.length / 2 ? [] : ['The overlay is sent half of all sentences, or more.']),
  ];
}

const found = await complaints();
for (const complaint of found) console.error(complaint);
if (found.length > 0) process.exitCode = 1;
