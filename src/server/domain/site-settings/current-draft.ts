import { Problem } from '../../kernel/errors/problem.ts'
import type { DraftRepository } from './draft-repository.ts'
import type { StoredDraft } from './stored-draft.ts'

/** Returns the agency's current draft. */
export async function currentDraft(drafts: Pick<DraftRepository, 'find'>): Promise<StoredDraft> {
  const draft = await drafts.find()
  if (draft === null)
    throw new Problem({
      code: 'not_found',
      detail: 'The agency has published nothing yet. Publish the draft first.',
    })
  return draft
}
