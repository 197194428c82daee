// The folder table of ARCHITECTURE.md as rules. Every violation is an error.
const folders = {
  contract: [],
  theme: ['contract'],
  tenant: ['contract', 'theme'],
  api: ['contract'],
  ui: [],
  platform: ['contract', 'theme', 'tenant', 'api', 'ui'],
  shell: ['contract', 'theme', 'tenant', 'api', 'ui', 'platform', 'editor'],
  editor: ['contract', 'theme', 'tenant', 'api', 'ui', 'platform'],
  'remotes/booking': ['contract', 'tenant', 'api', 'ui', 'platform'],
  'remotes/seo': ['contract', 'tenant', 'api', 'ui', 'platform'],
  server: ['contract', 'theme', 'tenant'],
}

const tests = '\\.test\\.tsx?$|/testing[^/]*\\.tsx?$'

const folderRules = Object.entries(folders).map(([folder, allowed]) => ({
  name: `${folder} imports only ${['itself', ...allowed].join(', ')}`,
  severity: 'error',
  from: { path: `^src/${folder}/`, pathNot: tests },
  to: { path: '^src/', pathNot: [folder, ...allowed].map((name) => `^src/${name}/`) },
}))

module.exports = {
  forbidden: [
    ...folderRules,
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'a remote part reaches the platform by its one door',
      severity: 'error',
      from: { path: '^src/remotes/', pathNot: tests },
      to: { path: '^src/platform/', pathNot: '^src/platform/sdk\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the spine of the booking part knows no product',
      severity: 'error',
      from: { path: '^src/remotes/booking/spine/', pathNot: tests },
      to: { path: '^src/remotes/booking/(?!spine/)' },
    },
    {
      name: 'products of the booking part know the spine and no other product',
      severity: 'error',
      from: { path: '^src/remotes/booking/products/([^/]+)/', pathNot: tests },
      to: { path: '^src/remotes/booking/', pathNot: '^src/remotes/booking/(spine|products/$1)/' },
    },
    {
      name: 'the shell reaches the editor by its one door, when it is asked for',
      severity: 'error',
      from: { path: '^src/shell/', pathNot: tests },
      to: { path: '^src/editor/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'the editor has one door',
      severity: 'error',
      from: { path: '^src/shell/', pathNot: `^src/shell/pages/website\\.tsx$|${tests}` },
      to: { path: '^src/editor/' },
    },
    {
      name: 'theme and tenant are pure',
      severity: 'error',
      from: { path: '^src/(theme|tenant)/', pathNot: tests },
      // Dates are counted by the asked-for library, which is as pure; no first load reaches the file that imports it.
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/dayjs/' },
    },
    {
      name: 'what ships imports no development package',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the example API takes only types from Livery',
      severity: 'error',
      from: { path: '^scripts/example-api/', pathNot: tests },
      to: { path: '^(src|scripts)/', pathNot: '^scripts/example-api/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'imports resolve',
      severity: 'error',
      from: { path: '^src/' },
      to: { couldNotResolve: true, pathNot: 'dist/server' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts', '.css'],
    },
  },
}
