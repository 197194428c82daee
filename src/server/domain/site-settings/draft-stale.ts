import { Problem } from '../../kernel/errors/problem.ts'
import type { DraftRepository } from './draft-repository.ts'

/**
 * Returns the problem (412) of a change from an outdated revision, with the changes since, from which the two are
 * merged.
 */
export async function draftStale(
  drafts: Pick<DraftRepository, 'since'>,
  requested: number,
  revision: number,
): Promise<Problem> {
  const since = requested < revision ? await drafts.since(requested) : []
  return new Problem({
    code: 'draft_stale',
    detail: `The draft is at revision ${revision} and not at ${requested}. Merge the changes since then and send yours again.`,
    // Changes after the answer's revision come with the next one.
    extra: { revision: since.at(-1)?.revision ?? revision, since },
  })
}
