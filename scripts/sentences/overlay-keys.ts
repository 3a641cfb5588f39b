import type { Metafile } from 'esbuild';
import { ROOT } from '../bundles.ts';
import type { MessageKey } from '../../src/protocol/sentences.ts';
import { partsOf } from '../parts.ts';
import { usedKeys } from './used-keys.ts';

/** The paths of the code in the overlay's script. */
export function overlayFiles(metafile: Metafile): string[] {
  const sources = partsOf(metafile, 'overlay.js').filter((path) => /^src\/.*\.tsx?$/.test(path));
  return sources.map((path) => `${ROOT}${path}`);
}

/** The sentences that the overlay can show: it is sent no others. */
export const overlayKeys = (metafile: Metafile): Set<MessageKey> =>
  new Set([...usedKeys(overlayFiles(metafile)).values()].flatMap((keys) => [...keys]));
