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

// The layers of src/server and the packages, the lowest first. A folder imports nothing from a later one.
const layers = [
  'packages/scenes',
  'packages/geography',
  'src/server/kernel',
  'src/server/db',
  'src/server/domain/agencies',
  'src/server/domain/exchange-rates',
  'src/server/domain/pictures',
  'src/server/domain/html',
  'src/server/domain/suppliers',
  'src/server/domain/pricing',
  'src/server/domain/payments',
  'src/server/domain/documents',
  'src/server/domain/products',
  'src/server/domain/mail',
  'src/server/domain/accounts',
  'src/server/domain/tenant-folders',
  'src/server/domain/site-settings',
  'src/server/domain/booking',
  'src/server/domain/proposals',
  'src/server/domain/octo',
  'src/server/domain/suggestions',
  'src/server/domain/demo',
  'packages/sample-inventory',
  'src/server/adapters/suppliers',
  'src/server/adapters/sandbox',
  'src/server/adapters/stripe',
  'src/server/adapters/gateways',
  'src/server/adapters/smtp',
  'src/server/adapters/oidc',
  'src/server/adapters/pdf',
  'src/server/adapters/raster',
  'src/server/adapters/exchange-rates',
  'src/server/adapters/store',
  'src/server/http/http-messages',
  'src/server/http/assets',
  'src/server/http/request-context',
  'src/server/http/request',
  'src/server/http/api',
  'src/server/http/operator',
  'src/server/http/octo',
  'src/server/http/gateway',
  'src/server/http/previews',
  'src/server/http/single-sign-on',
  'src/server/http/pages',
  'src/server/http/demo',
  'src/server/hosts',
]
const oneOf = (folders) => `^(?:${folders.join('|')})/`

const folderRules = Object.entries(folders).map(([folder, allowed]) => ({
  name: `${folder} imports only ${['itself', ...allowed].join(', ')}`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: '^src/', pathNot: [folder, ...allowed].map((name) => `^src/${name}/`) },
}))

const layerRules = layers.slice(0, -1).map((layer, index) => ({
  name: `${layer} imports nothing from a later layer`,
  severity: 'error',
  from: { path: `^${layer}/` },
  to: { path: oneOf(layers.slice(index + 1)) },
}))

module.exports = {
  forbidden: [
    ...folderRules,
    ...layerRules,
    {
      name: 'every folder of the server is a layer',
      severity: 'error',
      from: { path: '^src/server/', pathNot: oneOf(layers) },
      to: {},
    },
    {
      name: 'packages import nothing of src',
      severity: 'error',
      from: { path: '^packages/' },
      // The sample inventory is a supplier: it implements the port, and counts money and days as the server does.
      to: { path: '^src/', pathNot: '^src/server/(?:kernel|domain/suppliers)/' },
    },
    {
      name: 'scenes and geography import nothing of src',
      severity: 'error',
      from: { path: '^packages/(?:scenes|geography)/' },
      to: { path: '^src/' },
    },
    {
      name: 'folders of the server and packages have no cycles',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(?:src/server|packages)/' },
      to: { circular: true },
    },
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'a remote part reaches the platform by its one door',
      severity: 'error',
      from: { path: '^src/remotes/' },
      to: { path: '^src/platform/', pathNot: '^src/platform/sdk\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the spine of the booking part knows no product',
      severity: 'error',
      from: { path: '^src/remotes/booking/spine/' },
      to: { path: '^src/remotes/booking/(?!spine/)' },
    },
    {
      name: 'products of the booking part know the spine and no other product',
      severity: 'error',
      from: { path: '^src/remotes/booking/products/([^/]+)/' },
      to: { path: '^src/remotes/booking/', pathNot: '^src/remotes/booking/(spine|products/$1)/' },
    },
    {
      name: 'the spine of bookings and proposals names no product',
      severity: 'error',
      from: { path: '^src/server/(?:domain|http/api)/(?:booking|proposals)/' },
      to: { path: '^src/server/(?:domain|http/api)/products/(?!spine/|deals/|product-kinds\\.ts$)' },
    },
    {
      name: 'products of the server know the spine and no other product',
      severity: 'error',
      from: { path: '^src/server/(?:domain|http/api)/products/(activity|car|cruise|flight|hotel|resort)/' },
      to: {
        path: '^src/server/(?:domain|http/api)/products/(?:activity|car|cruise|flight|hotel|resort)/',
        pathNot: '^src/server/(?:domain|http/api)/products/$1/',
      },
    },
    {
      name: 'documents and mails name no product',
      severity: 'error',
      from: { path: '^src/server/(domain/(documents|mail)|adapters/pdf)/' },
      to: { path: '^src/server/domain/products/(?!spine/)' },
    },
    {
      name: 'the shell reaches the editor by its one door, when it is asked for',
      severity: 'error',
      from: { path: '^src/shell/' },
      to: { path: '^src/editor/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'the editor has one door',
      severity: 'error',
      from: { path: '^src/shell/', pathNot: '^src/shell/pages/website\\.tsx$' },
      to: { path: '^src/editor/' },
    },
    {
      name: 'theme and tenant are pure',
      severity: 'error',
      from: { path: '^src/(theme|tenant)/' },
      // Dates are counted by the asked-for library, which is as pure; no first load reaches the file that imports it.
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/dayjs/' },
    },
    {
      name: 'what ships imports no development package',
      severity: 'error',
      from: { path: '^(?:src|packages)/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the example API takes only types from Livery',
      severity: 'error',
      from: { path: '^scripts/example-api/' },
      to: { path: '^(src|scripts)/', pathNot: '^scripts/example-api/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'imports resolve',
      severity: 'error',
      from: { path: '^(?:src|packages)/' },
      to: { couldNotResolve: true, pathNot: 'dist/server' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Tests import what they need; types and Biome check their imports.
    exclude: { path: '\\.test\\.tsx?$|/testing[^/]*\\.tsx?$' },
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
