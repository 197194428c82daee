import type { Proposal } from '../../../../contract/types.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { paths } from '../paths.ts'
import { CheckoutLink } from '../payment/checkout-link.tsx'
import { PriceDetails } from '../price/price-details.tsx'
import { TotalPrice } from '../price/total-price.tsx'
import { useAmounts } from '../price/use-amounts.ts'
import { useFirstItem } from '../product/use-items.ts'
import { useLocalTime } from '../words/use-local-time.ts'
import { useWords } from '../words/use-words.ts'
import { OwnWays } from './own-ways.tsx'
import { useProposalCheckout } from './use-proposal-checkout.ts'

interface ProposalPriceProps {
  proposal: Proposal
  /** It stands otherwise by now. */
  onChange: () => Promise<unknown>
}

type WaysProps = Omit<ProposalPriceProps, 'onChange'>

/** What a proposal costs and what can be done about it: book it, have it booked, decline it, or what its agent may do; or look at what there is instead. */
export function ProposalPrice({ proposal, onChange }: ProposalPriceProps) {
  const text = useWords()
  const { item, pieces } = useFirstItem(proposal)
  const unitOf = pieces.usePriceUnit()
  const { price, rateKey } = proposal
  return (
    <section
      aria-label={text('proposal.price')}
      className="rounded-xl border bg-card p-5 shadow-card lg:sticky lg:top-(--below-header)"
    >
      {price && rateKey ? (
        <>
          <TotalPrice price={price} unit={unitOf(item)} />
          <details className="rate-details mt-2">
            <summary>{text('price.details')}</summary>
            <PriceDetails price={price} />
          </details>
          <ValidUntil proposal={proposal} />
          {proposal.isOwn ? <OwnWays {...{ proposal, onChange }} /> : <Answers proposal={proposal} />}
        </>
      ) : (
        <Over proposal={proposal} />
      )}
    </section>
  )
}

function ValidUntil({ proposal: { keepsPrice, validUntil } }: { proposal: Proposal }) {
  const text = useWords()
  const { at } = useLocalTime()
  return (
    <p className="mt-3 flex items-start gap-2 border-t pt-3 text-sm font-medium">
      <Icon name="clock" className="mt-0.5 size-4.5 text-link" />
      {text(keepsPrice ? 'proposal.keptUntil' : 'proposal.validUntil', { day: at(validUntil) })}
    </p>
  )
}

function Answers({ proposal }: WaysProps) {
  const text = useWords()
  const { facts } = useFirstItem(proposal)
  const checkout = useProposalCheckout(proposal)
  const { id, state, from } = proposal
  const named = `?proposalId=${id}`
  return (
    <div className="mt-5 grid gap-3">
      <CheckoutLink size="large" wide isPaidLocally={facts.isPaidLocally} href={checkout}>
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

/** What it cost is still told; what there is now is on the page of the offer. */
function Over({ proposal }: WaysProps) {
  const text = useWords()
  const write = useAmounts()
  const { proposedTotal, isOwn } = proposal
  const { item, pieces } = useFirstItem(proposal)
  return (
    <>
      <p className="text-sm text-muted-foreground">{text('proposal.proposedFor')}</p>
      <p className="text-xl font-bold text-muted-foreground tabular-nums">
        {write(proposedTotal.amount, proposedTotal.currency)}
      </p>
      {proposal.state !== 'booked' && (
        <LinkButton wide className="mt-5" href={pieces.offerHref(item)}>
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
