// No import runs in a circle, types included, which ESLint's own rule would not see.
/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [{ name: 'no-circle', severity: 'error', from: {}, to: { circular: true } }],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
