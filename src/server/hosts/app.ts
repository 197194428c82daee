import { type Context, Hono } from 'hono'
import { providerConnections } from '../adapters/oidc/provider-connections.ts'
import { offeredProviders } from '../domain/accounts/single-sign-on/offered-providers.ts'
import { handlePaymentWebhook } from '../domain/booking/handle-payment-webhook.ts'
import { octoTurns } from '../domain/octo/octo-turns.ts'
import { storedDraft } from '../domain/site-settings/previews/drafted-agencies.ts'
import { ACADEMY, academy } from '../http/api/accounts/academy.ts'
import { PAYMENT_WEBHOOK, paymentWebhook } from '../http/api/payments/payment-webhook.ts'
import {
  flagResponse,
  mediaResponse,
  sampleLogoResponse,
  sceneResponse,
} from '../http/assets/asset-routes.ts'
import { mapTileResponse } from '../http/assets/map-tile-response.ts'
import { underConditions } from '../http/demo/conditions.ts'
import { demoRoutes } from '../http/demo/demo-routes.ts'
import { referenceRoutes } from '../http/demo/reference-routes.ts'
import { createGateway } from '../http/gateway/gateway.ts'
import { clientClosedResponse, isClientClosed } from '../http/http-messages/client-closed.ts'
import { failurePage } from '../http/http-messages/failure-page.ts'
import { toProblem } from '../http/http-messages/to-problem.ts'
import { withDeadline } from '../http/http-messages/with-deadline.ts'
import { octoRateLimits } from '../http/octo/octo-rate-limits.ts'
import { octoRoutes } from '../http/octo/octo-routes.ts'
import { pictureRoutes } from '../http/pages/brand/picture-routes.ts'
import { discoveryRoutes } from '../http/pages/discovery/discovery-routes.ts'
import { outboxRoutes } from '../http/pages/outbox-routes.ts'
import { serveGallery } from '../http/pages/serve-gallery.ts'
import { servePage } from '../http/pages/serve-page.ts'
import { endedShares } from '../http/previews/ended-shares.ts'
import { findPreviewOfCall, findPreviewOfPage } from '../http/previews/find-preview.ts'
import { frameNotices } from '../http/previews/frame-notices.ts'
import { createPreviews } from '../http/previews/previews.ts'
import { servePreviews } from '../http/previews/serve-previews.ts'
import { shareLinkRoutes } from '../http/previews/share-routes.ts'
import { awaitLoopTurn } from '../http/request/await-loop-turn.ts'
import { findAgency } from '../http/request/find-agency.ts'
import { createMetrics } from '../http/request/metrics.ts'
import { observe } from '../http/request/observe.ts'
import { probes } from '../http/request/probes.ts'
import type { AppEnv } from '../http/request-context/app-env.ts'
import { visitOf } from '../http/request-context/cookies/visit-cookie.ts'
import { createEventStreams } from '../http/request-context/event-streams.ts'
import type { Caller } from '../http/request-context/route.ts'
import { stampAgency } from '../http/request-context/stamp-agency.ts'
import { ssoRoutes } from '../http/single-sign-on/sso-routes.ts'
import { variableSlug } from '../kernel/config/environment-value.ts'
import { Problem } from '../kernel/errors/problem.ts'
import type { AppDeps } from './app-dependencies.ts'
import { makeBookingDependencies } from './make-booking-dependencies.ts'
import { createPlatformApi, type PlatformApiDependencies } from './platform-api.ts'

