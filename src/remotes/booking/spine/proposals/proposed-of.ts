import type { ProposalSummary } from '../../../../contract/types.ts'

interface Proposed {
  title: string
  period: { start: string; end: string }
}

/** What a line of an agent's list proposes: the only reading of how the contract names it. */
export function proposedOf({ title, period }: ProposalSummary): Proposed {
  return { title, period }
}
