import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type Manifest } from 'vite'
import { PLATFORM_VERSION, type RemoteManifest } from '../../src/contract/remote.ts'
import { chunkContents } from './chunk-contents.ts'
import { partGroups } from './chunk-groups.ts'
import { chunkNames } from './chunk-names.ts'
import { integrityOf } from './integrity.ts'
import { quietChecks } from './quiet-checks.ts'
import { refuseToolCode } from './refuse-tool-code.ts'
import { root } from './root.ts'
import { sharedModuleNames } from './shared-modules.ts'

/** The remote parts of this repository. Each is built and deployed separately. */
export const remoteNames = ['booking', 'seo'] as const

/**
 * Builds one remote part to dist/remotes/<name>: native ES modules with external shared modules, relative addresses
 * so that any origin can serve it, and a manifest with the integrity of every script.
 */
export async function buildRemote(name: string): Promise<void> {
  const source = `src/remotes/${name}`
  const outDir = join(root, 'dist/remotes', name)
  rmSync(outDir, { recursive: true, force: true })
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    base: './',
    publicDir: false,
    plugins: [react(), tailwindcss(), refuseToolCode(), chunkContents(name)],
    json: { stringify: true },
    build: {
      outDir,
      manifest: '.manifest.json',
      cssCodeSplit: false,
      modulePreload: false,
      target: 'es2023',
      rolldownOptions: {
        checks: quietChecks,
        input: { entry: `${source}/entry.tsx` },
        external: [...sharedModuleNames],
        // A chunk of the part may import shared code from the entry, which saves one more file.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: chunkNames(''),
          assetFileNames: '[name]-[hash][extname]',
          codeSplitting: { includeDependenciesRecursively: false, groups: partGroups },
        },
      },
    },
  })
  const manifest = await manifestOf(name, source, outDir)
  writeFileSync(join(outDir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  rmSync(join(outDir, '.manifest.json'))
}

async function manifestOf(name: string, source: string, outDir: string): Promise<RemoteManifest> {
  const chunks: Manifest = JSON.parse(readFileSync(join(outDir, '.manifest.json'), 'utf8'))
  const entry = chunks[`${source}/entry.tsx`]?.file
  if (!entry) throw new Error(`the build of ${name} has no entry`)
  const styles = Object.values(chunks)
    .flatMap((chunk) => [...(chunk.css ?? []), ...(chunk.file.endsWith('.css') ? [chunk.file] : [])])
    .filter((file, i, all) => all.indexOf(file) === i)
  const { routePatterns: routes }: { routePatterns: readonly string[] } = await import(
    join(root, source, 'routes.ts')
  )
  return { name, platform: PLATFORM_VERSION, entry, styles, routes, integrity: integrityOf(outDir) }
}
