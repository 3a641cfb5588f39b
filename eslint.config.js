import js from '@eslint/js';
import importX from 'eslint-plugin-import-x';
import globals from 'globals';
import tseslint from 'typescript-eslint';

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
  content: ['languages', 'overlay', 'page', 'protocol', 'session', 'sites', 'ui'],
  overlay: ['page', 'protocol', 'sites', 'ui'],
  worker: ['lexicons', 'protocol', 'sites', 'solver', 'stores', 'ui'],
  ui: ['protocol'],
  popup: ['lexicons', 'protocol', 'sites', 'stores', 'ui'],
  options: ['lexicons', 'protocol', 'sites', 'stores', 'ui'],
  practice: ['content', 'languages', 'lexicons', 'page', 'protocol', 'sites', 'solver', 'stores', 'ui'],
};

/** Entry files alone know the browser; everything else is handed what it needs. */
const EDGES = ['src/*/index.ts', 'src/*/index.tsx'];

const zones = Object.entries(ROOMS).map(([room, others]) => ({
  target: `./src/${room}/**/!(*.test).{ts,tsx}`,
  from: './src',
  except: [room, ...others].map((name) => `./${name}`),
  message: `src/${room} may import from: ${[room, ...others].join(', ')}.`,
}));

export default tseslint.config(
  { ignores: ['dist', 'out', 'node_modules', '.cache'] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    plugins: { 'import-x': importX },
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ['*.js', 'scripts/*.mjs'] } },
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // Words are composed (NFC): a code point is a letter.
      '@typescript-eslint/no-misused-spread': 'off',
      // Indices into typed arrays are in range by construction.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', 'src/test/**'],
    rules: {
      'max-lines-per-function': ['error', 80],
      // The rooms' borders are not looked for in the middle of a type.
      'no-restricted-syntax': [
        'error',
        { selector: 'TSImportType', message: 'Import types at the top: import type { … } from …' },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...EDGES, '**/*.test.ts', 'src/test/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'webextension-polyfill',
          message: 'Only entry files import it: it throws outside an extension.',
        },
      ],
      'no-restricted-globals': ['error', 'browser', 'chrome'],
    },
  },
  {
    files: ['src/{solver,languages,page,sites}/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^[^.]',
              message: 'The solver, the languages, the page reader and the sites import no package.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: {
      ...tseslint.configs.disableTypeChecked.languageOptions,
      globals: { ...globals.node, ...globals.browser },
    },
  },
);
