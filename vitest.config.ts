import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What is begun first: of the files that take longest, one would keep a single core busy at the end of its suite. */
const LONG = [
  // Not long: in a Firefox 153 that has played most of the others, the panel of its last popup opens with nothing in it.
  'e2e/any-site.',
  'e2e/literalnie.',
  'e2e/wortel.',
  'e2e/access.',
  'e2e/wordle.',
  'e2e/extension.',
  'e2e/new-york-times.',
  'solver/solve.',
  'worker/tab.',
  'ui/i18n.',
  'simulate/simulate.',
  'package/same-bytes.',
  'page/finished-rows.',
];

/** One suite after the other, so that a browser is done with when those of the next are started. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONG.findIndex((part) => moduleId.includes(part));
      return place === -1 ? LONG.length : place;
    };
    return (await super.sort(files)).toSorted(
      (a, b) => a.project.name.localeCompare(b.project.name) || rank(a) - rank(b),
    );
  }
}

const DOM = ['src/**/*.dom.test.ts'];
const UNIT: NonNullable<TestProjectInlineConfiguration['test']> = {
  include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
  // They start more quickly than processes.
  pool: 'threads',
  // All cores: Vitest would leave one idle, of two.
  maxWorkers: '100%',
  // Searches and threads take their time on a busy machine.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** The suite of one browser: the files that bear its name. */
const suiteOf = (browser: 'chromium' | 'firefox'): TestProjectInlineConfiguration => ({
  test: {
    name: browser,
    include: [`e2e/*.${browser}.test.ts`],
    // A process has one browser for all of its files.
    isolate: false,
    // One browser keeps more than a core busy: more of them take as long, and each then waits in vain for the others.
    maxWorkers: 2,
    // A whole game takes a minute on a slow machine.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 40_000 } },
  },
});

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Browsers are closed at the end, beside whatever else still runs.
    teardownTimeout: 120_000,
    projects: [
      {
        test: {
          ...UNIT,
          name: 'unit',
          exclude: DOM,
          // They read dictionaries and code once for all files of a thread.
          isolate: false,
        },
      },
      // Each file has a document of its own.
      {
        test: {
          ...UNIT,
          name: 'unit-dom',
          include: DOM,
          environment: 'happy-dom',
          setupFiles: 'src/test/visual-viewport.ts',
        },
      },
      suiteOf('chromium'),
      suiteOf('firefox'),
    ],
  },
});
