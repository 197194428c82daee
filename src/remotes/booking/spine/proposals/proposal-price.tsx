import { useText } from '@livery/platform'
import type { Proposal } from '../../../../contract/types.ts'
import { type HotelStay, hotelHref } from '../../../../tenant/hotel-search.ts'
import { nightsOf } from '../../../../tenant/nights-of.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { paths } from '../../routes.ts'
import { CheckoutLink } from '../payment/checkout-link.tsx'
import { PriceDetails } from '../price/price-details.tsx'
import { StayPrice } from '../price/stay-price.tsx'
import { useAmounts } from '../price/use-amounts.ts'
import { useLocalTime } from '../words/use-local-time.ts'
import { OwnWays } from './own-ways.tsx'
import { proposalCheckoutHref } from './proposal-checkout-href.ts'

interface ProposalPriceProps {
  proposal: Proposal
  stay: HotelStay
  /** It stands otherwise by now. */
  onChange: () => Promise<unknown>
}

type WaysProps = Omit<ProposalPriceProps, 'onChange'>

/** What a proposal costs and what can be done about it: book it, have it booked, decline it, or what its agent may do; or look at what there is instead. */
export function ProposalPrice({ proposal, stay, onChange }: ProposalPriceProps) {
  const text = useText('booking')
  const { price, rateKey } = proposal
  return (
    <section
      aria-label={text('proposal.price')}
      className="rounded-xl border bg-card p-5 shadow-card lg:sticky lg:top-(--below-header)"
    >
      {price && rateKey ? (
        <>
          <StayPrice price={price} nights={nightsOf(stay)} />
          <details className="rate-details mt-2">
            <summary>{text('price.details')}</summary>
            <PriceDetails price={price} />
          </details>
          <ValidUntil proposal={proposal} />
          {proposal.isOwn ? (
            <OwnWays {...{ proposal, stay, onChange }} />
          ) : (
            <Answers {...{ proposal, stay }} />
          )}
        </>
      ) : (
        <Over {...{ proposal, stay }} />
      )}
    </section>
  )
}

function ValidUntil({ proposal: { keepsPrice, validUntil } }: { proposal: Proposal }) {
  const text = useText('booking')
  const { at } = useLocalTime()
  return (
    <p className="mt-3 flex items-start gap-2 border-t pt-3 text-sm font-medium">
      <Icon name="clock" className="mt-0.5 size-4.5 text-link" />
      {text(keepsPrice ? 'proposal.keptUntil' : 'proposal.validUntil', { day: at(validUntil) })}
    </p>
  )
}

function Answers({ proposal, stay }: WaysProps) {
  const text = useText('booking')
  const { id, state, from } = proposal
  const named = `?proposalId=${id}`
  return (
    <div className="mt-5 grid gap-3">
      <CheckoutLink size="large" wide rate={proposal.hotel.rate} href={proposalCheckoutHref(proposal, stay)}>
        {text('proposal.book')}
      </CheckoutLink>
      {state === 'open' && (
        <LinkButton variant="outline" wide href={`/allowAgentProposal${named}`}>
          {text('proposal.accept', { agent: from })}
        </LinkButton>
      )}
      <LinkButton variant="ghost" wide href={`/disapproveProposal${named}`}>
        {text('proposal.decline')}
      </LinkButton>
    </div>
  )
}

/** What it cost is still told; what there is now is the hotel's page. */
function Over({ proposal, stay }: WaysProps) {
  const text = useText('booking')
  const write = useAmounts()
  const { proposedTotal, hotel, isOwn } = proposal
  return (
    <>
      <p className="text-sm text-muted-foreground">{text('proposal.proposedFor')}</p>
      <p className="text-xl font-bold text-muted-foreground tabular-nums">
        {write(proposedTotal.amount, proposedTotal.currency)}
      </p>
      {proposal.state !== 'booked' && (
        <LinkButton wide className="mt-5" href={hotelHref(hotel.hotel.id, stay)}>
          {text('proposal.today')}
        </LinkButton>
      )}
      {isOwn && (
        <LinkButton wide variant="ghost" className="mt-3" href={paths.proposals}>
          {text('proposal.toList')}
        </LinkButton>
      )}
    </>
  )
}
