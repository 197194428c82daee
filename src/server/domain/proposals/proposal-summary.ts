import type { ProposalSummary } from '../../../contract/types.ts'
import type { ListedProposal } from './proposal-repository.ts'
import { proposalTotals } from './proposal-totals.ts'

/** Returns a listed proposal in the contract's shape. */
export function proposalSummary(proposal: ListedProposal): ProposalSummary {
  const { id, state, keepsPrice, validUntil, answeredAt, bookingReference } = proposal
  return {
    id,
    state,
    keepsPrice,
    validUntil,
    agent: proposal.personName,
    client: { name: proposal.clientName, email: proposal.clientEmail },
    product: proposal.product as ProposalSummary['product'],
    title: proposal.title,
    period: { start: proposal.startsOn, end: proposal.endsOn },
    ...proposalTotals(proposal),
    createdAt: proposal.createdAt.toISOString(),
    ...(answeredAt && { answeredAt: answeredAt.toISOString() }),
    ...(bookingReference && { bookingReference }),
  }
}
