import { Problem } from '../../kernel/errors/problem.ts'

/** Of a proposal that can neither be answered nor booked any more. */
export function proposalEnded(): Problem {
  return new Problem({
    code: 'proposal_over',
    detail: 'This proposal has been answered, booked or taken back, or its last day is over.',
  })
}
