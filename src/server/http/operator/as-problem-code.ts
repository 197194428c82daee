import type { ErrorCode } from '../../../contract/error-codes.ts'
import { Problem } from '../../kernel/errors/problem.ts'

/** Gives the code of what ended a search on the way; `upstream_failed` where it is no problem of ours. */
export function asProblemCode(cause: unknown): ErrorCode {
  return cause instanceof Problem ? cause.code : 'upstream_failed'
}
