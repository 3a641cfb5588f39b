/** Measures how fast Knack is: times at percentiles, and ratios to a reference in the same run. */
import { execFileSync } from 'node:child_process';
import { buildSync } from 'esbuild';
import { LEXICONS } from '../../src/lexicons.ts';

const RUNS = 21;
const LOADER = 'out/bench/load.mjs';

/** The value that the share `at` of all values is below. */
function percentile(values: readonly number[], at: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))]!;
}

buildSync({
  entryPoints: ['scripts/bench/load.ts'],
  outfile: LOADER,
  bundle: true,
  minify: true,
  platform: 'node',
  format: 'esm',
});

console.log(`Loading a word list, from its files to ready to solve, in ${RUNS} fresh processes each:`);
for (const [lexicon, { lengths }] of Object.entries(LEXICONS)) {
  for (const length of lengths) {
    const runs = Array.from({ length: RUNS }, () => {
      const output = execFileSync(process.execPath, [LOADER, lexicon, String(length)], { encoding: 'utf8' });
      return JSON.parse(output) as [number, number];
    });
    const times = runs.map(([loaded]) => loaded);
    const ratio = percentile(
      runs.map(([loaded, reference]) => loaded / reference),
      0.5,
    );
    console.log(
      `  ${lexicon} ${length}: median ${percentile(times, 0.5).toFixed(0)} ms, 90th percentile ${percentile(times, 0.9).toFixed(0)} ms, ` +
        `${ratio.toFixed(1)} times as long as only splitting the text into words`,
    );
  }
}
