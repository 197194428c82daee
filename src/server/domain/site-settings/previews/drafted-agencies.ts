import type { Settings } from '../../../../contract/types.ts'
import { contentHash } from '../../../kernel/ids/canonical-json.ts'
import { createBoundedCache } from '../../../kernel/limits/bounded-cache.ts'
import { type ResolvedAgency, resolveAgency } from '../../agencies/resolved-agency.ts'
import type { SiteRepositories } from '../site-records.ts'
import { writeContent } from '../write-content.ts'

/** Gives what the settings of each agency's site are kept in. */
interface SiteStore {
  forAgency(agencyId: string): SiteRepositories
}

/** Gives the settings that an agency's draft has; null where nothing was edited since the last publication. */
export type DraftOf = (agencyId: string) => Promise<Settings | null>

/** Reads them from the store. */
export function storedDraft(store: SiteStore): DraftOf {
  return async (agencyId) => {
    const draft = await store.forAgency(agencyId).drafts.find()
    return draft?.isEdited ? draft.settings : null
  }
}

const CAPACITY = 30

/**
 * Makes what gives an agency as its draft, or a version of before, has it. A draft is remembered by its content, so that
 * twelve previews of one clean its pages once. Null for a version there is not.
 */
export function draftedAgencies(store: SiteStore, draftOf: DraftOf) {
  const drafts = createBoundedCache<ResolvedAgency>(CAPACITY)
  return async (published: ResolvedAgency, version?: number): Promise<ResolvedAgency | null> => {
    const { id, slug } = published
    if (version === published.version) return published
    if (version !== undefined) {
      const content = await store.forAgency(id).versions.find(version)
      return content && resolveAgency({ ...identityOf(published), version }, content)
    }
    const settings = await draftOf(id)
    if (settings === null) return published
    // The place of the deals is the published one's where the draft names none, and prices are those of now.
    const key = `${id} ${published.version} ${published.markups.revision} ${contentHash(settings)}`
    return drafts.get(key, async () =>
      resolveAgency(identityOf(published), await writeContent(slug, settings, published.agency.home.place)),
    )
  }
}

function identityOf({ id, slug, version, publishedAt, markups }: ResolvedAgency) {
  return { id, slug, version, publishedAt, markups }
}
