import { Problem } from '../../kernel/errors/problem.ts'

/** The problem of a proposal that can no longer be answered or booked. */
export function proposalEnded(): Problem {
  return new Problem({
    code: 'proposal_over',
    detail:
      'This proposal was already answered, booked or withdrawn, or its last day is over. Ask your travel agent for a new one.',
  })
}
