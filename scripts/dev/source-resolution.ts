import { join, sep } from 'node:path'
import type { InlineConfig } from 'vite'
import { root } from '../build/root.ts'

/** How Vite reads the sources, for pages and for the server that renders them. */
export const sourceResolution = {
  root,
  configFile: false,
  appType: 'custom',
  publicDir: false,
  json: { stringify: true },
  resolve: { alias: [{ find: '@livery/platform', replacement: join(root, 'src/platform/sdk.ts') }] },
} satisfies InlineConfig

const unwatched = [
  'src',
  'packages',
  'scripts',
  'tenants',
  'openapi',
  'dist',
  '.livery',
  'e2e',
  'test-results',
  'docs',
].map((folder) => join(root, folder))

/**
 * Vite watches the files next to the sources, such as the Tailwind configuration; `reportSaves` reports the sources.
 */
export const watched = {
  ignored: [(path: string) => unwatched.some((folder) => path === folder || path.startsWith(folder + sep))],
}
