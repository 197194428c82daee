import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import pino from 'pino'
import { flagSvg } from '../../../../packages/geography/countries/flag-svg.ts'
import { sharedEarth } from '../../../../packages/geography/earth/load-earth.ts'
import { sharedGeo } from '../../../../packages/geography/shared-geo.ts'
import { createInventory } from '../../../../packages/sample-inventory/inventory.ts'
import { BAR_FILES } from '../../../contract/bar.ts'
import { offeredCurrencies } from '../../../tenant/offered-currencies.ts'
import { refreshingRates } from '../../adapters/exchange-rates/refreshing-rates.ts'
import { missingStripeKeys } from '../../adapters/gateways/gateways.ts'
import { paymentWarnings } from '../../adapters/gateways/payment-warnings.ts'
import { voucherPrinter } from '../../adapters/pdf/voucher-printer.ts'
import { createProcessRaster } from '../../adapters/raster/process/process-raster.ts'
import { startMail } from '../../adapters/smtp/start-mail.ts'
import { openStore } from '../../adapters/store/open-store.ts'
import { startForgetting } from '../../adapters/store/start-forgetting.ts'
import { providerWarnings } from '../../domain/accounts/single-sign-on/provider-warnings.ts'
import { startBookingTasks } from '../../domain/booking/start-booking-tasks.ts'
import { warnOfOpenTasks } from '../../domain/booking/warn-of-open-tasks.ts'
import { createDemoClock } from '../../domain/demo/demo-clock.ts'
import { staticRates } from '../../domain/exchange-rates/static-rates.ts'
import type { SellingDependencies } from '../../domain/proposals/selling-dependencies.ts'
import { scheduleMail } from '../../domain/site-settings/schedules/schedule-mail.ts'
import { startSchedules } from '../../domain/site-settings/schedules/start-schedules.ts'
import type { Supplier } from '../../domain/suppliers/port.ts'
import { supplierWarnings } from '../../domain/suppliers/supplier-warnings.ts'
import type { BrokenTenant } from '../../domain/tenant-folders/tenant-problem.ts'
import { createGallery } from '../../http/pages/render/gallery.ts'
import type { Site } from '../../http/pages/render/load-built.ts'
import { createOutbox } from '../../http/pages/render/outbox.ts'
import { createPageCache } from '../../http/pages/render/page-cache.ts'
import { createPageRenderer } from '../../http/pages/render/page-renderer.ts'
import { createLoopTurns } from '../../http/request/loop-turns.ts'
import { createMetrics } from '../../http/request/metrics.ts'
import { proxyWarningAtStart } from '../../http/request/proxy-warning.ts'
import { createEventStreams } from '../../http/request-context/event-streams.ts'
import type { Config } from '../../kernel/config/config.ts'
import { slugOfStripe } from '../../kernel/config/stripe-keys.ts'
import { createFairLimiter } from '../../kernel/limits/fair-limiter.ts'
import type { Log } from '../../kernel/log/log.ts'
import { createApp } from '../app.ts'
import { connectSuppliers } from '../connect-suppliers.ts'
import { makeBookingDependencies } from '../make-booking-dependencies.ts'
import type { ImportReport } from '../seed/import-tenants.ts'
import { seedStore } from '../seed/seed-store.ts'
import { addressesOf } from './addresses.ts'
import { checkedAgencies } from './checked-agencies.ts'
import { drainOnSignals } from './drain.ts'
import { createHttpServer } from './http-server.ts'
import { listenAt } from './listen-at.ts'
import { createListener } from './listener.ts'
import { plainLine } from './plain-line.ts'
import { readReference } from './read-reference.ts'
import { createRepeatablePages } from './repeatable-pages.ts'
import { requireFree } from './require-free.ts'
import { createStaticFiles } from './static-files.ts'
import { watchLoop } from './watch-loop.ts'

