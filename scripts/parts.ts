/** What bundles are made of. */
import type { Metafile } from 'esbuild';

export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The files that a bundle holds something of. */
export function partsOf({ outputs }: Pick<Metafile, 'outputs'>, name: string): string[] {
  const [, output] = Object.entries(outputs).find(([path]) => nameOf(path) === name) ?? [];
  if (!output) throw new Error(`There is no bundle ${name}.`);
  return Object.entries(output.inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput ? [path] : []));
}
