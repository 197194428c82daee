import type { Agency } from '../../../contract/types.ts'
import type { BrandingChannel } from '../../domain/agencies/branding-channel.ts'
import type { ResolvedAgency } from '../../domain/agencies/resolved-agency.ts'
import type { SupplyLedger } from '../../domain/suppliers/supply-ledger.ts'
import type { SlugBlocked } from '../../domain/tenant-folders/slug-blocked.ts'
import type { HostTaken, ImportOutcome, TenantBundle } from '../../domain/tenant-folders/tenant-bundle.ts'
import type { KeyedHash } from '../../kernel/ids/keyed-hash.ts'
import type { AgencyRegistry } from './agency-registry.ts'
import type { AgencyRepositories } from './agency-repositories.ts'

/** What the gallery and tools show of an agency. */
export interface AgencySummary extends Pick<Agency, 'agencyName' | 'status' | 'logo' | 'primaryColor'> {
  id: string
  slug: string
  version: number
  hosts: readonly string[]
}

/** Takes the agency whose published version changed, or null when any may have: hosts moved, or messages were missed. */
export type PublishedListener = (agencyId: string | null) => void

/** The one door to the data. All of an agency's own data is behind `forAgency`. */
export interface Store extends BrandingChannel {
  forAgency(agencyId: string): AgencyRepositories
  /** What is taken of the built-in supplier's stock, for all agencies. */
  supplyLedger: SupplyLedger
  /** Seals what is given away and comes back: every server of this database makes the same of a text, and nobody else. */
  hash: KeyedHash
  /** Takes a canonical host name without port; in demo mode `<slug>.localhost` is one. Answered from memory. */
  agencyByHost(host: string): Promise<ResolvedAgency | null>
  agencyBySlug(slug: string): Promise<ResolvedAgency | null>
  agencyById(agencyId: string): Promise<ResolvedAgency | null>
  /** Removes and renames whole agencies. */
  registry: AgencyRegistry
  /** Agencies that have a published version, by slug. */
  agencies(): Promise<AgencySummary[]>
  /** Slug of each imported tenant with the hash of its folder at that time. */
  importedFolders(): Promise<Map<string, string>>
  /** Stores the bundles of one import in one transaction; an error stands for one of which nothing was stored. */
  importTenants(bundles: readonly TenantBundle[]): Promise<(ImportOutcome | HostTaken | SlugBlocked)[]>
  /** Stores one bundle. Throws `HostTaken` or `SlugBlocked`, having stored nothing. */
  importTenant(bundle: TenantBundle): Promise<ImportOutcome>
  /**
   * Deletes, over all agencies, what was tried an hour ago, sign-ins by a provider that came to nothing, links that ran out
   * with what was typed at their sign-up, and after a month (`waitingDays`) accounts that nobody ever confirmed; quotes that
   * ended and answers to keys that are a day old, tasks that were done and supplies that were let go a month ago.
   */
  forgetPast(): Promise<void>
  /** Deletes each agency's pictures that nothing has named for a month (`forget-pictures.ts`). */
  forgetPictures(): Promise<void>
  /** Deletes what is left of removed agencies after the term for which the law requires it. */
  forgetRemoved(): Promise<void>
  /** Ids of the agencies whose outbox has mail that is due. */
  agenciesWithMail(): Promise<string[]>
  /** Ids of the agencies with something planned whose start or end has come. */
  agenciesWithSchedules(): Promise<string[]>
  /** Ids of the agencies with a task that is due. */
  agenciesWithTasks(): Promise<string[]>
  /** How much of all agencies' bookings was given up or needs a person. */
  openIncidents(): Promise<number>
  /** Ids of the agencies with a webhook of the sandbox to be sent by then, a moment of the sandbox's clock. */
  agenciesWithSandboxWebhooks(now: Date): Promise<string[]>
  /** Hears of publications on every server of this database, this one included; gives the function that ends it. */
  onPublished(listener: PublishedListener): () => void
  /** Throws when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}
