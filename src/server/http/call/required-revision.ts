import { Problem } from '../../kernel/errors/problem.ts'

/**
 * Returns the revision in a request's If-Match. Throws 428 without one, because the change could undo what its maker
 * has not seen.
 */
export function requiredRevision(request: Request, changed: string): number {
  const named = /^"(\d+)"$/.exec(request.headers.get('if-match') ?? '')?.[1]
  if (named !== undefined) return Number(named)
  throw new Problem({
    code: 'precondition_required',
    detail: `Name the revision this changes in If-Match, as the ETag of ${changed} says it.`,
  })
}
