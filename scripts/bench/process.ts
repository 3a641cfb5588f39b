/** Runs a part of the bench as a browser would run it: bundled, minified, in a process of its own. */
import { execFileSync } from 'node:child_process';
import { buildSync } from 'esbuild';

export const FOLDER = 'out/bench';

/** Bundles a file of this folder; the result runs it with arguments and input, and reads the JSON that it prints. */
export function bundled(name: string): (args: readonly string[], input?: string) => unknown {
  const outfile = `${FOLDER}/${name}.mjs`;
  buildSync({
    entryPoints: [`scripts/bench/${name}.ts`],
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
  });
  return (args, input = '') =>
    JSON.parse(
      execFileSync(process.execPath, [outfile, ...args], { input, encoding: 'utf8', maxBuffer: 2 ** 30 }),
    ) as unknown;
}
