import { Problem } from '../../kernel/errors/problem.ts'
import type { DraftRepository } from './draft-repository.ts'

/** Gives the problem (412) of a change made from a revision that is not the draft's any more, with what was done since: what merges the two. */
export async function draftStale(
  drafts: Pick<DraftRepository, 'since'>,
  asked: number,
  revision: number,
): Promise<Problem> {
  const since = asked < revision ? await drafts.since(asked) : []
  return new Problem({
    code: 'draft_stale',
    detail: `The draft is at revision ${revision} and not at ${asked}.`,
    // What came after the answer's revision comes with the next one.
    extra: { revision: since.at(-1)?.revision ?? revision, since },
  })
}
