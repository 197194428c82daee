import type { Geo } from '../../../packages/geography/geo.ts'
import type { RemoteAddress } from '../../contract/remote.ts'
import type { Store } from '../adapters/store/store.ts'
import { createHashing } from '../domain/accounts/hashing.ts'
import { sendInvitation } from '../domain/accounts/send-invitation.ts'
import { createOperatorSessions } from '../domain/accounts/sessions/operator-sessions.ts'
import type { Sessions } from '../domain/accounts/sessions/sessions.ts'
import { storeSessions } from '../domain/accounts/sessions/store-sessions.ts'
import type { ProvidersOf } from '../domain/accounts/single-sign-on/offered-providers.ts'
import type { RatesProvider } from '../domain/exchange-rates/rates-provider.ts'
import type { Raster } from '../domain/pictures/raster.ts'
import type { SellingDependencies } from '../domain/proposals/selling-dependencies.ts'
import { scheduleMail } from '../domain/site-settings/schedules/schedule-mail.ts'
import { accountRoutes } from '../http/api/accounts/account-routes.ts'
import { agentRoutes } from '../http/api/accounts/agent-routes.ts'
import { identityRoutes } from '../http/api/accounts/identity-routes.ts'
import { mailedLinkRoute } from '../http/api/accounts/mailed-link.ts'
import { passwordSignIn } from '../http/api/accounts/password-sign-in.ts'
import { portraitRoutes } from '../http/api/accounts/portrait-routes.ts'
import { profileRoutes } from '../http/api/accounts/profile-routes.ts'
import { remindWaiting } from '../http/api/accounts/remind-waiting.ts'
import { sessionRoutes } from '../http/api/accounts/session-routes.ts'
import { supportRoute } from '../http/api/accounts/support.ts'
import { userRoutes } from '../http/api/accounts/user-routes.ts'
import { agencyRoutes } from '../http/api/agencies/agency-routes.ts'
import { contentRoutes } from '../http/api/agencies/content-routes.ts'
import { linkRoutes } from '../http/api/agencies/link-routes.ts'
import { type Api, createApi } from '../http/api/api.ts'
import { localisationRoutes } from '../http/api/places/localisation-routes.ts'
import { markupRoutes } from '../http/api/pricing/markup-routes.ts'
import { inventoryRoutes } from '../http/api/products/inventory-routes.ts'
import { quotaRoutes } from '../http/api/quota-routes.ts'
import { agencyEventsRoute } from '../http/api/site-settings/agency-events-route.ts'
import { draftEventsRoutes } from '../http/api/site-settings/draft-events-routes.ts'
import { draftRoutes } from '../http/api/site-settings/draft-routes.ts'
import { folderRoutes } from '../http/api/site-settings/folder-routes.ts'
import { pageContextRoute } from '../http/api/site-settings/page-context-route.ts'
import { paletteRoute } from '../http/api/site-settings/palette-route.ts'
import { brandingPictureRoutes } from '../http/api/site-settings/picture-routes.ts'
import { previewGrantRoute } from '../http/api/site-settings/preview-grant-route.ts'
import { publishRoutes } from '../http/api/site-settings/publish-routes.ts'
import { rateLimitedRoutes } from '../http/api/site-settings/rate-limited-routes.ts'
import { scheduleRoutes } from '../http/api/site-settings/schedule-routes.ts'
import { shareRoutes } from '../http/api/site-settings/share-routes.ts'
import { versionPictureRoute } from '../http/api/site-settings/version-picture-route.ts'
import { versionRoutes } from '../http/api/site-settings/version-routes.ts'
import { operatorLogin } from '../http/operator/operator-login.ts'
import type { OperatorApi } from '../http/operator/operator-request.ts'
import { operatorRoutes } from '../http/operator/operator-routes.ts'
import type { EventStreams } from '../http/request-context/event-streams.ts'
import type { Routes } from '../http/request-context/route.ts'
import { ssoProvidersRoute } from '../http/single-sign-on/sso-providers-route.ts'
import { createFairLimiter } from '../kernel/limits/fair-limiter.ts'
import type { Log } from '../kernel/log/log.ts'

