import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { createServer, type ViteDevServer } from 'vite'
import type { HostDependencies } from '../../src/server/hosts/node/start-server.ts'
import {
  builtAssets,
  loadRemoteParts,
  type ShellServer,
} from '../../src/server/http/pages/render/load-built.ts'
import { root } from '../build/root.ts'
import { addLiveScripts } from './add-live-scripts.ts'
import { type DevFault, faultOf, type ShownFault } from './dev-news.ts'
import { faultPage } from './fault-page.ts'
import { missingImports } from './missing-imports.ts'
import { notifyParent } from './notify-parent.ts'
import { reportSaves } from './report-saves.ts'
import { noteSaved, revision } from './revision.ts'
import { sourceAssets } from './source-assets.ts'
import { sourceLoader } from './source-loader.ts'
import { sourceResolution, watched } from './source-resolution.ts'
import { watchFolder } from './watch-folder.ts'

const SERVER_ENTRY = '/src/shell/entry-server.tsx'

/**
 * Gives the Node host what it needs to render pages from the current sources; `page-host.ts` serves the pages' code.
 * `dist` has the fonts, which only a build makes.
 */
export function sourceHost(dist: string, shownAt: HostDependencies['shownAt']): HostDependencies {
  let vite: ViteDevServer
  let shell: ShellServer
  let closeConnections: () => void
  let stopWatching: () => void = () => undefined
  /** Fault of the last failed request, until a page has shown it. */
  let fault: DevFault | null = null
  /** The revision that the last page was rendered from. */
  let rendered = revision()
  let loadShell: () => Promise<ShellServer>
  const load = async () => {
    rendered = revision()
    shell = await loadShell()
  }
  const noteFault = (error: unknown) => {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    fault = faultOf(error)
    void notifyParent({ livery: 'fault', fault })
    return fault
  }
  return {
    dist,
    cachesPages: false,
    ...(shownAt && { shownAt }),
    async loadSite({ remotes }, warn, server) {
      closeConnections = () => server.closeAllConnections()
      vite = await createServer({
        ...sourceResolution,
        cacheDir: join(root, '.livery/cache/vite-server'),
        plugins: [react(), tailwindcss(), missingImports(root)],
        server: { middlewareMode: true, ws: false, hmr: false, watch: watched },
        optimizeDeps: { noDiscovery: true },
      })
      loadShell = sourceLoader(vite, SERVER_ENTRY, noteSaved)
      const report = reportSaves(vite, join(root, 'src'))
      stopWatching = watchFolder(join(root, 'src'), async (paths) => report(paths), console.error)
      await load()
      return {
        assets: { ...sourceAssets(root), fonts: builtAssets(dist).fonts },
        shell: {
          loaded: shell.loaded,
          renderPage: (input) => shell.renderPage(input),
          drawPart: (part) => shell.drawPart(part),
          queryParametersOf: (input) => shell.queryParametersOf(input),
          renderGallery: (gallery) => shell.renderGallery(gallery),
          renderOutbox: (outbox) => shell.renderOutbox(outbox),
        },
        remotes: await loadRemoteParts(remotes, sourcePart, warn),
      }
    },
    before: (listener) => (request, response) => {
      const requestedRevision = revision()
      load().then(
        () => listener(request, response),
        (error: unknown) =>
          answerFault({ fault: noteFault(error), revision: requestedRevision }, request, response),
      )
    },
    finish(response) {
      const isPage = response.headers.get('content-type')?.startsWith('text/html')
      if (response.status < 500 || !isPage) return addLiveScripts(response)
      const shown = fault && { fault, revision: rendered }
      fault = null
      return addLiveScripts(response, shown)
    },
    onFault: noteFault,
    // A developer who saves waits for the new server, so requests in progress are dropped.
    async onEnd() {
      await notifyParent({ livery: 'ends' })
      stopWatching()
      closeConnections()
      await vite.close()
    },
  }
}

/** A remote part from its sources. */
async function sourcePart(name: string) {
  const { routePatterns: routes } = await import(join(root, `src/remotes/${name}/routes.ts`))
  return { part: { name, entry: `/src/remotes/${name}/entry.tsx`, styles: [], routes }, integrity: {} }
}

/** Answers with the fault of code that cannot be loaded; the page reloads when the code is saved. */
function answerFault(shown: ShownFault, request: IncomingMessage, response: ServerResponse): void {
  const { fault } = shown
  console.error(fault.stack)
  const isPage = request.headers.accept?.includes('text/html')
  response.writeHead(500, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
  })
  response.end(isPage ? faultPage(shown) : fault.message)
}
