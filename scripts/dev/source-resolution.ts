import { join } from 'node:path'
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

/** What is no code of the page is not watched for it: the server looks after it. */
export const watched = {
  ignored: ['**/{tenants,openapi,dist,.livery,e2e,test-results,docs}/**', '**/*.test.*'],
}
