import { createReadStream, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { buildPreview, builtPreview } from './built-preview.ts'
import { RUN_FOLDER } from './run-folder.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface PreviewHost {
  port: number
  /** Replaces the served build by one with a folder's agencies. */
  rebuild(tenantsDir: string, ...slugs: string[]): Promise<void>
  stop(): Promise<void>
}

/** Serves the static preview of some agencies from a plain file server. The stories of a run share one build. */
export async function startPreviewHost(...slugs: string[]): Promise<PreviewHost> {
  const own = mkdtempSync(join(tmpdir(), 'livery-preview-e2e-'))
  let folder = own
  if (process.env[RUN_FOLDER] === undefined) await buildPreview(slugs, own)
  else folder = await builtPreview(slugs)
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://files').pathname)
    const wanted = join(folder, path.endsWith('/') ? `${path}index.html` : path)
    const isThere = existsSync(wanted) && statSync(wanted).isFile()
    const file = isThere ? wanted : join(folder, '404.html')
    response.writeHead(isThere ? 200 : 404, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
    })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    async rebuild(tenantsDir, ...others) {
      await buildPreview(others, own, '--tenants', tenantsDir)
      folder = own
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(own, { recursive: true, force: true })
    },
  }
}

/** Opens an address of a preview for the first time in this browser, and waits for the site itself. */
export async function openPreview(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 60_000 })
}

/** Ends the service worker, as browsers do with an idle one. */
export async function endWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}
