import { realpathSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import type { HostParts } from '../../src/server/node/start-server.ts'
import { builtAssets, type ShellServer } from '../../src/server/render/load-built.ts'
import { remoteNames } from '../build/remote.ts'
import { root } from '../build/root.ts'
import { hostRefusal } from './host-refusal.ts'
import { sourceAssets } from './source-assets.ts'
import { withLiveScripts } from './with-live-scripts.ts'

/** Folders whose files Vite may answer with. */
const servedFolders = ['src', 'openapi', '.livery/cache/vite']

const SERVER_ENTRY = '/src/shell/entry-server.tsx'

/**
 * Gives the Node host what it needs to serve pages and parts from their sources: Vite stands before the app, pages are
 * rendered by the code as it is at that moment. `dist` gives the fonts, which only a build makes.
 */
export function sourceHost(dist: string): HostParts & { tellPages: (event: string) => void } {
  let vite: ViteDevServer
  let shell: ShellServer
  let http: Server
  let refusalOf: (host: string | undefined) => string | null
  const load = async () => {
    shell = (await vite.ssrLoadModule(SERVER_ENTRY)) as ShellServer
    await shell.loaded
  }
  return {
    dist,
    cacheBytes: 0,
    async loadSite({ tenantsDir }, _warn, server) {
      http = server
      refusalOf = hostRefusal(tenantsDir)
      const { fonts } = builtAssets(dist)
      vite = await createServer({
        root,
        configFile: false,
        appType: 'custom',
        publicDir: false,
        cacheDir: join(root, '.livery/cache/vite'),
        plugins: [react(), tailwindcss(), knownFonts(fonts)],
        json: { stringify: true },
        resolve: { alias: [{ find: '@livery/platform', replacement: join(root, 'src/platform/sdk.ts') }] },
        server: {
          middlewareMode: true,
          // The app says itself who may read what it answers.
          cors: false,
          // Which hosts are answered is asked before Vite is, and its socket takes whom a page of theirs told the token.
          allowedHosts: true,
          // What pages are made of, and never what lies beside it: the database, settings, what anybody keeps in the folder.
          fs: {
            allow: [
              ...servedFolders.map((path) => join(root, path)),
              realpathSync(join(root, 'node_modules')),
            ],
            deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.livery/data/**'],
          },
          hmr: { server },
          // What is not code of the page: the host looks after it.
          watch: { ignored: ['**/{tenants,openapi,dist,.livery,e2e,test-results,docs}/**', '**/*.test.*'] },
        },
        optimizeDeps: { entries: ['src/shell/entry-client.tsx', 'src/remotes/*/entry.tsx'] },
      })
      await load()
      return {
        assets: { ...sourceAssets(root), fonts },
        shell: {
          loaded: shell.loaded,
          renderPage: (input) => shell.renderPage(input),
          queryParametersOf: (input) => shell.queryParametersOf(input),
          renderGallery: (gallery) => shell.renderGallery(gallery),
          renderOutbox: (outbox) => shell.renderOutbox(outbox),
        },
        remotes: {
          parts: await Promise.all(
            remoteNames.map(async (name) => ({
              name,
              entry: `/src/remotes/${name}/entry.tsx`,
              styles: [],
              routes: (await import(join(root, `src/remotes/${name}/routes.ts`))).routePatterns,
            })),
          ),
          integrity: {},
          origins: [],
        },
      }
    },
    before: (listener) => (request, response) => {
      const refusal = refusalOf(request.headers.host)
      if (refusal !== null) {
        response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end(`${refusal}\n`)
        return
      }
      vite.middlewares(request, response, () => {
        load().then(
          () => listener(request, response),
          (error: unknown) => showFault(vite, error, request, response),
        )
      })
    },
    finish: withLiveScripts,
    tellPages: (event) => vite.ws.send(event),
    // Who saves code waits for the server that runs it; no request of before is worth that.
    async onEnd() {
      http.closeAllConnections()
      await vite.close()
    },
  }
}

/** The editor asks where each pairing's fonts are; making them takes longer than anybody waits for a page. */
function knownFonts(fonts: object): Plugin {
  const filled = join(root, 'src/platform/type-faces.ts')
  return {
    name: 'livery:known-fonts',
    enforce: 'pre',
    load: (id) => (id === filled ? `export const typeFaces = ${JSON.stringify(fonts)}` : null),
  }
}

/** Code that cannot be loaded: the page says where, and comes by itself once that is mended. */
function showFault(vite: ViteDevServer, error: unknown, request: IncomingMessage, response: ServerResponse) {
  const fault = error instanceof Error ? error : new Error(String(error))
  vite.ssrFixStacktrace(fault)
  console.error(fault.stack)
  const isPage = request.headers.accept?.includes('text/html')
  response.writeHead(500, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
  })
  const said = (fault.stack ?? fault.message).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  response.end(
    isPage
      ? `<!doctype html><title>This code does not run</title><script type="module" src="/@vite/client"></script><pre>${said}</pre>`
      : fault.message,
  )
}
