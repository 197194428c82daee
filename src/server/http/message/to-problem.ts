import { DatabaseUnavailable } from '../../db/database-unavailable.ts'
import { AGENCY_REMOVED, QueryFailed } from '../../db/query-failed.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import type { Log } from '../../kernel/log/log.ts'

/** Takes whatever was thrown and gives the problem to answer with; what is no `Problem` goes to the log and says nothing. */
export function toProblem(error: unknown, log: Log, requestId: string): Problem {
  const problem = problemOf(error)
  if (problem.status < 500) return problem
  const { code, detail } = problem
  const err = problem.cause ?? problem
  // Being full is not a fault, and its log lines must not become one: no stack for each who is turned away.
  if (code === 'overloaded' || code === 'mail_unavailable') {
    const reason = problem.cause instanceof Error ? problem.cause.message : detail
    log.warn({ requestId, code, reason }, 'request failed')
  } else log.error({ requestId, code, err }, 'request failed')
  return problem
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  // A database that restarts is back in seconds, so the client is told to come again (503) and not that we broke (500).
  if (error instanceof DatabaseUnavailable) {
    return new Problem({
      code: 'overloaded',
      detail: 'The database cannot be reached. Please try again in a moment.',
      headers: { 'retry-after': '5' },
      cause: error,
    })
  }
  // A request that began before its agency was removed.
  if (error instanceof QueryFailed && error.code === AGENCY_REMOVED)
    return new Problem({ code: 'agency_not_found', detail: 'Agency not found!' })
  return new Problem({ code: 'internal_error', detail: 'Something went wrong.', cause: error })
}