/** Options that differ between the ways of running the Node host. */
export interface HostDependencies {
  /** Loads what pages are rendered with; `warn` takes a sentence for the log. */
  loadSite: (config: Config, warn: (sentence: string) => void, server: Server) => Promise<Site>
  /** Folder of the build's output. */
  dist: string
  /** False if every page is rendered again. */
  cachesPages: boolean
  /** Adds a handler before the app and the built files. */
  before?: (listener: RequestListener) => RequestListener
  /** Changes the app's answer before it is sent. */
  finish?: (response: Response) => Response | Promise<Response>
  /** Where people reach the server, if it is behind another one. */
  shownAt?: { port: number; address: string | null }
  /** Receives every error that the application logs. */
  onFault?: (error: unknown) => void
  /** Ends what the host itself began. */
  onEnd?: () => Promise<void>
}

export interface RunningServer {
  config: Config
  /** The actual port, also if any free one was requested. */
  port: number
  /** Imports the tenants' folders again; changes are published at once. */
  importFolders: () => Promise<ImportReport>
}

/** The Node host: connects the dependencies, listens, and closes them in order on request. Source: decision 0031. */
export async function startServer(config: Config, host: HostDependencies): Promise<RunningServer> {
  const { dist, cachesPages, finish = (response) => response } = host
  // Rendered and finished pages have the same HTML; an agency is smaller than one of its pages.
  const cacheBytes = config.cacheMegabytes * 1_000_000
  const pageBytes = cachesPages ? (cacheBytes * 3) / 8 : 0
  await requireFree(config)
  const server = createHttpServer()
  // In development people read the log; elsewhere programs do.
  const log = heard(
    config.development
      ? pino({ level: config.logLevel }, { write: (line) => process.stderr.write(plainLine(line)) })
      : pino({ level: config.logLevel }),
    host.onFault,
  )
  const clock = () => new Date()
  const [store, geo, { assets, shell, remotes }] = await Promise.all([
    openStore(config, log, clock, cacheBytes / 4),
    sharedGeo(),
    host.loadSite(config, (sentence) => log.warn({}, sentence), server),
  ])
  // Pictures from tenants are drawn in processes that can be killed.
  const { raster, drawLogo, stop: stopDrawing } = createProcessRaster({ log })
  let broken: readonly BrokenTenant[] = []
  const importFolders = async () => {
    const report = await seedStore(store, config, log, config.tenantsDir, raster)
    broken = report.broken
    return report
  }
  const { imported } = await importFolders()
  const agencies = await checkedAgencies(
    store,
    config,
    imported.map(({ slug }) => slug),
  )
  const hasOperator = config.apiOrigin !== null
  const unsettled = await store.registry.blockedSlugs([...config.stripeKeys.keys()].map(slugOfStripe))
  const warnings = [
    ...[proxyWarningAtStart(config)].filter((one) => one !== null),
    ...providerWarnings(agencies, config),
    ...(hasOperator ? [] : [...paymentWarnings(agencies, config, unsettled), ...supplierWarnings(agencies)]),
  ]
  for (const warning of warnings) log.warn({}, warning)
  const mail = await startMail(config, { store, clock, log })
  const stopForgetting = startForgetting({ store, log })
  const rates = config.ratesUrl ? refreshingRates({ url: config.ratesUrl, fetch, clock, log }) : staticRates()
  const cache = createPageCache(pageBytes)
  const pages = createRepeatablePages(pageBytes)
  const metrics = createMetrics()
  metrics.gauge('livery_pages_repeated', 'Pages answered from memory since the start.', pages.repeated)
  metrics.gauge(
    'livery_open_incidents',
    'What of bookings was given up, or needs a person.',
    store.openIncidents,
  )
  const endWatch = watchLoop(metrics, log)
  const streams = createEventStreams()
  let isEnding = false
  store.onPublished((agencyId) => {
    cache.drop(agencyId)
    pages.drop(agencyId)
  })
  const isDemo = config.mode === 'demo'
  const isScripted = isDemo || config.development
  const sources = { rates, geo, clock }
  const demoClock = isDemo ? createDemoClock(clock, store.demoClock ?? undefined) : undefined
  const sellingClock = demoClock?.now ?? clock
  // With an operator's API there is no inventory of Livery's own.
  const supplier = hasOperator
    ? null
    : createInventory({ geo, clock: sellingClock, isScripted, ledger: store.supplyLedger })
  const booking = supplier && bookingWith(supplier)

  function bookingWith(own: Supplier): SellingDependencies {
    return makeBookingDependencies({
      ...sources,
      clock: sellingClock,
      supplier: own,
      suppliers: connectSuppliers(config, { ...sources, supplier: own, fetch }),
      store,
      log,
      isDemo,
      sendsMail: isDemo || config.smtpUrl !== null,
      ...config,
      print: voucherPrinter(join(dist, 'documents/fonts'), drawLogo),
    })
  }

  const schedules = startSchedules({
    store,
    clock,
    log,
    site: {
      remotes: remotes.parts,
      environment: config.environment,
      isDemo,
      raster,
      gatewayHealth: booking?.gatewayHealth,
    },
    tell: scheduleMail({ geo, isDemo, sendsMail: isDemo || config.smtpUrl !== null }),
  })
  const tasks = booking && startBookingTasks({ store, booking })
  if (!booking) await warnOfOpenTasks(store, log)
  const app = createApp({
    config,
    store,
    ...sources,
    supplier,
    ...(booking && { booking }),
    demoClock: booking ? demoClock : undefined,
    log,
    flagSvg,
    readEarth: sharedEarth,
    fonts: assets.fonts,
    metrics,
    turns: createLoopTurns(),
    streams,
    remotes: remotes.parts,
    environment: config.environment,
    raster,
    brokenTenants: () => broken,
    reference: readReference(dist),
    isReady: async () => !isEnding && (await store.ping().then(() => true)),
    renderPage: createPageRenderer({
      assets,
      remotes,
      renderPage: shell.renderPage,
      queryParametersOf: shell.queryParametersOf,
      cache,
      limiter: createFairLimiter({ concurrency: 16, queue: 256, retryAfterSeconds: 2 }),
      clock,
      environment: config.environment,
      demo: config.mode === 'demo',
      hasBar: config.bar,
      allowRemoteImages: hasOperator,
      platformEmail: config.platformEmail,
      // An operator's API may answer with other Stripe keys.
      hasStripeKeys: (slug) => hasOperator || missingStripeKeys(slug, config.stripeKeys).length === 0,
      currenciesOf: async ({ currencies }) => offeredCurrencies(currencies, (await rates.current()).rates),
    }),
    renderOutbox: createOutbox({ assets, renderOutbox: shell.renderOutbox }),
    renderGallery: createGallery({
      assets,
      store,
      renderGallery: shell.renderGallery,
      brokenTenants: () => broken,
      hasDemoPeople: config.mode === 'demo' && !hasOperator,
    }),
  })
  const listener = createListener({
    fetch: async (request, info) => finish(await app.fetch(request, info)),
    staticFiles: createStaticFiles(
      {
        '/assets/': join(dist, 'client/assets'),
        '/remotes/': join(dist, 'remotes'),
        ...(config.bar && { [BAR_FILES]: join(dist, 'bar') }),
      },
      config,
    ),
    pages,
  })
  server.on('request', host.before?.(listener) ?? listener)
  const doors = await listenAt(server, config)
  const { port } = server.address() as AddressInfo
  const shown = { ...config, port, ...host.shownAt }
  const slugs = agencies.map(({ slug }) => slug).toSorted()
  for (const line of addressesOf(shown, shown.port, slugs, broken)) process.stdout.write(`${line}\n`)
  drainOnSignals(server, {
    doors,
    onBegin: () => {
      isEnding = true
      streams.end()
      void host.onEnd?.()
    },
    async close() {
      endWatch()
      stopForgetting()
      await schedules.stop()
      await tasks?.stop()
      await mail?.stop()
      await store.close()
      stopDrawing()
    },
    log,
  })
  return { config, port, importFolders }
}

/** The same log, whose errors are also passed to `onFault`. */
function heard(log: Log, onFault: HostDependencies['onFault']): Log {
  if (onFault === undefined) return log
  return {
    info: (fields, message) => log.info(fields, message),
    warn: (fields, message) => log.warn(fields, message),
    error(fields, message) {
      log.error(fields, message)
      if ('err' in fields) onFault(fields.err)
    },
  }
}
