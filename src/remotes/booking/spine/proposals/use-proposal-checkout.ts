import type { Proposal } from '../../../../contract/types.ts'
import { checkoutHref } from '../product/product-hrefs.ts'
import { useFirstItem } from '../product/use-items.ts'

/** The address of the checkout that books what is proposed, at the price of the proposal. */
export function useProposalCheckout(proposal: Proposal): string {
  const { item, view, pieces } = useFirstItem(proposal)
  const { id, price, rateKey = '' } = proposal
  return `${checkoutHref(view, { rateKey, price }, pieces.offerHref(item))}&proposalId=${id}`
}
