import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { chunkGroups } from './scripts/build/chunk-groups.ts'
import { chunkNames } from './scripts/build/chunk-names.ts'
import { typeFacesPlugin } from './scripts/build/fonts/type-faces-plugin.ts'
import { leanRouter } from './scripts/build/lean-router.ts'
import { plainImports } from './scripts/build/plain-imports.ts'
import { quietChecks } from './scripts/build/quiet-checks.ts'
import { refuseEditorCode } from './scripts/build/refuse-editor-code.ts'
import { refuseToolCode } from './scripts/build/refuse-tool-code.ts'
import { sharedModules } from './scripts/build/shared-modules.ts'
import { findSeparateTests } from './scripts/separate-tests.ts'
import { startTimeout } from './scripts/start-timeout.ts'
import { TestSequencer } from './scripts/test-sequencer.ts'

const at = (path: string) => new URL(path, import.meta.url).pathname

const { isolated, twoProducts } = findSeparateTests(at('.'))
// A project of Vitest that excludes files ignores those that the command line excludes.
const excluded = [...configDefaults.exclude, ...(process.env.TEST_EXCLUDE ?? '').split(',').filter(Boolean)]

/**
 * The shell's build: the page's own entry, and an entry for every module that remote parts share with it (decision
 * 0036). scripts/build/remote.ts builds the remote parts.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    sharedModules(),
    leanRouter(),
    plainImports(),
    typeFacesPlugin(),
    refuseEditorCode(),
    refuseToolCode(),
  ],
  json: { stringify: true },
  resolve: {
    alias: [
      { find: '@livery/platform', replacement: at('src/platform/sdk.ts') },
      // The package's `import` condition leads to its development build, with its warnings.
      { find: /^react-router$/, replacement: at('node_modules/react-router/dist/production/index.mjs') },
      {
        find: /^react-router\/dom$/,
        replacement: at('node_modules/react-router/dist/production/dom-export.mjs'),
      },
    ],
  },
  publicDir: false,
  build: {
    outDir: 'dist/client',
    manifest: true,
    cssCodeSplit: false,
    // The HTML has the preloads with their integrity; Vite's injected ones would have none.
    modulePreload: false,
    target: 'es2023',
    rolldownOptions: {
      checks: quietChecks,
      input: isSsrBuild
        ? // One build, so that both render with the same React and the same contexts.
          { 'entry-server': 'src/shell/entry-server.tsx', booking: 'src/remotes/booking/entry.tsx' }
        : { shell: 'src/shell/entry-client.tsx' },
      preserveEntrySignatures: 'strict',
      output: {
        chunkFileNames: chunkNames('assets/'),
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  test: {
    // Modules, the database's WebAssembly and the contract's validators load once in a worker, which halves the time.
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          include: ['{src,packages,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...excluded, ...isolated, ...twoProducts],
        },
      },
      {
        extends: true,
        test: { name: 'two products', isolate: false, include: twoProducts, exclude: excluded },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: isolated,
          exclude: excluded,
        },
      },
    ],
    sequence: { sequencer: TestSequencer },
    setupFiles: ['scripts/vitest-setup.ts'],
    globalSetup: ['scripts/shared-postgres.ts'],
    pool: 'threads',
    maxWorkers: 3,
    expect: { poll: { timeout: startTimeout } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}))
