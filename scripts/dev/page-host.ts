import { realpathSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import { builtAssets } from '../../src/server/http/pages/render/load-built.ts'
import { root } from '../build/root.ts'
import { sharedModules } from '../build/shared-modules.ts'
import type { DevFault } from './dev-news.ts'
import { hostRefusal } from './host-refusal.ts'
import { reportSaves } from './report-saves.ts'
import { sourceResolution, watched } from './source-resolution.ts'

/** Folders whose files Vite may serve. */
const servedFolders = ['src', 'openapi', 'scripts/dev', '.livery/cache/vite']

/**
 * Milliseconds by which a full reload is delayed. If the file is also code of the server, that restarts meanwhile and
 * the new server loads the page, once.
 */
const HOLD_MS = 600

/** Serves the code of pages, and sends messages to open pages. */
export interface PageHost {
  /** Handles requests for the code of pages before all other handlers. */
  before: (listener: RequestListener) => RequestListener
  tell: (event: string) => void
  showFault: (fault: DevFault) => void
  /** Shows a fault over every page, also those opened later, until it is null. */
  showContractFault: (fault: DevFault | null) => void
  /** Takes paths inside `src/` that were saved, created or deleted. */
  saved: (paths: readonly string[]) => void
  /** The server ends: pages reload only after the next one has started. */
  serverEnds: () => void
  serverServes: () => void
}

/**
 * Creates Vite for the pages of `npm run dev`, on the front's server. It keeps running while the application's server
 * restarts.
 */
export async function createPageHost(http: Server, tenantsDir: string): Promise<PageHost> {
  const refusalOf = hostRefusal(tenantsDir)
  const vite = await createServer({
    ...sourceResolution,
    cacheDir: join(root, '.livery/cache/vite'),
    plugins: [react(), tailwindcss(), knownFonts(builtAssets(join(root, 'dist')).fonts), sharedModules()],
    server: {
      middlewareMode: true,
      // The app sets its own CORS headers.
      cors: false,
      // The host check runs before Vite's, and Vite's socket requires a token that only its own pages know.
      allowedHosts: true,
      // Only files that pages consist of, never files next to them: the database, settings, private files in the
      // folder.
      fs: {
        allow: [...servedFolders.map((path) => join(root, path)), realpathSync(join(root, 'node_modules'))],
        deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.livery/data/**'],
      },
      hmr: { server: http },
      watch: watched,
    },
    optimizeDeps: { entries: ['src/shell/entry-client.tsx', 'src/remotes/*/entry.tsx'] },
  })
  const { hot } = vite.environments.client
  const send = hot.send.bind(hot) as (...parts: readonly unknown[]) => void
  let contractFault: DevFault | null = null
  vite.ws.on('connection', () => {
    if (contractFault !== null) send({ type: 'error', err: contractFault })
  })
  let isAway = true
  let held: NodeJS.Timeout | undefined
  hot.send = ((...parts: readonly unknown[]) => {
    const [payload] = parts
    if (typeof payload !== 'object' || (payload as { type?: string }).type !== 'full-reload')
      return send(...parts)
    clearTimeout(held)
    held = setTimeout(() => {
      if (!isAway) send(...parts)
    }, HOLD_MS)
  }) as typeof hot.send

  return {
    before: (listener) => (request, response) => {
      const refusal = refusalOf(request.headers.host)
      if (refusal === null) return vite.middlewares(request, response, () => listener(request, response))
      response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end(`${refusal}\n`)
    },
    tell: (event) => send(event),
    showContractFault(fault) {
      if (fault !== null) send({ type: 'error', err: fault })
      else if (contractFault !== null && !isAway) send({ type: 'full-reload' })
      contractFault = fault
    },
    saved: reportSaves(vite, join(root, 'src')),
    showFault: (fault) => send({ type: 'error', err: fault }),
    serverEnds() {
      isAway = true
    },
    serverServes() {
      if (isAway) send({ type: 'full-reload' })
      isAway = false
    },
  }
}

/** The editor requests the fonts' addresses; making the fonts takes too long for a page request. */
function knownFonts(fonts: object): Plugin {
  const filled = join(root, 'src/platform/type-faces.ts')
  return {
    name: 'livery:known-fonts',
    enforce: 'pre',
    load: (id) => (id === filled ? `export const typeFaces = ${JSON.stringify(fonts)}` : null),
  }
}
