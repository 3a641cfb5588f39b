import { bundleScripts, ROOT } from '../bundles.ts';
import type { MessageKey } from '../../src/protocol/sentences.ts';
import { partsOf } from '../parts.ts';
import { usedKeys } from './used-keys.ts';

/** The paths of the code in the overlay's script. */
export async function overlayFiles(): Promise<string[]> {
  const { metafile } = await bundleScripts('chrome', 'dist');
  const sources = partsOf(metafile, 'overlay.js').filter((path) => /^src\/.*\.tsx?$/.test(path));
  return sources.map((path) => `${ROOT}${path}`);
}

/** The sentences that the overlay can show: it is sent no others. */
export async function overlayKeys(): Promise<Set<MessageKey>> {
  return new Set([...usedKeys(await overlayFiles()).values()].flatMap((keys) => [...keys]));
}
