import { Problem } from '../../kernel/errors/problem.ts'
import type { DraftRepository } from './draft-repository.ts'
import type { StoredDraft } from './stored-draft.ts'

/** Gives the agency's draft as it is now. */
export async function presentDraft(drafts: Pick<DraftRepository, 'find'>): Promise<StoredDraft> {
  const draft = await drafts.find()
  if (draft === null)
    throw new Problem({ code: 'not_found', detail: 'The agency has published nothing yet.' })
  return draft
}
