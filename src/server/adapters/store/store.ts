import type { Agency } from '../../../contract/types.ts'
import type { BrandingChannel } from '../../domain/agencies/branding-channel.ts'
import type { ResolvedAgency } from '../../domain/agencies/resolved-agency.ts'
import type { SharedAhead } from '../../domain/demo/demo-clock.ts'
import type { SupplyLedger } from '../../domain/suppliers/supply-ledger.ts'
import type { SlugBlocked } from '../../domain/tenant-folders/slug-blocked.ts'
import type { HostTaken, ImportOutcome, TenantBundle } from '../../domain/tenant-folders/tenant-bundle.ts'
import type { KeyedHash } from '../../kernel/ids/keyed-hash.ts'
import type { AgencyRegistry } from './agency-registry.ts'
import type { AgencyRepositories } from './agency-repositories.ts'

/** An agency's data for the gallery and for tools. */
export interface AgencySummary extends Pick<Agency, 'agencyName' | 'status' | 'logo' | 'primaryColor'> {
  id: string
  slug: string
  version: number
  hosts: readonly string[]
}

/**
 * Receives the agency whose published version changed, or null if any may have: hosts moved, or messages were missed.
 */
export type PublishedListener = (agencyId: string | null) => void

/** The only access to the data. All of an agency's own data is behind `forAgency`. */
export interface Store extends BrandingChannel {
  forAgency(agencyId: string): AgencyRepositories
  /** How far the demo's clock is ahead; null outside the demo. */
  demoClock: SharedAhead | null
  /** The reserved stock of the sample inventory, for all agencies. */
  supplyLedger: SupplyLedger
  /**
   * A keyed hash for tokens that are handed out and return: equal on every server of this database, and unknown
   * elsewhere.
   */
  hash: KeyedHash
  /**
   * Finds the agency of a canonical host name without port; in demo mode `<slug>.localhost` is one. Answered from
   * memory.
   */
  agencyByHost(host: string): Promise<ResolvedAgency | null>
  agencyBySlug(slug: string): Promise<ResolvedAgency | null>
  agencyById(agencyId: string): Promise<ResolvedAgency | null>
  /** Removes and renames whole agencies. */
  registry: AgencyRegistry
  /** The first agencies that have a published version, by slug; `most` (500 by default) counts all agencies. */
  agencies(most?: number): Promise<AgencySummary[]>
  /** The hash of each imported tenant's folder at its import, by slug; of all tenants, or of some slugs. */
  importedFolders(slugs?: readonly string[]): Promise<Map<string, string>>
  /** Stores the bundles of one import in one transaction; an error represents a bundle of which nothing was stored. */
  importTenants(bundles: readonly TenantBundle[]): Promise<(ImportOutcome | HostTaken | SlugBlocked)[]>
  /** Stores one bundle. Throws `HostTaken` or `SlugBlocked`, with nothing stored. */
  importTenant(bundle: TenantBundle): Promise<ImportOutcome>
  /**
   * Deletes over all agencies: attempts of an hour ago, expired provider sign-ins, expired links with their sign-ups'
   * data, and after a month (`waitingDays`) unverified accounts. Also day-old ended quotes and answers to keys, and
   * tasks done and stock released a month ago.
   */
  forgetPast(): Promise<void>
  /** Deletes each agency's pictures that have been unused for a month (`forget-pictures.ts`). */
  forgetPictures(): Promise<void>
  /** Deletes the rows of removed agencies after the law's term. */
  forgetRemoved(): Promise<void>
  /** Ids of the agencies whose outbox has mail that is due. */
  agenciesWithMail(): Promise<string[]>
  /** Ids of the agencies with a plan whose start or end is due. */
  agenciesWithSchedules(): Promise<string[]>
  /** Ids of the agencies with a task that is due. */
  agenciesWithTasks(): Promise<string[]>
  /** The numbers of given-up tasks and incidents over all agencies. */
  openIncidents(): Promise<number>
  /** Ids of the agencies with a due webhook of the sandbox, by the sandbox's clock. */
  agenciesWithSandboxWebhooks(now: Date): Promise<string[]>
  /** Listens to publications on every server of this database, this one included; returns the function that ends it. */
  onPublished(listener: PublishedListener): () => void
  /** Throws if the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}
