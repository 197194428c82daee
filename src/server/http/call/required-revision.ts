import { Problem } from '../../kernel/errors/problem.ts'
import { revisionOf } from '../message/etag.ts'

/**
 * Takes a request and what it changes, and gives the revision that its If-Match names. Throws 428 for a change that does not
 * say what it was made from: it could undo what nobody here has seen.
 */
export function requiredRevision(request: Request, changed: string): number {
  const revision = revisionOf(request.headers.get('if-match'))
  if (revision !== null) return revision
  throw new Problem({
    code: 'precondition_required',
    detail: `Name the revision this changes in If-Match, as the ETag of ${changed} says it.`,
  })
}
