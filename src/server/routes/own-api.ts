import type { RemoteAddress } from '../../contract/remote.ts'
import { accountRoutes } from '../accounts/account-routes.ts'
import { createHashing } from '../accounts/hashing.ts'
import { remindWaiting } from '../accounts/remind-waiting.ts'
import { sendInvitation } from '../accounts/send-invitation.ts'
import type { Raster } from '../brand/raster.ts'
import { agencyEventsRoute } from '../branding/agency-events-route.ts'
import { draftEventsRoutes } from '../branding/draft-events-routes.ts'
import { draftRoutes } from '../branding/draft-routes.ts'
import { folderRoutes } from '../branding/files/folder-routes.ts'
import { paletteRoute } from '../branding/files/palette-route.ts'
import { brandingPictureRoutes } from '../branding/files/picture-routes.ts'
import { pacedRoutes } from '../branding/paced-routes.ts'
import { pageContextRoute } from '../branding/page-context-route.ts'
import { previewGrantRoute } from '../branding/preview-grant-route.ts'
import { publishRoutes } from '../branding/publish-routes.ts'
import { scheduleMail } from '../branding/schedules/schedule-mail.ts'
import { scheduleRoutes } from '../branding/schedules/schedule-routes.ts'
import { shareRoutes } from '../branding/share-routes.ts'
import { versionPictureRoute } from '../branding/version-picture-route.ts'
import { versionRoutes } from '../branding/version-routes.ts'
import { operatorLogin } from '../gateway/operator-login.ts'
import type { OperatorApi } from '../gateway/operator-request.ts'
import { operatorRoutes } from '../gateway/operator-routes.ts'
import type { Geo } from '../geo/geo.ts'
import type { EventStreams } from '../http/event-streams.ts'
import { createFairLimiter } from '../http/fair-limiter.ts'
import type { Log } from '../http/log.ts'
import type { SellingParts } from '../proposals/selling-parts.ts'
import type { RatesProvider } from '../rates/rates-provider.ts'
import { createOperatorSessions } from '../sessions/operator-sessions.ts'
import { passwordSignIn } from '../sessions/password-sign-in.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { storeSessions } from '../sessions/store-sessions.ts'
import type { ProvidersOf } from '../sso/offered-providers.ts'
import { ssoProvidersRoute } from '../sso/sso-providers-route.ts'
import type { Store } from '../store/store.ts'
import { agencyRoutes } from './agency-routes.ts'
import { agentRoutes } from './agent-routes.ts'
import { type Api, createApi } from './api.ts'
import { contentRoutes } from './content-routes.ts'
import { identityRoutes } from './identity-routes.ts'
import { inventoryRoutes } from './inventory-routes.ts'
import { linkRoutes } from './link-routes.ts'
import { localisationRoutes } from './localisation-routes.ts'
import { mailedLinkRoute } from './mailed-link.ts'
import { markupRoutes } from './markup-routes.ts'
import { portraitRoutes } from './portrait-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { quotaRoutes } from './quota-routes.ts'
import type { Routes } from './route.ts'
import { sessionRoutes } from './session-routes.ts'
import { supportRoute } from './support.ts'
import { userRoutes } from './user-routes.ts'

export interface OwnApiParts {
  store: Store
  geo: Geo
  rates: RatesProvider
  clock: () => Date
  log: Log
  checkResponses: boolean
  /** Draws people's pictures; without it they have none. */
  raster?: Raster
  /** Mail goes somewhere: to the demo's outbox or by SMTP_URL. */
  sendsMail: boolean
  isDemo: boolean
  /** Milliseconds before which calls that must not tell whether an account exists do not answer. */
  evenMs?: number
  /** Where what is sold comes from: Livery's own inventory, or the operator's API, which then answers all that the contract marks as its own. */
  sells: { own: SellingParts } | { operator: OperatorApi }
  providersOf: ProvidersOf
  /** The remote parts this deployment loads, and LIVERY_ENVIRONMENT: they decide which paths lead somewhere. */
  remotes?: readonly RemoteAddress[]
  environment?: string
  /** Holds what pages and editors listen to. */
  streams: EventStreams
  /** Where agencies' owners reach the people who run the platform. */
  platformEmail: string | null
}

/** Makes the whole API from its sources, and the sessions that its tokens stand for. */
export function createOwnApi(parts: OwnApiParts): { api: Api; sessions: Sessions } {
  const { store, sells, clock } = parts
  const operator = 'operator' in sells ? sells.operator : null
  const ofAgency = (agencyId: string) => store.forAgency(agencyId)
  const operatorSessions = createOperatorSessions(clock)
  const sessions = operator ? operatorSessions : storeSessions((id) => ofAgency(id).sessions)
  const hashing = createHashing()
  // A picture may unfold into much memory: one of each agency after the other, agencies in turn.
  const drawings = createFairLimiter({
    ...{ concurrency: 4, queue: 240, retryAfterSeconds: 5 },
    perGroup: { concurrency: 1, queue: 40 },
  })
  const accounts = { ...parts, evenMs: parts.evenMs ?? 300, ofAgency, sessions, hashing }
  // An operator's API takes its own payments.
  const gatewayHealth = 'own' in sells ? sells.own.gatewayHealth : undefined
  const branding = {
    ...draftRoutes({ ofAgency }),
    ...publishRoutes({ ...parts, ofAgency, gatewayHealth }),
    ...versionRoutes({ ofAgency, gatewayHealth }),
    ...scheduleRoutes({ ...parts, ofAgency, gatewayHealth, tell: scheduleMail(parts) }),
    createPreviewGrant: previewGrantRoute(parts),
    ...draftEventsRoutes({ ...parts, sessions }),
    ...shareRoutes({ ...parts, ofAgency }),
  }
  const work = {
    ...agentRoutes({ ofAgency, sendInvitation: sendInvitation(parts) }),
    ...portraitRoutes({ ofAgency, raster: parts.raster, drawings }),
    ...brandingPictureRoutes({ ofAgency, raster: parts.raster, drawings }),
    ...folderRoutes({ ofAgency, raster: parts.raster, drawings }),
  }
  const own = {
    ...agencyRoutes({ ofAgency }),
    ...work,
    ...quotaRoutes(work, clock),
    ...branding,
    ...pacedRoutes(branding),
    getVersionPicture: versionPictureRoute({ ofAgency, raster: parts.raster }),
    ...contentRoutes,
    ...linkRoutes(parts),
    ...markupRoutes({ ofAgency, rates: parts.rates }),
    ...localisationRoutes(parts),
    listSsoProviders: ssoProvidersRoute(parts.providersOf),
    ...identityRoutes({ ofAgency, providersOf: parts.providersOf, hashing: accounts.hashing }),
    readMailedLink: mailedLinkRoute(ofAgency),
    ...profileRoutes({ ofAgency, rates: parts.rates }),
    getPicturePalette: paletteRoute({ ofAgency, raster: parts.raster, drawings }),
    ...sessionRoutes({ ofAgency }),
    getPageContext: pageContextRoute(parts),
    getAgencyEvents: agencyEventsRoute(parts),
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
  return { sessions, api: createApi({ ...parts, routes, sessions }) }
}
