/** Scripts that tests run in pages. */
import { buildSync } from 'esbuild';

/** A script of a page, with all that it imports. */
export function bundled(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'warning',
  });
  return outputFiles[0]!.text.replaceAll('</script', '<\\/script');
}