export interface PlatformApiDependencies {
  store: Store
  geo: Geo
  rates: RatesProvider
  clock: () => Date
  log: Log
  checkResponses: boolean
  /** Draws people's pictures; without it they have none. */
  raster?: Raster
  /** True if mail is sent: to the demo's outbox or by SMTP_URL. */
  sendsMail: boolean
  isDemo: boolean
  /** The earliest answer, in milliseconds, of calls that must not reveal whether an account exists. */
  evenMs?: number
  /**
   * The source of sales: Livery's own inventory, or the operator's API, which then answers all calls that the
   * contract marks as its own.
   */
  sells: { own: SellingDependencies } | { operator: OperatorApi }
  providersOf: ProvidersOf
  /** The remote parts of this deployment, and LIVERY_ENVIRONMENT: they decide which paths exist. */
  remotes?: readonly RemoteAddress[]
  environment?: string
  /** The event streams of pages and editors. */
  streams: EventStreams
  /** The address at which agencies' owners reach the platform's staff. */
  platformEmail: string | null
}

/** Makes the whole API from its sources, and the sessions of its tokens. */
export function createPlatformApi(dependencies: PlatformApiDependencies): { api: Api; sessions: Sessions } {
  const { store, sells, clock } = dependencies
  const operator = 'operator' in sells ? sells.operator : null
  const ofAgency = (agencyId: string) => store.forAgency(agencyId)
  const operatorSessions = createOperatorSessions(clock)
  const sessions = operator ? operatorSessions : storeSessions((id) => ofAgency(id).sessions)
  const hashing = createHashing()
  // A picture may unpack to much memory, so agencies take turns, with one picture each.
  const drawings = createFairLimiter({
    concurrency: 4,
    queue: 240,
    retryAfterSeconds: 5,
    perGroup: { concurrency: 1, queue: 40 },
  })
  const accounts = { ...dependencies, evenMs: dependencies.evenMs ?? 300, ofAgency, sessions, hashing }
  // An operator's API takes its own payments.
  const gatewayHealth = 'own' in sells ? sells.own.gatewayHealth : undefined
  const branding = {
    ...draftRoutes({ ofAgency }),
    ...publishRoutes({ ...dependencies, ofAgency, gatewayHealth }),
    ...versionRoutes({ ofAgency, gatewayHealth }),
    ...scheduleRoutes({ ...dependencies, ofAgency, gatewayHealth, tell: scheduleMail(dependencies) }),
    createPreviewGrant: previewGrantRoute(dependencies),
    ...draftEventsRoutes({ ...dependencies, sessions }),
    ...shareRoutes({ ...dependencies, ofAgency }),
  }
  const work = {
    ...agentRoutes({ ofAgency, sendInvitation: sendInvitation(dependencies) }),
    ...portraitRoutes({ ofAgency, raster: dependencies.raster, drawings }),
    ...brandingPictureRoutes({ ofAgency, raster: dependencies.raster, drawings }),
    ...folderRoutes({ ofAgency, raster: dependencies.raster, drawings }),
  }
  const own = {
    ...agencyRoutes({ ofAgency }),
    ...work,
    ...quotaRoutes(work, clock),
    ...branding,
    ...rateLimitedRoutes(branding),
    getVersionPicture: versionPictureRoute({ ofAgency, raster: dependencies.raster }),
    ...contentRoutes,
    ...linkRoutes(dependencies),
    ...markupRoutes({ ofAgency, rates: dependencies.rates }),
    ...localisationRoutes(dependencies),
    listSsoProviders: ssoProvidersRoute(dependencies.providersOf),
    ...identityRoutes({ ofAgency, providersOf: dependencies.providersOf, hashing: accounts.hashing }),
    readMailedLink: mailedLinkRoute(ofAgency),
    ...profileRoutes({ ofAgency, rates: dependencies.rates }),
    getPicturePalette: paletteRoute({ ofAgency, raster: dependencies.raster, drawings }),
    ...sessionRoutes({ ofAgency }),
    getPageContext: pageContextRoute(dependencies),
    getAgencyEvents: agencyEventsRoute(dependencies),
    ...accountRoutes(accounts),
    askSupport: supportRoute(accounts),
    ...userRoutes({
      sessions,
      ofAgency,
      signIn: operator
        ? operatorLogin(operator, operatorSessions)
        : passwordSignIn({ ...accounts, remind: remindWaiting(accounts) }),
    }),
  } satisfies Partial<Routes>
  const routes: Routes =
    'own' in sells
      ? { ...own, ...inventoryRoutes(sells.own) }
      : {
          ...own,
          ...operatorRoutes({ ...accounts, api: sells.operator, sessions: operatorSessions }),
        }
  return { sessions, api: createApi({ ...dependencies, routes, sessions }) }
}
