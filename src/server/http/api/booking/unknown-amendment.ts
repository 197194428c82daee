import { Problem } from '../../../kernel/errors/problem.ts'

/** What a call gets that names no change of the booking. */
export function unknownAmendment(): Problem {
  return new Problem({ code: 'not_found', detail: 'This booking has no such change.' })
}
