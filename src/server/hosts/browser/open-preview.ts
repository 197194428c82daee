import { browserRequest } from '../../http/http-messages/browser-request.ts'
import type { ShellServer } from '../../http/pages/render/load-built.ts'
import { browserResponse } from './browser-response.ts'
import { openCookieKeeper, type ShownCookies } from './cookie-keeper.ts'
import { JournalBackend } from './journal-backend.ts'
import { openSite } from './open-site.ts'
import type { PreviewFiles } from './preview-files.ts'
import type { PreviewSite } from './preview-site.ts'
import { forgetStored, openStored } from './stored-database.ts'

interface PreviewDependencies {
  site: PreviewSite
  shell: ShellServer
  files: PreviewFiles
  /** Changes with the seeded database. */
  dumpName: string
}

export interface Preview {
  /** Answers a request as the network would. */
  answer(request: Request): Promise<Response>
  /** Ends it, and deletes everything that was done in it. */
  forget(): Promise<void>
}

/** Name of the lock of the worker that owns the database. */
const LOCK = 'livery-preview'

/** Opens a preview's server in a worker, with the data that the browser has stored. */
export async function openPreview({ site, shell, files, dumpName }: PreviewDependencies): Promise<Preview> {
  const { host, hostname, protocol } = location
  const kept = await openStored()
  const backend = new JournalBackend({ kept, dumpName, dump: files.database })
  await takeOver(backend)
  const open = await openSite({ site, shell, files, backend, hostname })
  const shown = (globalThis as { cookieStore?: ShownCookies }).cookieStore ?? null
  const cookies = await openCookieKeeper({ kept, shown, clock: () => new Date() })
  const itself = { 'user-agent': navigator.userAgent, 'accept-language': navigator.languages.join(',') }

  return {
    async answer(request) {
      const cookie = await cookies.header(new URL(request.url).pathname)
      const sent = browserRequest(await withBody(request), { cookie, from: originOf(request), itself })
      const response = await open.fetch(sent, { hosts: [host], encrypted: protocol === 'https:' })
      await cookies.keep(response.headers.getSetCookie())
      return browserResponse(response)
    },
    async forget() {
      await open.close()
      await forgetStored(kept)
      kept.close()
    },
  }
}

/** A newer build's worker may take over while this one still answers; from then on this one stores nothing. */
function takeOver(backend: JournalBackend): Promise<void> {
  return new Promise((resolve) => {
    const held = navigator.locks.request(LOCK, { steal: true }, () => {
      resolve()
      return new Promise<never>(() => undefined)
    })
    held.catch(() => backend.release())
  })
}

/**
 * Only this origin's pages make calls through its worker; a navigation may come from any origin, which its headers
 * name.
 */
function originOf({ url, mode, referrer }: Request): string | null {
  if (mode !== 'navigate') return new URL(url).origin
  return URL.canParse(referrer) ? new URL(referrer).origin : null
}

/** The body is read before it is passed on, because not every browser exposes it as a stream. */
async function withBody(request: Request): Promise<Request> {
  const { url, method, headers, signal } = request
  if (method === 'GET' || method === 'HEAD') return request
  return new Request(url, { method, headers, signal, body: await request.arrayBuffer() })
}
