import type { Proposal } from '../../../../contract/types.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useLocalTime } from '../formatting/use-local-time.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { paths } from '../paths.ts'
import { CheckoutLink } from '../payment/checkout-link.tsx'
import { useAmounts } from '../price/amount.tsx'
import { PriceDetails } from '../price/price-details.tsx'
import { TotalPrice } from '../price/total-price.tsx'
import { useFirstItem } from '../product/items.tsx'
import { checkoutHref } from '../product/product-hrefs.ts'
import { ProposalLink } from './proposal-link.tsx'
import { WithdrawButton } from './withdraw-button.tsx'

interface ProposalPriceProps {
  proposal: Proposal
  /** Called when the proposal has changed in the meantime. */
  onChange: () => Promise<unknown>
}

type PriceActionProps = Omit<ProposalPriceProps, 'onChange'>

/** Price of a proposal with its actions: book, accept, decline, or the agent's actions; or a link to current offers. */
export function ProposalPrice({ proposal, onChange }: ProposalPriceProps) {
  const text = useProductTexts()
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
          {proposal.isOwn ? <OwnActions {...{ proposal, onChange }} /> : <Answers proposal={proposal} />}
        </>
      ) : (
        <OfferLink proposal={proposal} />
      )}
    </section>
  )
}

function ValidUntil({ proposal: { keepsPrice, validUntil } }: { proposal: Proposal }) {
  const text = useProductTexts()
  const { at } = useLocalTime()
  return (
    <p className="mt-3 flex items-start gap-2 border-t pt-3 text-sm font-medium">
      <Icon name="clock" className="mt-0.5 size-4.5 text-link" />
      {text(keepsPrice ? 'proposal.keptUntil' : 'proposal.validUntil', { day: at(validUntil) })}
    </p>
  )
}

function Answers({ proposal }: PriceActionProps) {
  const text = useProductTexts()
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

/** Still shows the price; the offer's page has what is available now. */
function OfferLink({ proposal }: PriceActionProps) {
  const text = useProductTexts()
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

interface OwnActionsProps {
  proposal: Proposal
  /** Called when the proposal has changed in the meantime. */
  onChange: () => Promise<unknown>
}

/**
 * The agent's actions: book once the client has accepted, pass on the link, withdraw. Only the client can accept or
 * decline.
 */
function OwnActions({ proposal, onChange }: OwnActionsProps) {
  const text = useProductTexts()
  const { id, state } = proposal
  const { facts } = useFirstItem(proposal)
  const checkout = useProposalCheckout(proposal)
  return (
    <div className="mt-5 grid gap-5">
      <CheckoutLink
        wide
        isPaidLocally={facts.isPaidLocally}
        variant={state === 'accepted' ? 'primary' : 'outline'}
        href={checkout}
      >
        {text('proposal.bookOwn')}
      </CheckoutLink>
      <ProposalLink proposal={proposal} isOpen />
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t pt-4">
        <LinkButton variant="link" size="small" href={paths.proposals}>
          {text('proposal.toList')}
        </LinkButton>
        <WithdrawButton id={id} title={facts.title} onChange={onChange} />
      </div>
    </div>
  )
}

/** Returns the checkout address that books the proposal at its price. */
function useProposalCheckout(proposal: Proposal): string {
  const { item, view, pieces } = useFirstItem(proposal)
  const { id, price, rateKey = '' } = proposal
  return `${checkoutHref(view, { rateKey, price }, pieces.offerHref(item))}&proposalId=${id}`
}
