import { useApi, useQuery } from '@livery/platform'
import { proposalsQuery } from '../../../../api/proposals.ts'
import type { ProposalSummary } from '../../../../contract/types.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Link } from '../../../../ui/link.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useLocalTime } from '../formatting/use-local-time.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { LoadFailure } from '../page-layout/load-failure.tsx'
import { PartFrame } from '../page-layout/part-frame.tsx'
import { useAmounts } from '../price/amount.tsx'
import { proposalHref } from '../product/product-hrefs.ts'
import { useView } from '../product/product-scope.tsx'
import { useStart } from '../product/use-start.ts'
import { WithdrawButton } from './withdraw-button.tsx'

const tones = {
  open: 'brand',
  accepted: 'success',
  booked: 'success',
  declined: 'neutral',
  expired: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Readonly<Record<ProposalSummary['state'], string>>

/** /proposals: an agent's proposals and the clients' answers. Source: spec §2.6 (Proposals). */
export function ProposalsPage() {
  const text = useProductTexts()
  return (
    <PartFrame>
      <section className="page-width pt-6 pb-16 sm:pt-10">
        <h1 className="font-brand text-title">{text('proposal.list')}</h1>
        <p className="mt-2 max-w-2xl text-muted-foreground">{text('proposal.listHint')}</p>
        <List />
      </section>
    </PartFrame>
  )
}

function List() {
  const text = useProductTexts()
  const { path: start } = useStart()
  const { data, error, refetch } = useQuery(proposalsQuery(useApi()))
  if (error) return <LoadFailure error={error} onRetry={refetch} level={2} />
  if (!data) {
    return (
      <div role="status" className="mt-6 grid gap-3">
        <span className="sr-only">{text('proposal.loading')}</span>
        <Skeleton className="h-24 rounded-xl" />
        <Skeleton className="h-24 rounded-xl" />
      </div>
    )
  }
  const { proposals } = data.data
  if (proposals.length === 0) {
    return (
      <EmptyState
        icon="mail"
        title={text('proposal.empty')}
        actions={<LinkButton href={start}>{text('offer.search')}</LinkButton>}
      >
        {text('proposal.emptyHint')}
      </EmptyState>
    )
  }
  return (
    <ul aria-label={text('proposal.list')} className="mt-6 grid gap-3">
      {proposals.map((proposal) => (
        <ProposalRow key={proposal.id} proposal={proposal} onChange={refetch} />
      ))}
    </ul>
  )
}

interface ProposalRowProps {
  proposal: ProposalSummary
  /** Called when the proposal has changed in the meantime. */
  onChange: () => Promise<unknown>
}

/** A proposal in its agent's list: client, offer, deadline and state, with a withdraw button while it is possible. */
function ProposalRow({ proposal, onChange }: ProposalRowProps) {
  const text = useProductTexts()
  const write = useAmounts()
  const { at } = useLocalTime()
  const { id, state, client, keepsPrice, validUntil, agent } = proposal
  const { title, period, product } = proposal
  const view = useView(product)
  const { amount, currency } = proposal.acceptedTotal ?? proposal.proposedTotal
  const whom = client.name || client.email
  // Declined, withdrawn, booked and expired proposals keep no price.
  const isActive = state === 'open' || state === 'accepted'
  return (
    <li className="relative grid gap-x-6 gap-y-2 rounded-xl border bg-card p-4 shadow-card sm:grid-cols-[1fr_auto] sm:p-5">
      <div className="min-w-0">
        <h2 className="text-lg font-bold">
          <Link href={proposalHref(view, id)} className="after:absolute after:inset-0 hover:underline">
            {title}
          </Link>
        </h2>
        <p className="mt-0.5">
          <bdi>
            {at(period.start)} – {at(period.end)}
          </bdi>
          {whom && (
            <>
              {' · '}
              <bdi className="wrap-anywhere">{whom}</bdi>
            </>
          )}
        </p>
        <p className="mt-1 text-sm text-muted-foreground">
          {text('proposal.by', { agent, day: at(proposal.createdAt.slice(0, 10)) })}
          {proposal.bookingReference && (
            <>
              {' · '}
              <bdi>{proposal.bookingReference}</bdi>
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:grid sm:justify-items-end">
        <Badge tone={tones[state]}>{text(`proposal.state.${state}`)}</Badge>
        <p className="font-bold tabular-nums">{write(amount, currency)}</p>
        {isActive && (
          <>
            <p className="text-sm text-muted-foreground">
              {text(keepsPrice ? 'proposal.keptUntil' : 'proposal.validUntil', { day: at(validUntil) })}
            </p>
            <WithdrawButton id={id} title={title} onChange={onChange} />
          </>
        )}
      </div>
    </li>
  )
}
