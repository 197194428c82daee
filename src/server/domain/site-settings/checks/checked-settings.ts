import type { Settings } from '../../../../contract/types.ts'
import type { AgencyContent } from '../../agencies/agency-content.ts'
import type { GatewayHealth } from '../../payments/gateway-health.ts'
import type { AssetRepository } from '../../pictures/asset.ts'
import type { Raster } from '../../pictures/raster.ts'

/** What the checks look at. */
export interface CheckedSettings {
  settings: Settings
  /** The hosts the agency answers at. */
  hosts: readonly string[]
  /** Whose settings they are; left out for a folder, which no agency may have yet. */
  agencyId?: string
  /** What visitors see now, as settings and as a version. */
  published?: Settings
  content?: Pick<AgencyContent, 'agency'>
}

/** What the checks know of the deployment; each part is left out where it is not known, and nothing is said of it then. */
export interface CheckingDependencies {
  /** The remote parts and LIVERY_ENVIRONMENT, which decide who answers a path. */
  remotes?: readonly { name: string; routes: readonly string[] }[] | undefined
  environment?: string | undefined
  /** The demo takes no money by design. */
  isDemo?: boolean | undefined
  assets?: Pick<AssetRepository, 'find'> | undefined
  raster?: Pick<Raster, 'look'> | undefined
  /** Resolves when the next piece of the checks may begin; left out, each piece waits for the next round of the loop. */
  takeTurn?: (() => Promise<void>) | undefined
  /** Asks payment gateways whether they take the agency's keys. */
  gatewayHealth?: Pick<GatewayHealth, 'check'> | undefined
}
