import { PGlite } from '@electric-sql/pglite'
import { MemfsFrontendFS } from '@electric-sql/pglite/memfs-frontend'
import { createInventory } from '../../../../packages/sample-inventory/inventory.ts'
import { offeredCurrencies } from '../../../tenant/offered-currencies.ts'
import { createStore } from '../../adapters/store/create-store.ts'
import { startForgetting } from '../../adapters/store/start-forgetting.ts'
import type { Store } from '../../adapters/store/store.ts'
import { connectPglite, startParams } from '../../db/pglite-connection.ts'
import { startBookingTasks } from '../../domain/booking/start-booking-tasks.ts'
import { createDemoClock } from '../../domain/demo/demo-clock.ts'
import { staticRates } from '../../domain/exchange-rates/static-rates.ts'
import { scheduleMail } from '../../domain/site-settings/schedules/schedule-mail.ts'
import { startSchedules } from '../../domain/site-settings/schedules/start-schedules.ts'
import { createGallery } from '../../http/pages/render/gallery.ts'
import type { ShellServer } from '../../http/pages/render/load-built.ts'
import { createOutbox } from '../../http/pages/render/outbox.ts'
import { createPageCache } from '../../http/pages/render/page-cache.ts'
import { createPageRenderer } from '../../http/pages/render/page-renderer.ts'
import { createEventStreams } from '../../http/request-context/event-streams.ts'
import { createFairLimiter } from '../../kernel/limits/fair-limiter.ts'
import type { Log } from '../../kernel/log/log.ts'
import { createApp } from '../app.ts'
import { makeBookingDependencies } from '../make-booking-dependencies.ts'
import { consoleLog as log } from './console-log.ts'
import { withDeferredPlaces } from './deferred-places.ts'
import type { JournalBackend } from './journal-backend.ts'
import { canvasRaster } from './pictures/canvas-raster.ts'
import { pictureOpener } from './pictures/open-picture.ts'
import { logoPrinter } from './pictures/print-logo.ts'
import { svgDrawer } from './pictures/svg-drawer.ts'
import type { PreviewFiles } from './preview-files.ts'
import { type PreviewSite, RESET_PAGE } from './preview-site.ts'
import { fetchedPrinter } from './print/fetched-printer.ts'
import { type DeferredGeo, shareGeo } from './shared-geo.ts'

/**
 * An empty WebAssembly module: nothing initialises a database here, and without it the initialising program would be
 * fetched.
 */
const noProgram = new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))

/** Bytes of HTML that the page cache may hold. */
const CACHE_BYTES = 8_000_000

interface SiteDependencies {
  site: PreviewSite
  shell: ShellServer
  files: PreviewFiles
  backend: JournalBackend
  /** Host name of the preview. */
  hostname: string
}

export interface OpenSite {
  fetch: (...args: Parameters<ReturnType<typeof createApp>['fetch']>) => Promise<Response>
  /** Ends the jobs and closes the database; nothing is answered afterwards. */
  close(): Promise<void>
}

/**
 * The browser's host: connects the same dependencies as the Node host, with what a worker offers. Source: decision
 * 0031.
 */
export async function openSite({
  site,
  shell,
  files,
  backend,
  hostname,
}: SiteDependencies): Promise<OpenSite> {
  const { assets, remotes, slugs } = site
  const clock = () => new Date()
  const [store] = await Promise.all([openBrowserStore({ files, backend, clock, log }), shell.loaded])
  const places = shareGeo(files.places)
  const { geo } = places
  const rates = staticRates()
  const cache = createPageCache(CACHE_BYTES)
  store.onPublished((agencyId) => cache.drop(agencyId))
  const streams = createEventStreams()
  const demo = { isDemo: true, sendsMail: true }
  const demoClock = createDemoClock(clock, store.demoClock ?? undefined)
  const supplier = createInventory({
    geo,
    clock: demoClock.now,
    isScripted: true,
    ledger: store.supplyLedger,
  })
  const sources = { supplier, rates, geo, clock }
  const openPicture = pictureOpener(svgDrawer({ program: files.drawing, font: files.font }))
  const raster = canvasRaster(openPicture)
  const print = fetchedPrinter(files, logoPrinter(openPicture))
  const booking = makeBookingDependencies({ ...sources, clock: demoClock.now, ...demo, store, log, print })
  const jobs = jobsAfter(places, () => [
    startSchedules({
      store,
      clock,
      log,
      site: {
        remotes: remotes.parts,
        environment: 'prod',
        isDemo: true,
        raster,
        gatewayHealth: booking.gatewayHealth,
      },
      tell: scheduleMail({ geo, ...demo }),
    }),
    startBookingTasks({ store, booking }),
  ])
  const stopForgetting = startForgetting({ store, log })
  const app = createApp({
    config: { mode: 'demo', development: false, trustedProxies: [], apiOrigin: null },
    store,
    ...sources,
    booking,
    demoClock,
    log,
    streams,
    bareHosts: { names: new Set([hostname]), slug: slugs.length === 1 ? (slugs[0] ?? null) : null },
    resetHref: RESET_PAGE,
    // The file server has them.
    flagSvg: () => null,
    readEarth: files.earth,
    fonts: assets.fonts,
    remotes: remotes.parts,
    environment: 'prod',
    raster,
    renderPage: createPageRenderer({
      assets,
      remotes,
      renderPage: shell.renderPage,
      queryParametersOf: shell.queryParametersOf,
      cache,
      limiter: createFairLimiter({ concurrency: 16, queue: 256, retryAfterSeconds: 2 }),
      clock,
      environment: 'prod',
      demo: true,
      hasBar: true,
      allowRemoteImages: false,
      currenciesOf: async ({ currencies }) => offeredCurrencies(currencies, (await rates.current()).rates),
    }),
    renderOutbox: createOutbox({ assets, renderOutbox: shell.renderOutbox }),
    renderGallery: createGallery({
      assets,
      store,
      renderGallery: shell.renderGallery,
      hasDemoPeople: true,
      hasNames: () => false,
      resetHref: RESET_PAGE,
    }),
  })
  return {
    fetch: withDeferredPlaces(app.fetch, jobs.places),
    async close() {
      streams.end()
      stopForgetting()
      await jobs.stop()
      await store.close()
    },
  }
}

interface BrowserStoreDependencies {
  files: Pick<PreviewFiles, 'engine' | 'engineData'>
  backend: JournalBackend
  clock: () => Date
  log: Log
}

/** Opens a preview's store: the embedded database in the worker's memory, with the data that the browser has stored. */
async function openBrowserStore({ files, backend, clock, log }: BrowserStoreDependencies): Promise<Store> {
  const client = await PGlite.create({
    fs: new MemfsFrontendFS(backend),
    startParams,
    pgliteWasmModule: await files.engine,
    initdbWasmModule: noProgram,
    fsBundle: await files.engineData,
  })
  return createStore(connectPglite(client), { demo: true, clock, log })
}

interface Job {
  stop(): Promise<unknown>
}

/** Starts jobs once their geography is available; nothing is fetched for them until a call needs it. */
function jobsAfter({ ready, missed }: DeferredGeo, start: () => Job[]) {
  let started: Promise<Job[]> | undefined
  let isStopped = false
  async function begin(): Promise<Job[]> {
    await ready()
    return isStopped ? [] : start()
  }
  return {
    places: {
      missed,
      async ready() {
        started ??= begin().catch((error: unknown) => {
          started = undefined
          throw error
        })
        await started
      },
    },
    async stop() {
      isStopped = true
      const jobs = (await started?.catch(() => [])) ?? []
      for (const job of jobs) await job.stop()
    },
  }
}
