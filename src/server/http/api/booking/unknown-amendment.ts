import { Problem } from '../../../kernel/errors/problem.ts'

/** The problem for a call that names no amendment of the booking. */
export function unknownAmendment(): Problem {
  return new Problem({ code: 'not_found', detail: 'This booking has no change with this id.' })
}
