import type { OperationId } from '../../../contract/operations.gen.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import type { OperatorDeadline } from './operator-deadline.ts'

/** Makes the problem for an operator's API that fails a call; the reason is for the person who runs both. */
export function failed(id: OperationId, reason: string, cause?: unknown): Problem {
  return new Problem({
    code: 'upstream_failed',
    detail: `The operator's API failed ${id}: ${reason}.`,
    cause,
  })
}

/**
 * Takes what ended a call at the operator's API and gives what to throw: 504 past the deadline, 502 for any other failure,
 * and the cause itself where it is a problem already or the caller has gone.
 */
export function operatorFailure(
  id: OperationId,
  cause: unknown,
  { deadline, caller }: { deadline: OperatorDeadline; caller: AbortSignal },
): unknown {
  if (cause instanceof Problem || caller.aborted) return cause
  if (!deadline.isOver()) return failed(id, 'it could not be reached', cause)
  return new Problem({
    code: 'upstream_timeout',
    detail: `The operator's API did not answer ${id} in time.`,
    cause,
  })
}
