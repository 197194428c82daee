import { LinkButton } from '../../../../ui/link-button.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { CheckoutAddress } from './checkout-address.ts'

interface CheckoutBackLinkProps {
  address: Pick<CheckoutAddress, 'back' | 'proposalId' | 'offerHref'>
  variant?: 'primary' | 'outline'
}

/** Link back from a checkout, labelled by its target: the proposal, the offer or the search. */
export function CheckoutBackLink({ address, variant = 'primary' }: CheckoutBackLinkProps) {
  const text = useProductTexts()
  const { back, proposalId, offerHref } = address
  const toOffer = offerHref ? 'checkout.backToOffer' : 'offer.search'
  return (
    <LinkButton href={back} variant={variant}>
      {text(proposalId ? 'checkout.toProposal' : toOffer)}
    </LinkButton>
  )
}
