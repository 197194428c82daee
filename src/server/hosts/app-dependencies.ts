import type { RemoteAddress } from '../../contract/remote.ts'
import type { DemoClock } from '../domain/demo/demo-clock.ts'
import type { PrintVoucher } from '../domain/documents/print-voucher.ts'
import type { Raster } from '../domain/pictures/raster.ts'
import type { SellingDependencies } from '../domain/proposals/selling-dependencies.ts'
import type { DraftOf } from '../domain/site-settings/previews/drafted-agencies.ts'
import type { Supplier } from '../domain/suppliers/port.ts'
import type { BrokenTenant } from '../domain/tenant-folders/tenant-problem.ts'
import type { MapSources } from '../http/assets/map-tile-response.ts'
import type { ReadReference } from '../http/demo/reference-routes.ts'
import type { OperatorFetch } from '../http/operator/operator-request.ts'
import type { OutboxRouteDependencies } from '../http/pages/outbox-routes.ts'
import type { PageCall } from '../http/pages/page-call.ts'
import type { ServeGalleryDependencies } from '../http/pages/serve-gallery.ts'
import type { EndedSharesDependencies } from '../http/previews/ended-shares.ts'
import type { BareHosts } from '../http/request/host-resolver.ts'
import type { LoopTurns } from '../http/request/loop-turns.ts'
import type { Metrics } from '../http/request/metrics.ts'
import type { EventStreams } from '../http/request-context/event-streams.ts'
import type { Config } from '../kernel/config/config.ts'
import type { PlatformApiDependencies } from './platform-api.ts'

type OwnDependencies =
  | 'sells'
  | 'checkResponses'
  | 'providersOf'
  | 'sendsMail'
  | 'isDemo'
  | 'streams'
  | 'platformEmail'

export interface AppDeps extends Omit<PlatformApiDependencies, OwnDependencies> {
  config: Pick<Config, 'mode' | 'development' | 'trustedProxies' | 'apiOrigin'> &
    Partial<
      Pick<
        Config,
        'countryHeader' | 'oidcSecrets' | 'providerPorts' | 'smtpUrl' | 'platformEmail' | 'octoKeys'
      >
    >
  /** Pages of an agency; callers may add headers to the response. */
  renderPage: (page: PageCall) => Promise<Response>
  /** The gallery of demo agencies, at the bare local host in demo and development. */
  renderGallery: ServeGalleryDependencies['renderGallery']
  /** Tenants whose folders could not be imported as they are; by default none. */
  brokenTenants?: () => readonly BrokenTenant[]
  /** Address of the page that discards the browser's data, if the site runs in the browser; for the demo's bar. */
  resetHref?: string
  /** The demo's outbox of an agency; absent outside the demo. */
  renderOutbox?: OutboxRouteDependencies['renderOutbox']
  /** Hosts of the gallery, and of the agencies chosen there; by default this machine's names. */
  bareHosts?: BareHosts
  /** The clock of what the demo sells, which its bar can move. */
  demoClock?: DemoClock | undefined
  /** The fonts of the type pairings, for pages that the server renders by itself; by default the system's. */
  fonts?: EndedSharesDependencies['fonts']
  /** A country's flag as SVG text, or null if there is none. */
  flagSvg: (code: string) => string | null
  /** The land and water of maps. */
  readEarth: MapSources['readEarth']
  /** The remote parts of this deployment, and LIVERY_ENVIRONMENT: they decide which pages exist. */
  remotes?: readonly RemoteAddress[]
  environment?: string
  /** Draws agencies' cards and icons; without it there are none. */
  raster?: Raster
  /** True if requests can be served; by default, if the store answers. */
  isReady?: () => Promise<boolean>
  /** Checks our own answers against the contract; by default in development. */
  checkResponses?: boolean
  metrics?: Metrics
  /** Queues costly requests fairly; without it all work starts at once. */
  turns?: LoopTurns
  /** The event streams of pages and editors; the owner of the server ends them. */
  streams?: EventStreams
  /** Finds an agency's unpublished settings; by default the stored draft. */
  draftOf?: DraftOf
  /** Reads the contract's readable reference; only demo and development show it. */
  reference?: ReadReference
  /** Prints vouchers; without it there are none. */
  print?: PrintVoucher
  /** The source of Livery's own inventory; null with an operator's API, which replaces it. */
  supplier: Supplier | null
  /**
   * The booking dependencies; by default made from the others, with the sandbox alone. There are none with an
   * operator's API.
   */
  booking?: SellingDependencies
  /** Milliseconds for a request before 503, and for the operator's API before 504. */
  requestTimeout?: number
  operatorTimeout?: number
  operatorFetch?: OperatorFetch
  /** Seconds for one answer of an identity provider, and the client that asks it. */
  providerTimeout?: number
  providerFetch?: typeof fetch
}
