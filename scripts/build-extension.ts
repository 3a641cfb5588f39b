/** Builds the extension for a script that needs it; what the build says does not mix with the script's own output. */
import { spawnSync } from 'node:child_process';

/** @throws Error where it cannot be built; the build has said why */
export function buildExtension(): void {
  const { status } = spawnSync('npx', ['--no-install', 'tsx', 'scripts/build.ts'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The extension could not be built.');
}
