import type { Log } from './log.ts'
import { Problem } from './problem.ts'

/** Takes whatever was thrown and gives the problem to answer with; what is no `Problem` goes to the log and says nothing. */
export function asProblem(error: unknown, log: Log, requestId: string): Problem {
  const problem =
    error instanceof Problem
      ? error
      : new Problem({ code: 'internal_error', detail: 'Something went wrong.', cause: error })
  if (problem.status < 500) return problem
  // Being full is not a fault, and its log lines must not become one.
  const level = problem.code === 'overloaded' ? 'warn' : 'error'
  log[level]({ requestId, code: problem.code, err: problem.cause ?? problem }, 'request failed')
  return problem
}
