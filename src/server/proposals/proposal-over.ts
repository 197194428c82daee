import { Problem } from '../http/problem.ts'

/** Of a proposal that can neither be answered nor booked any more. */
export function proposalOver(): Problem {
  return new Problem({
    code: 'conflict',
    detail: 'This proposal has been answered or booked, or its last day is over.',
  })
}
