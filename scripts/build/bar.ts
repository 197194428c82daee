import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Manifest } from 'vite'
import { BAR_FILES } from '../../src/contract/bar.ts'
import type { ShellAssets } from '../../src/server/http/assets/shell-assets.ts'
import { integrityOf } from './integrity.ts'
import { plainImports } from './plain-imports.ts'
import { quietChecks } from './quiet-checks.ts'
import { root } from './root.ts'

const entry = 'src/shell/bar/start-bar.ts'
const outDir = join(root, 'dist/bar')

/** Builds the bar of demo and development separately from the visitors' files; returns the addresses of its files. */
export async function buildBar(): Promise<NonNullable<ShellAssets['bar']>> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    base: './',
    publicDir: false,
    plugins: [react(), plainImports()],
    build: {
      outDir,
      manifest: true,
      modulePreload: false,
      target: 'es2023',
      rolldownOptions: { checks: quietChecks, input: entry },
    },
  })
  const manifestFile = join(outDir, '.vite/manifest.json')
  const chunks: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  rmSync(join(outDir, '.vite'), { recursive: true })
  const file = chunks[entry]?.file
  if (!file) throw new Error('the build of the bar has no entry')
  const integrity = Object.entries(integrityOf(outDir)).map(([name, hash]) => [`${BAR_FILES}${name}`, hash])
  return { start: `${BAR_FILES}${file}`, integrity: Object.fromEntries(integrity) }
}
