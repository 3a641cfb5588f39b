/** Git, asked about this repository. */
import { spawnSync } from 'node:child_process';
import { ROOT } from './bundles.ts';

/**
 * What a command of Git's prints, byte by byte.
 * @param input what it reads
 * @throws Error with what Git says
 */
export function gitBytes(args: readonly string[], input = ''): Buffer {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: ROOT, input, maxBuffer: 2 ** 30 });
  if (error) throw new Error(`Git could not be started: ${error.message}`);
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr.toString().trim()}`);
  return stdout;
}

/**
 * What a command of Git's prints, as a text without the line break at its end.
 * @throws Error with what Git says
 */
export function git(...args: readonly string[]): string {
  return gitBytes(args).toString().trimEnd();
}