/**
 * Makes the application from its dependencies: a function from `Request` (and `HostInfo`, the adapter's knowledge of
 * the connection) to `Response`, which never throws and runs wherever fetch does. Source: decision 0031.
 */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const { config, store, log, requestTimeout = 30_000 } = deps
  const metrics = deps.metrics ?? createMetrics()
  const isReady = deps.isReady ?? (() => store.ping().then(() => true))
  const providersOf = offeredProviders({
    isProduction: config.mode === 'production',
    hasOperator: config.apiOrigin !== null,
  })
  const mailing = {
    isDemo: config.mode === 'demo',
    sendsMail: config.mode === 'demo' || Boolean(config.smtpUrl),
  }
  const sells = sellsOf(deps, mailing)
  const { api, sessions } = createPlatformApi({
    ...deps,
    sells,
    providersOf,
    checkResponses: deps.checkResponses ?? config.development,
    streams: deps.streams ?? createEventStreams(),
    platformEmail: config.platformEmail ?? null,
    ...mailing,
  })
  const gateway = createGateway(api)
  const draftOf = deps.draftOf ?? storedDraft(store)
  const ended = endedShares({ store, fonts: deps.fonts })
  const notices = frameNotices(deps.fonts)
  const previews = createPreviews({ store, sessions, draftOf, clock: deps.clock })

  const app = new Hono<AppEnv>()
  app.use(observe(log, metrics))
  app.route('/', probes(isReady, metrics))
  app.use(
    findAgency({
      store,
      isProduction: config.mode === 'production',
      log,
      forwarding: config,
      countryHeader: config.countryHeader ?? null,
      gallery: serveGallery(deps),
      bareHosts: deps.bareHosts,
    }),
  )
  if (deps.turns) app.use(awaitLoopTurn(deps.turns))

  app.post(
    PAYMENT_WEBHOOK,
    'own' in sells
      ? paymentWebhook({
          gatewayOf: sells.own.gatewayOf,
          hear: (agency, name, event) => handlePaymentWebhook(agency, name, event, sells.own),
          requestTimeout,
        })
      : noPaymentWebhook,
  )
  const isDemo = config.mode === 'demo'
  if (isDemo) addDemoTools(app, deps)
  addOcto(app, deps, sells)
  app.use('/api/*', findPreviewOfCall(previews, ended))
  app.all('/api/*', (c) => {
    c.set('area', 'api')
    const request = c.req.raw
    const caller = c.get('caller')
    const visit = visitOf(request, caller.site)
    c.set('visit', visit.id)
    return withDeadline(requestTimeout, request.signal, (signal) =>
      gateway({ request, caller, origin: c.get('origin'), visit, signal }),
    )
  })

  // These addresses do not exist in production.
  if (isDemo) app.route('/', demoRoutes({ ...deps, gateway, hasPeople: config.apiOrigin === null }))
  app.use(async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    throw new Problem({
      code: 'method_not_allowed',
      detail: 'Pages and pictures accept only GET and HEAD.',
      headers: { allow: 'GET, HEAD' },
    })
  })
  app.get('/scenes/*', (c) => asset(c, sceneResponse(new URL(c.req.url))))
  app.get('/flags/*', (c) => asset(c, flagResponse(c.req.path, deps.flagSvg)))
  app.get('/map/*', async (c) => asset(c, await mapTileResponse(c.req.path, deps)))
  app.get('/sample-logos/*', (c) => asset(c, sampleLogoResponse(c.req.path)))
  app.get('/media/*', async (c) =>
    asset(c, await mediaResponse(c.req.path, store.forAgency(c.get('caller').agency.id).assets)),
  )
  if (deps.raster) app.route('/', pictureRoutes({ store, raster: deps.raster, log }))
  app.route('/', discoveryRoutes({ remotes: deps.remotes ?? [], environment: deps.environment ?? 'prod' }))
  const page = servePage({ renderPage: deps.renderPage, api, sessions, notices, requestTimeout })
  // Before every page that could have an effect: a preview is read-only.
  app.use(findPreviewOfPage(previews, ended, notices), servePreviews(page, notices))
  app.route(
    '/',
    ssoRoutes({
      store,
      sessions,
      providersOf,
      secrets: config.oidcSecrets ?? new Map(),
      connectionTo: providerConnections({
        timeout: deps.providerTimeout ?? 5,
        fetch: deps.providerFetch ?? fetch,
        clock: deps.clock,
        ports: config.providerPorts,
      }),
      isProduction: config.mode === 'production',
      ...mailing,
      log,
    }),
  )
  const { renderOutbox } = deps
  // It shows everybody's links. In production the address is unknown like any other.
  if (renderOutbox && config.mode === 'demo') {
    app.route('/', outboxRoutes({ ofAgency: (id) => store.forAgency(id), renderOutbox }))
  }
  app.get(ACADEMY, academy({ sessions, ofAgency: (id) => store.forAgency(id) }))
  app.route('/', shareLinkRoutes(store, ended))
  app.get('*', page)

  app.onError(async (error, c) => {
    if (isClientClosed(error, c.req.raw.signal)) return clientClosedResponse()
    const requestId = c.get('requestId')
    const problem = toProblem(error, log, requestId)
    const response = wantsProblem(c) ? problem.toResponse(requestId) : await failurePage(problem)
    const caller = c.get('caller') as Caller | undefined
    return caller === undefined ? response : stampAgency(response, caller)
  })
  return app
}

/** Additional addresses below /api/ in demo and development: the readable reference, and calls under conditions. */
function addDemoTools(app: Hono<AppEnv>, { reference }: AppDeps): void {
  if (reference) app.route('/', referenceRoutes(reference))
  app.use('/api/*', underConditions())
}

/** In the demo an agency without keys can be called by everyone; elsewhere the address exists only with keys. */
function addOcto(app: Hono<AppEnv>, deps: AppDeps, sells: PlatformApiDependencies['sells']): void {
  const { config, store } = deps
  const keys = config.octoKeys ?? new Map()
  const isOpen = config.mode === 'demo'
  if (!('own' in sells) || (!isOpen && keys.size === 0)) return
  const bookingsOf = (id: string, reseller: string) => octoTurns(store.forAgency(id), reseller)
  const keysOf = (slug: string) => keys.get(variableSlug(slug)) ?? new Map()
  const limits = octoRateLimits()
  app.route('/octo', octoRoutes({ ...deps, booking: sells.own, bookingsOf, keysOf, isOpen, limits }))
}

/** An operator's API replaces Livery's own inventory. */
function sellsOf(
  deps: AppDeps,
  mailing: { isDemo: boolean; sendsMail: boolean },
): PlatformApiDependencies['sells'] {
  const { config, supplier, operatorTimeout = 10_000, operatorFetch = fetch } = deps
  if (config.apiOrigin !== null) {
    return { operator: { origin: config.apiOrigin, timeout: operatorTimeout, fetch: operatorFetch } }
  }
  if (deps.booking) return { own: deps.booking }
  if (supplier === null) throw new Error('without an operator API there must be a supplier')
  return { own: makeBookingDependencies({ ...deps, supplier, ...mailing }) }
}

/** Payments belong to the operator's API, and so do their webhooks. */
function noPaymentWebhook(): never {
  throw new Problem({
    code: 'not_found',
    detail: "The operator's own API handles the payments of this site. Send the gateway's webhooks there.",
  })
}

function asset(c: Context<AppEnv>, response: Response): Response {
  c.set('area', 'asset')
  return response
}

/** Programs get a problem, people a page. */
function wantsProblem(c: Context<AppEnv>): boolean {
  const accept = c.req.header('accept') ?? ''
  const isApi = c.req.path === '/api' || c.req.path.startsWith('/api/')
  return isApi || (/application\/(?:problem\+)?json/.test(accept) && !accept.includes('text/html'))
}
