/** Scripts for threads of their own. */
import { buildSync } from 'esbuild';
import { fileURLToPath } from 'node:url';

/** A script and all that it imports as one text, so that a thread needs no loader. */
export function bundleThread(script: URL): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(script)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
  });
  return outputFiles[0]!.text;
}
