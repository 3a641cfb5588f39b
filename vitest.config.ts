import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          // All cores: Vitest would leave one idle, of two.
          maxWorkers: '100%',
          // Searches and threads take their time on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/*.test.ts'],
          // Browsers wait more than they work: for tiles to turn, and for games to answer.
          maxWorkers: 4,
          // A whole game takes half a minute: the tiles turn at the game's own pace.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
