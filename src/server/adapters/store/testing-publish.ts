import type { AgencyContent } from '../../domain/agencies/agency-content.ts'
import type { Published } from '../../domain/site-settings/publish-version.ts'
import type { Store } from './store.ts'

/**
 * Publishes an agency's content as the server does, from the current version: for tests of later steps. When it
 * resolves, the store has the new version.
 */
export async function publishContent(
  store: Pick<Store, 'forAgency'>,
  agencyId: string,
  content: AgencyContent,
  { note = '', actor = 'system' } = {},
): Promise<Published> {
  const { publications, versions } = store.forAgency(agencyId)
  for (;;) {
    const from = (await versions.published())?.version
    if (from === undefined) throw new Error('only what was imported can be published anew')
    const outcome = await publications.publishScheduled({
      kind: 'scheduled',
      from,
      content,
      note,
      editor: { id: actor, name: '' },
      receipt: { fields: [], pages: [], authors: [] },
    })
    if ('publication' in outcome) return { version: outcome.publication.version, changed: true }
    if (outcome.refused === 'unchanged') return { version: from, changed: false }
  }
}
