import { evaluateScript } from './evaluate-script.ts'
import { fetchCached } from './fetch-cached.ts'
import type { Preview } from './open-preview.ts'
import { fetchFiles, type PreviewAddresses, type PreviewFiles } from './preview-files.ts'
import { siteFiles } from './site-files.ts'
import { FORGET, OPEN } from './worker-calls.ts'

/** Milliseconds between checks for another build, and the longest wait of a page for the answer. */
const ASK_AGAIN = 30_000

const ASK_PATIENCE = 1500

/** A service worker's global scope, in addition to a page's. */
interface WorkerScope {
  clients: {
    claim(): Promise<void>
    matchAll(wanted: { type: 'window' }): Promise<readonly OpenPage[]>
  }
  registration: Registration
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchingEvent) => void): void
  addEventListener(type: 'message', listener: (event: LastingEvent & MessageEvent) => void): void
}

interface OpenPage {
  url: string
  navigate(url: string): Promise<unknown>
}

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void
}

interface FetchingEvent extends LastingEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

export interface WorkerDependencies {
  /** Address of the server's script, and of the files that it needs. */
  server: string
  addresses: PreviewAddresses
  /** Prefixes of the paths that the file server answers. */
  filePaths: readonly string[]
  /** Addresses of all scripts and styles of pages; each has its hash in its name. */
  siteAddresses: readonly string[]
}

/** What the server's script assigns. */
interface ServerScript {
  openPreview(files: PreviewFiles, dumpName: string): Promise<Preview>
}

/**
 * Makes the service worker of a preview. The server answers all requests of its origin except for the build's files.
 * It is fetched separately, because a private window stores no service worker script over about a megabyte.
 */
export function startWorker(dependencies: WorkerDependencies): void {
  const scope = globalThis as unknown as WorkerScope
  let opened: Promise<Preview> | undefined
  const newer = newerBuild(scope.registration)
  const files = siteFiles(dependencies.siteAddresses)
  let replaces = false

  function ready(): Promise<Preview> {
    if (opened === undefined) {
      opened = open(dependencies)
      opened.catch(() => {
        opened = undefined
      })
    }
    return opened
  }

  async function answer(request: Request): Promise<Response> {
    const isPage = request.mode === 'navigate'
    const preview =
      isPage && request.method === 'GET' && (await newer.isThere())
        ? null
        : await ready().catch((error: unknown) => {
            if (!isPage) throw error
            return null
          })
    // The first page reports the problem and tries again.
    if (preview === null) return fetch('/index.html')
    const answered = await preview.answer(request)
    // No event waits for it, because a waiting event would delay a newer build's worker.
    if (isPage) void files.keep()
    return answered
  }

  async function forget(): Promise<void> {
    const preview = await ready()
    opened = undefined
    await files.forget()
    await preview.forget()
  }

  const called: Readonly<Record<string, () => Promise<unknown>>> = { [OPEN]: ready, [FORGET]: forget }

  /** Reloads pages of another build, whose files and data have been removed. */
  async function takeOver(): Promise<void> {
    await scope.clients.claim()
    if (!replaces) return
    for (const page of await scope.clients.matchAll({ type: 'window' })) {
      if (!dependencies.filePaths.some((path) => new URL(page.url).pathname.startsWith(path)))
        await page.navigate(page.url).catch(() => undefined)
    }
  }

  scope.addEventListener('install', (event) => {
    newer.isNew()
    files.isNew()
    replaces = scope.registration.active !== null
    ready().catch(() => undefined)
    event.waitUntil(scope.skipWaiting())
  })
  scope.addEventListener('activate', (event) => event.waitUntil(takeOver()))
  scope.addEventListener('fetch', (event) => {
    const { origin, pathname } = new URL(event.request.url)
    if (origin !== location.origin) return
    if (files.mayHave(pathname)) return event.respondWith(files.answer(event.request))
    if (dependencies.filePaths.some((path) => pathname.startsWith(path))) return
    event.respondWith(answer(event.request))
  })
  scope.addEventListener('message', (event) => {
    const { data, ports } = event
    const work = called[String(data)]
    if (work === undefined) return
    const [port] = ports
    event.waitUntil(
      work().then(
        () => port?.postMessage({ isDone: true }),
        (error: unknown) => port?.postMessage({ isDone: false, reason: String(error) }),
      ),
    )
  })
}

async function open({ server, addresses }: WorkerDependencies): Promise<Preview> {
  const files = fetchFiles(addresses)
  const script = await (await fetchCached(server, [server])).text()
  return evaluateScript<ServerScript>(script, 'preview').openPreview(files, addresses.database)
}

/** A worker's knowledge of the builds at its address. */
export interface Registration {
  active: object | null
  installing: object | null
  waiting: object | null
  update(): Promise<unknown>
}

/** Checks, when pages are opened, whether another build is at a worker's address. */
export function newerBuild(registration: Registration) {
  let checkedAt = 0
  return {
    /** The worker has just been fetched. */
    isNew() {
      checkedAt = Date.now()
    },
    async isThere(): Promise<boolean> {
      if (Date.now() - checkedAt > ASK_AGAIN) {
        checkedAt = Date.now()
        const late = new Promise((resolve) => setTimeout(resolve, ASK_PATIENCE))
        // Without a network the current build continues.
        await Promise.race([registration.update().catch(() => undefined), late])
      }
      return registration.installing !== null || registration.waiting !== null
    },
  }
}
