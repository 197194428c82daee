import type { OperationId } from '../../../contract/operations.gen.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import type { OperatorDeadline } from './operator-deadline.ts'

/** Makes the problem for a call that fails at an operator's API; its reason is for the person who runs both. */
export function failed(id: OperationId, reason: string, cause?: unknown): Problem {
  return new Problem({
    code: 'upstream_failed',
    detail: `The operator's API failed ${id}: ${reason}.`,
    cause,
  })
}

/**
 * Returns the error to throw for a failed call at the operator's API: 504 past the deadline, 502 for any other
 * failure. Problems, and aborts by the caller, stay as they are.
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
