import { useApi, useParams, useQuery } from '@livery/platform'
import { ApiError } from '../../../../api/api-error.ts'
import { proposalQuery } from '../../../../api/proposals.ts'
import type { Proposal } from '../../../../contract/types.ts'
import { proposalId } from '../../../../tenant/proposal-id.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { LoadFailure } from '../page-layout/load-failure.tsx'
import { PageShape } from '../page-layout/page-shape.tsx'
import { PartFrame } from '../page-layout/part-frame.tsx'
import { ConditionsCard } from '../policy/conditions-card.tsx'
import { useAmounts } from '../price/amount.tsx'
import { ItemScope } from '../product/item-scope.tsx'
import { EachItem, useFirstItem, useItems } from '../product/items.tsx'
import { useProduct } from '../product/product-scope.tsx'
import { ProposalPrice } from './proposal-price.tsx'

const tones = {
  accepted: 'success',
  booked: 'success',
  declined: 'info',
  expired: 'info',
  withdrawn: 'info',
} as const

/** Hints for the proposal's agent, in place of the client's. */
const ownHints = {
  accepted: 'proposal.isHint.acceptedOwn',
  booked: 'proposal.isHint.booked',
  declined: 'proposal.overOwn',
  expired: 'proposal.overOwn',
  withdrawn: 'proposal.overOwn',
} as const

/** Page of a proposal that an agent makes to a client. */
export function ProposalPage() {
  const id = proposalId(useParams().proposalId)
  return (
    <PartFrame>
      <section className="page-width pt-6 pb-16 sm:pt-10">{id ? <Known id={id} /> : <NotHere />}</section>
    </PartFrame>
  )
}

function Known({ id }: { id: string }) {
  const text = useProductTexts()
  const { data, error, refetch } = useQuery(proposalQuery(useApi(), id))
  if (error instanceof ApiError && error.status === 404) return <NotHere />
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  return data ? (
    <ItemScope ordered={data.data} meanwhile={<PageShape label={text('offer.loading')} />}>
      <ProposalView proposal={data.data} onChange={refetch} />
    </ItemScope>
  ) : (
    <PageShape label={text('offer.loading')} />
  )
}

function NotHere() {
  const text = useProductTexts()
  const { path } = useProduct().view
  return (
    <EmptyState
      icon="mail"
      level={1}
      title={text('proposal.none')}
      actions={<LinkButton href={path}>{text('offer.search')}</LinkButton>}
    >
      {text('proposal.noneHint')}
    </EmptyState>
  )
}

interface ProposalViewProps {
  proposal: Proposal
  /** Called when the proposal has changed in the meantime. */
  onChange: () => Promise<unknown>
}

/** A proposal's items, agent, deadline, note and price, with the actions of the client or the agent. */
function ProposalView({ proposal, onChange }: ProposalViewProps) {
  const text = useProductTexts()
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
          {/* A proposal that has ended has no price; its terms are those that were proposed. */}
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

/** Outcome of a proposal, or what has changed since it was made; renders nothing if nothing has. */
function ProposalState({ proposal }: { proposal: Proposal }) {
  const text = useProductTexts()
  const write = useAmounts()
  const { state, availability, from, price, proposedTotal, isOwn = false } = proposal
  if (availability === 'sold_out') {
    return (
      <Alert tone="warning" title={text('proposal.soldOut')}>
        {isOwn ? text('proposal.overOwn') : text('proposal.soldOutHint', { agent: from })}
      </Alert>
    )
  }
  const notice = state !== 'open' && (
    <Alert
      tone={tones[state]}
      title={isOwn && state === 'accepted' ? text('proposal.is.acceptedOwn') : text(`proposal.is.${state}`)}
    >
      {isOwn ? text(ownHints[state]) : text(`proposal.isHint.${state}`, { agent: from })}
    </Alert>
  )
  const isOther = availability === 'price_changed' && price
  return (
    <>
      {notice}
      {isOther && (
        <Alert tone="warning" title={text('proposal.changed')}>
          {text('proposal.changedHint', {
            old: write(proposedTotal.amount, proposedTotal.currency),
            now: write(price.total, price.currency),
          })}
        </Alert>
      )}
    </>
  )
}
