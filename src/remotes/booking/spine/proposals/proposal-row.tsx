import type { ProposalSummary } from '../../../../contract/types.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Link } from '../../../../ui/link.tsx'
import { useAmounts } from '../price/use-amounts.ts'
import { proposalHref } from '../product/product-hrefs.ts'
import { useView } from '../product/product-scope.tsx'
import { useLocalTime } from '../words/use-local-time.ts'
import { useWords } from '../words/use-words.ts'
import { WithdrawButton } from './withdraw-button.tsx'

const tones = {
  open: 'brand',
  accepted: 'success',
  booked: 'success',
  declined: 'neutral',
  expired: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Readonly<Record<ProposalSummary['state'], string>>

interface ProposalRowProps {
  proposal: ProposalSummary
  /** It stands otherwise by now. */
  onChange: () => Promise<unknown>
}

/** A proposal in its agent's list: for whom, what, until when, and how it stands; taken back by a press while it can be. */
export function ProposalRow({ proposal, onChange }: ProposalRowProps) {
  const text = useWords()
  const write = useAmounts()
  const { at } = useLocalTime()
  const { id, state, client, keepsPrice, validUntil, agent } = proposal
  const { title, period, product } = proposal
  const view = useView(product)
  const { amount, currency } = proposal.acceptedTotal ?? proposal.proposedTotal
  const whom = client.name || client.email
  // No price is kept of what was declined, taken back, booked or is over.
  const isStanding = state === 'open' || state === 'accepted'
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
        {isStanding && (
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
