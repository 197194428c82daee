import { useText } from '@livery/platform'
import { LinkButton } from '../../../ui/link-button.tsx'
import type { CheckoutAddress } from './checkout-address.ts'

interface WayBackProps {
  address: Pick<CheckoutAddress, 'back' | 'proposalId'>
  variant?: 'primary' | 'outline'
}

/** The way back from a checkout, called by where it leads: to the proposal that is booked, or to the hotel. */
export function WayBack({ address: { back, proposalId }, variant = 'primary' }: WayBackProps) {
  const text = useText('booking')
  return (
    <LinkButton href={back} variant={variant}>
      {text(proposalId ? 'checkout.toProposal' : 'checkout.backToHotel')}
    </LinkButton>
  )
}
