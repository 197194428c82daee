import { useText } from '@livery/platform'
import type { Proposal } from '../../../../contract/types.ts'
import type { HotelStay } from '../../../../tenant/hotel-search.ts'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { paths } from '../../routes.ts'
import { CheckoutLink } from '../payment/checkout-link.tsx'
import { proposalCheckoutHref } from './proposal-checkout-href.ts'
import { ProposalLink } from './proposal-link.tsx'
import { WithdrawButton } from './withdraw-button.tsx'

interface OwnWaysProps {
  proposal: Proposal
  stay: HotelStay
  /** It stands otherwise by now. */
  onChange: () => Promise<unknown>
}

/** What an agent can do with what they proposed: book it once they are asked to, pass its link on, take it back. The client's answers are the client's. */
export function OwnWays({ proposal, stay, onChange }: OwnWaysProps) {
  const text = useText('booking')
  const { id, state, hotel } = proposal
  return (
    <div className="mt-5 grid gap-5">
      <CheckoutLink
        wide
        rate={hotel.rate}
        variant={state === 'accepted' ? 'primary' : 'outline'}
        href={proposalCheckoutHref(proposal, stay)}
      >
        {text('proposal.bookOwn')}
      </CheckoutLink>
      <ProposalLink proposal={proposal} isOpen />
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t pt-4">
        <LinkButton variant="link" size="small" href={paths.proposals}>
          {text('proposal.toList')}
        </LinkButton>
        <WithdrawButton id={id} hotelName={hotel.hotel.name} onChange={onChange} />
      </div>
    </div>
  )
}
