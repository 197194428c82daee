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

/** Folders whose files Vite may answer with. */
const servedFolders = ['src', 'openapi', 'scripts/dev', '.livery/cache/vite']

/**
 * Milliseconds that a full reload is held back: where the same file is code of the server too, that restarts meanwhile,
 * and the page is loaded once, by the server that follows.
 */
const HOLD_MS = 600

/** Serves the code of pages, and speaks with those that are open. */
export interface PageHost {
  /** Puts the code of pages before what answers everything else. */
  before: (listener: RequestListener) => RequestListener
  tell: (event: string) => void
  showFault: (fault: DevFault) => void
  /** Shows a fault over every page, also those opened later, until it is null. */
  showContractFault: (fault: DevFault | null) => void
  /** Takes paths inside `src/` that were saved, created or deleted. */
  saved: (paths: readonly string[]) => void
  /** The server ends: no page is loaded before the next one serves. */
  serverEnds: () => void
  serverServes: () => void
}

/** Makes Vite for the pages of `npm run dev` on its server. It lives as long as that, while the application's server comes and goes. */
export async function createPageHost(http: Server, tenantsDir: string): Promise<PageHost> {
  const refusalOf = hostRefusal(tenantsDir)
  const vite = await createServer({
    ...sourceResolution,
    cacheDir: join(root, '.livery/cache/vite'),
    plugins: [react(), tailwindcss(), knownFonts(builtAssets(join(root, 'dist')).fonts), sharedModules()],
    server: {
      middlewareMode: true,
      // The app says itself who may read what it answers.
      cors: false,
      // Which hosts are answered is asked before Vite is, and its socket takes whom a page of theirs told the token.
      allowedHosts: true,
      // What pages are made of, and never what lies beside it: the database, settings, what anybody keeps in the folder.
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

/** The editor asks where each pairing's fonts are; making them takes longer than anybody waits for a page. */
function knownFonts(fonts: object): Plugin {
  const filled = join(root, 'src/platform/type-faces.ts')
  return {
    name: 'livery:known-fonts',
    enforce: 'pre',
    load: (id) => (id === filled ? `export const typeFaces = ${JSON.stringify(fonts)}` : null),
  }
}
