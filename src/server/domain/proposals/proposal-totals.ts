import type { Proposal as Answer } from '../../../contract/types.ts'
import type { ListedProposal } from './proposal-repository.ts'

/** Returns the proposed and accepted totals (minor units) in the contract's shape. */
export function proposalTotals({
  total,
  acceptedTotal,
  currency: code,
}: Pick<ListedProposal, 'total' | 'acceptedTotal' | 'currency'>): Pick<
  Answer,
  'proposedTotal' | 'acceptedTotal'
> {
  const currency = code as Answer['proposedTotal']['currency']
  return {
    proposedTotal: { amount: total, currency },
    ...(acceptedTotal !== null && { acceptedTotal: { amount: acceptedTotal, currency } }),
  }
}
