import type { Settings } from '../../../../contract/types.ts'
import type { AgencyContent } from '../../agencies/agency-content.ts'
import type { GatewayHealth } from '../../payments/gateway-health.ts'
import type { AssetRepository } from '../../pictures/asset.ts'
import type { Raster } from '../../pictures/raster.ts'

/** What the checks look at. */
export interface CheckedSettings {
  settings: Settings
  /** The hosts of the agency. */
  hosts: readonly string[]
  /** The agency; absent for a folder, which may not belong to an agency yet. */
  agencyId?: string
  /** What visitors see now, as settings and as a version. */
  published?: Settings
  content?: Pick<AgencyContent, 'agency'>
}

/** What the checks know about the deployment; checks of an absent part are skipped. */
export interface CheckingDependencies {
  /** The remote parts and LIVERY_ENVIRONMENT, which decide who answers a path. */
  remotes?: readonly { name: string; routes: readonly string[] }[] | undefined
  environment?: string | undefined
  /** The demo takes no money by design. */
  isDemo?: boolean | undefined
  assets?: Pick<AssetRepository, 'find'> | undefined
  raster?: Pick<Raster, 'look'> | undefined
  /**
   * Resolves when the next piece of the checks may begin; by default each piece waits for the next round of the event
   * loop.
   */
  takeTurn?: (() => Promise<void>) | undefined
  /** Tests whether payment gateways accept the agency's keys. */
  gatewayHealth?: Pick<GatewayHealth, 'check'> | undefined
}
