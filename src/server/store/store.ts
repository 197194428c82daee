import type { Agency } from '../../contract/types.ts'
import type { AgencyContent } from './agency-content.ts'
import type { AgencyRepositories } from './agency-repositories.ts'
import type { Published, PublishOptions } from './publish-version.ts'
import type { ResolvedAgency } from './resolved-agency.ts'
import type { ImportOutcome, TenantBundle } from './tenant-bundle.ts'

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
export interface Store {
  forAgency(agencyId: string): AgencyRepositories
  /** Takes a canonical host name without port; in demo mode `<slug>.localhost` is one. Answered from memory. */
  agencyByHost(host: string): Promise<ResolvedAgency | null>
  agencyBySlug(slug: string): Promise<ResolvedAgency | null>
  /** Agencies that have a published version, by slug. */
  agencies(): Promise<AgencySummary[]>
  /** Publishes new content of an agency; when it resolves, this server answers with it. */
  publish(agencyId: string, content: AgencyContent, options: PublishOptions): Promise<Published>
  /** Slug of each imported tenant with the hash of its folder at that time. */
  importedFolders(): Promise<Map<string, string>>
  /** Takes away the hosts that these tenants no longer name, before they are imported. */
  releaseHosts(claims: readonly Pick<TenantBundle, 'slug' | 'hosts'>[]): Promise<void>
  /** Throws `HostTaken`, having stored nothing. */
  importTenant(bundle: TenantBundle): Promise<ImportOutcome>
  /**
   * Deletes, over all agencies, what was tried an hour ago, sign-ins by a provider that came to nothing, links that ran out
   * with what was typed at their sign-up, and after a month (`waitingDays`) accounts that nobody ever confirmed.
   */
  forgetPast(): Promise<void>
  /** Ids of the agencies whose outbox has mail that is due. */
  agenciesWithMail(): Promise<string[]>
  /** Hears of publications on every server of this database, this one included; gives the function that ends it. */
  onPublished(listener: PublishedListener): () => void
  /** Throws when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}
