import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** The suite of one browser: the files that bear its name. */
const suiteOf = (browser: 'chromium' | 'firefox'): TestProjectInlineConfiguration => ({
  test: {
    name: browser,
    include: [`e2e/*.${browser}.test.ts`],
    // Browsers wait more than they work: for tiles to turn, and for games to answer.
    maxWorkers: 4,
    // A whole game takes half a minute on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});

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
      suiteOf('chromium'),
      suiteOf('firefox'),
    ],
  },
});
