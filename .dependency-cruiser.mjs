/** The rooms of src/, and the other rooms that each may enter. */
const ROOMS = {
  solver: [],
  languages: [],
  page: ['languages'],
  sites: ['page'],
  lexicons: ['languages', 'solver'],
  protocol: ['lexicons', 'solver'],
  session: ['page', 'protocol', 'sites'],
  stores: ['protocol'],
  games: ['protocol'],
  content: ['languages', 'overlay', 'page', 'play', 'protocol', 'sites'],
  play: ['content', 'languages', 'overlay', 'page', 'protocol', 'session', 'sites', 'ui'],
  overlay: ['content', 'page', 'protocol', 'sites', 'ui'],
  worker: ['games', 'lexicons', 'protocol', 'sites', 'solver', 'stores', 'ui'],
  ui: ['lexicons', 'protocol'],
  popup: ['lexicons', 'protocol', 'sites', 'solver', 'stores', 'ui'],
  options: ['games', 'lexicons', 'protocol', 'sites', 'stores', 'ui'],
  journal: ['games', 'lexicons', 'protocol', 'sites', 'stores', 'ui'],
  review: ['games', 'journal', 'lexicons', 'protocol', 'stores', 'ui'],
  practice: [
    'content',
    'languages',
    'lexicons',
    'overlay',
    'page',
    'play',
    'protocol',
    'sites',
    'solver',
    'stores',
    'ui',
  ],
};

/** Rooms of which another takes types alone, since their script comes later than its own. */
const BROUGHT = { content: ['play', 'session', 'overlay', 'ui'], play: ['overlay', 'ui'] };

const TESTS = ['[.]test[.]tsx?$', '^src/test/'];
const ENTRIES = '^src/[^/]+/index[.]tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-circle', severity: 'error', comment: 'Types count too.', from: {}, to: { circular: true } },
    ...Object.entries(ROOMS).map(([room, others]) => ({
      name: `rooms-of-${room}`,
      severity: 'error',
      comment: `src/${room} may import from: ${[room, ...others].join(', ')}.`,
      from: { path: `^src/${room}/`, pathNot: TESTS },
      to: { path: '^src/', pathNot: `^src/(${[room, ...others].join('|')})/` },
    })),
    {
      name: 'every-room-is-known',
      severity: 'error',
      comment: 'A new room gets a line above, with what it may enter.',
      from: { path: '^src/', pathNot: [...TESTS, `^src/(${Object.keys(ROOMS).join('|')})/`] },
      to: {},
    },
    ...Object.entries(BROUGHT).map(([room, others]) => ({
      name: `brought-to-${room}`,
      severity: 'error',
      comment:
        'The content script runs on every page of a site, and has the others brought where there is a board.',
      from: { path: `^src/${room}/`, pathNot: TESTS },
      to: { path: `^src/(${others.join('|')})/`, dependencyTypesNot: ['type-only'] },
    })),
    {
      name: 'no-package-in-the-core',
      severity: 'error',
      comment: 'The solver, the languages, the page reader and the sites import no package.',
      from: { path: '^src/(solver|languages|page|sites)/', pathNot: TESTS },
      to: { dependencyTypesNot: ['local'] },
    },
    {
      name: 'browser-at-the-entries',
      severity: 'error',
      comment: 'Only entry files import the extension’s API: it throws outside an extension.',
      from: { path: '^src/', pathNot: [ENTRIES, ...TESTS] },
      to: { path: 'webextension-polyfill' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
