import { DatabaseUnavailable } from '../../db/database-unavailable.ts'
import { AGENCY_REMOVED, QueryFailed } from '../../db/query-failed.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import type { Log } from '../../kernel/log/log.ts'

/**
 * Returns the problem for anything thrown. An error that is not a `Problem` is logged, and the answer reveals nothing
 * about it.
 */
export function toProblem(error: unknown, log: Log, requestId: string): Problem {
  const problem = problemOf(error)
  if (problem.status < 500) return problem
  const { code, detail } = problem
  const err = problem.cause ?? problem
  // Overload is not a fault, and must not flood the log: no stack for each refused request.
  if (code === 'overloaded' || code === 'mail_unavailable') {
    const reason = problem.cause instanceof Error ? problem.cause.message : detail
    log.warn({ requestId, code, reason }, 'request failed')
  } else log.error({ requestId, code, err }, 'request failed')
  return problem
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  // A database that restarts is back in seconds, so the client should retry (503 and not 500).
  if (error instanceof DatabaseUnavailable) {
    return new Problem({
      code: 'overloaded',
      detail: 'The database cannot be reached. Please try again in a moment.',
      headers: { 'retry-after': '5' },
      cause: error,
    })
  }
  // The request began before its agency was removed.
  if (error instanceof QueryFailed && error.code === AGENCY_REMOVED)
    return new Problem({ code: 'agency_not_found', detail: 'Agency not found!' })
  return new Problem({ code: 'internal_error', detail: 'Something went wrong.', cause: error })
}
