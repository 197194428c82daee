import type { Proposal } from '../../../../contract/types.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { ConditionsCard } from '../policy/conditions-card.tsx'
import { EachItem } from '../product/each-item.tsx'
import { useFirstItem, useItems } from '../product/use-items.ts'
import { useWords } from '../words/use-words.ts'
import { ProposalPrice } from './proposal-price.tsx'
import { ProposalState } from './proposal-state.tsx'

interface ProposalViewProps {
  proposal: Proposal
  /** It stands otherwise by now. */
  onChange: () => Promise<unknown>
}

/** What is proposed, by whom and for how long: its items, the note, and the price with the ways on of the client, or of its agent. */
export function ProposalView({ proposal, onChange }: ProposalViewProps) {
  const text = useWords()
  const { price, proposedTotal, note, from, clientName } = proposal
  const items = useItems(proposal)
  const { item, facts, pieces } = useFirstItem(proposal)
  return (
    <>
      <header className="max-w-3xl">
        {clientName && (
          <p className="font-semibold text-muted-foreground">{text('proposal.for', { name: clientName })}</p>
        )}
        <h1 className="font-brand text-title">{text('proposal.title', { agent: from })}</h1>
      </header>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-8">
        <div className="grid gap-6">
          {proposal.isOwn && proposal.state === 'open' && proposal.availability !== 'sold_out' && (
            <Alert title={text('proposal.own')}>{text('proposal.ownHint', { agent: from })}</Alert>
          )}
          <ProposalState proposal={proposal} />
          {note && (
            <figure className="rounded-xl border-s-4 border-brand-edge bg-accent px-5 py-4 text-accent-foreground">
              <blockquote dir="auto" className="whitespace-pre-line wrap-anywhere">
                {note}
              </blockquote>
              <figcaption className="mt-2 text-sm font-semibold">
                <bdi>{from}</bdi>
              </figcaption>
            </figure>
          )}
          <EachItem items={items}>{(one, product) => <product.pieces.Card item={one} />}</EachItem>
        </div>
        <div className="lg:sticky lg:top-(--below-header) lg:row-span-2">
          <ProposalPrice {...{ proposal, onChange }} />
        </div>
        <div className="grid gap-6">
          {/* What is over has no price by now: its conditions are those of what was proposed. */}
          <ConditionsCard
            policy={facts.policy}
            place={facts.place}
            price={price ?? { total: proposedTotal.amount, currency: proposedTotal.currency }}
          />
          <div>
            <LinkButton variant="outline" href={pieces.offerHref(item)}>
              {text('proposal.offer')}
            </LinkButton>
          </div>
          {proposal.isSample && <p className="text-sm text-muted-foreground">{text('offer.sample')}</p>}
        </div>
      </div>
    </>
  )
}
