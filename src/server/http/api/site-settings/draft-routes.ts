import type { Draft, Editor } from '../../../../contract/types.ts'
import { invertChanges } from '../../../../tenant/settings/change.ts'
import type { AgencyRepositories } from '../../../adapters/store/agency-repositories.ts'
import { applyDraftChanges } from '../../../domain/site-settings/apply-draft-changes.ts'
import { currentDraft } from '../../../domain/site-settings/current-draft.ts'
import { draftStale } from '../../../domain/site-settings/draft-stale.ts'
import { listAuthors } from '../../../domain/site-settings/list-authors.ts'
import { shownDiff, shownSettings } from '../../../domain/site-settings/shown-settings.ts'
import type { StoredDraft } from '../../../domain/site-settings/stored-draft.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { revisionEtag } from '../../http-messages/etag.ts'
import { requireEditor } from '../../request-context/require-editor.ts'
import { requiredRevision } from '../../request-context/required-revision.ts'
import type { Routes } from '../../request-context/route.ts'

export interface BrandingRouteDependencies {
  ofAgency: (agencyId: string) => Pick<AgencyRepositories, 'drafts' | 'publications' | 'versions' | 'assets'>
}

type DraftOperations = 'getDraft' | 'changeDraft' | 'discardDraft'

/**
 * Makes the routes of an agency's draft: changes that visitors do not see yet. Each change names the revision it was
 * made from. A change from an older revision is refused with the changes since. Source: security, 16.
 */
export function draftRoutes({ ofAgency }: BrandingRouteDependencies): Pick<Routes, DraftOperations> {
  return {
    async getDraft(call) {
      const you = requireEditor(call)
      const draft = await currentDraft(ofAgency(call.agency.id).drafts)
      call.setEtag(revisionEtag(draft.revision))
      return { data: { ...draftAnswer(draft), you } }
    },

    async changeDraft(call) {
      const editor = requireEditor(call)
      requirePerson(call.body.person, editor)
      const revision = requiredRevision(call.request, 'the draft')
      const { drafts, assets } = ofAgency(call.agency.id)
      const { gesture } = call.body
      const late = async (current: number) => {
        const done = gesture && (await drafts.done({ from: revision, gesture, editor }))
        if (!done) throw await draftStale(drafts, revision, current)
        // The change was made before and its answer was lost: the answer is repeated.
        call.setEtag(revisionEtag(done.revision))
        return { data: { revision: done.revision, changes: done.changes } }
      }
      const draft = await currentDraft(drafts)
      if (draft.revision !== revision) return late(draft.revision)
      const { settings, changes } = await applyDraftChanges(
        draft.settings,
        call.body.changes,
        assets,
        { group: call.agency.id, member: editor.id },
        call.signal,
      )
      if (changes.length === 0) {
        call.setEtag(revisionEtag(revision))
        return { data: { revision, changes } }
      }
      const outcome = await drafts.change({ revision, changes, settings, editor, gesture })
      if (!outcome.ok) return late(outcome.revision)
      call.setEtag(revisionEtag(outcome.revision))
      return { data: { revision: outcome.revision, changes } }
    },

    async discardDraft(call) {
      const editor = requireEditor(call)
      const revision = requiredRevision(call.request, 'the draft')
      const { drafts } = ofAgency(call.agency.id)
      const draft = await currentDraft(drafts)
      if (draft.revision !== revision) throw await draftStale(drafts, revision, draft.revision)
      if (!draft.isEdited) return { data: { revision, changes: [] } }
      const outcome = await drafts.discard({ revision, editor })
      if (!outcome.ok) throw await draftStale(drafts, revision, outcome.revision)
      const changes = invertChanges(shownDiff(draft.published, draft.settings))
      call.setEtag(revisionEtag(outcome.revision))
      return { data: { revision: outcome.revision, changes } }
    },
  }
}

function draftAnswer(draft: StoredDraft): Omit<Draft, 'you'> {
  const { revision, publishedVersion, published, settings, hosts, updatedAt, updatedBy } = draft
  return {
    revision,
    publishedVersion,
    settings: shownSettings(settings),
    changed: shownDiff(published, settings).map(({ pointer }) => pointer),
    fields: listAuthors(draft),
    hosts: [...hosts],
    updatedAt: updatedAt?.toISOString() ?? null,
    updatedBy,
  }
}

/** Throws conflict (409) for changes by the person who was signed in before: only that person may send them. */
function requirePerson(person: string | undefined, { id }: Editor): void {
  if (person === undefined || person === id) return
  throw new Problem({
    code: 'conflict',
    detail: 'Another person made these changes. Sign in as that person to send them, or discard them.',
    errors: [{ field: 'person', reason: 'is not the person who is signed in' }],
  })
}
