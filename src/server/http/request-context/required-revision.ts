import { Problem } from '../../kernel/errors/problem.ts'
import { revisionOf } from '../http-messages/etag.ts'

/**
 * Returns the revision in a request's If-Match. Throws 428 without one, because the change could undo what its maker
 * has not seen.
 */
export function requiredRevision(request: Request, changed: string): number {
  const revision = revisionOf(request.headers.get('if-match'))
  if (revision !== null) return revision
  throw new Problem({
    code: 'precondition_required',
    detail: `Send the revision that you change in If-Match. It is the ETag of ${changed}.`,
  })
}
