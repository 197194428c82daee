import { join } from 'node:path'
import type { PreviewSite } from '../../../src/server/hosts/browser/preview-site.ts'
import type { WorkerDependencies } from '../../../src/server/hosts/browser/start-worker.ts'
import { root } from '../root.ts'
import { builtScript } from './built-script.ts'
import { drawnChunks } from './drawn-chunks.ts'
import { nodeless, printerTexts, serverTexts } from './nodeless.ts'

const at = (path: string) => JSON.stringify(join(root, path))

/** Builds the server of a preview. */
export async function serverScript(site: PreviewSite): Promise<string> {
  const entry = [
    // Node's globals and the request type have to load before the app's code.
    `import ${at('scripts/build/preview/counterparts/globals.ts')}`,
    `import ${at('src/server/hosts/browser/browser-response.ts')}`,
    `import * as shell from ${at('dist/server/entry-server.js')}`,
    `import { openPreview as open } from ${at('src/server/hosts/browser/open-preview.ts')}`,
    `const site = ${JSON.stringify(site)}`,
    'export const openPreview = (files, dumpName) => open({ shell, site, files, dumpName })',
  ]
  return builtScript('preview', entry, [nodeless({ texts: serverTexts, drawn: await drawnChunks() })])
}

/** Builds the code that prints vouchers, which most visits never need. */
export function printerScript(): Promise<string> {
  const entry = `export { openPrinter } from ${at('src/server/hosts/browser/print/open-printer.ts')}`
  return builtScript('printer', [entry], [nodeless({ texts: printerTexts, drawn: new Set() })])
}

/** Builds the service worker, which fetches the server. */
export function workerScript(dependencies: WorkerDependencies): Promise<string> {
  return builtScript('worker', [
    `import { startWorker } from ${at('src/server/hosts/browser/start-worker.ts')}`,
    `startWorker(${JSON.stringify(dependencies)})`,
  ])
}

/** Builds a script that runs in a page outside the server: `firstPage` or `resetPage`. */
export function pageScript(file: 'first-page' | 'reset-page', name: string): Promise<string> {
  return builtScript('page', [
    `export { ${name} as run } from ${at(`src/server/hosts/browser/page/${file}.ts`)}`,
  ])
}
