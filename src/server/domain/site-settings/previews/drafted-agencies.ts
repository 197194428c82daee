import type { Settings } from '../../../../contract/types.ts'
import { contentHash } from '../../../kernel/ids/canonical-json.ts'
import { createBoundedCache } from '../../../kernel/limits/bounded-cache.ts'
import { type ResolvedAgency, resolveAgency } from '../../agencies/resolved-agency.ts'
import type { SiteRepositories } from '../site-records.ts'
import { writeContent } from '../write-content.ts'

/** Returns the repositories of an agency's site settings. */
interface SiteStore {
  forAgency(agencyId: string): SiteRepositories
}

/** Returns the settings of an agency's draft; null if nothing was edited since the last publication. */
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
 * Creates the function that returns an agency with its draft, or with an earlier version. Drafts are cached by
 * content, so that twelve previews clean the pages once. Null if there is no such version.
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
    // Without a place in the draft, deals have the published place; prices are current.
    const key = `${id} ${published.version} ${published.markups.revision} ${contentHash(settings)}`
    return drafts.get(key, async () =>
      resolveAgency(identityOf(published), await writeContent(slug, settings, published.agency.home.place)),
    )
  }
}

function identityOf({ id, slug, version, publishedAt, markups }: ResolvedAgency) {
  return { id, slug, version, publishedAt, markups }
}
