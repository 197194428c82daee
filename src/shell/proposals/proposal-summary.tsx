import type { Proposal } from '../../contract/types.ts'
import { useText } from '../../platform/text.ts'
import { deadline } from '../../tenant/local-time.ts'
import { isFreeSpan, type PolicySpan, policyTimeline } from '../../tenant/policy-timeline.ts'
import { zoneName } from '../../tenant/zone-name.ts'
import { Alert } from '../../ui/alert.tsx'
import { ProposalCost, useStayTexts } from './proposal-cost.tsx'
import { ProposedRental } from './proposed-rental.tsx'
import { ProposedStay } from './proposed-stay.tsx'
import { proposedTerms } from './proposed-terms.ts'
import { ProposedVisit } from './proposed-visit.tsx'
import { ProposedWeek } from './proposed-week.tsx'

interface ProposalSummaryProps {
  proposal: Proposal
  /** True to show only the item, its dates and the total. */
  isShort?: boolean
  /** True if the page shows a changed price elsewhere. */
  hidesPriceChange?: boolean
}

/** The proposal that the client answers: agent, item, deadline, price and conditions. */
export function ProposalSummary({
  proposal,
  isShort = false,
  hidesPriceChange = false,
}: ProposalSummaryProps) {
  const t = useText('shell')
  const { at, money } = useStayTexts()
  const { from, clientName, state, availability, price, proposedTotal, keepsPrice, validUntil, subject } =
    proposal
  // After the answer the total is the one that the client answered to.
  const showsPriceChange = state === 'open' && availability === 'price_changed' && !hidesPriceChange
  const isValid = availability !== undefined && (state === 'open' || keepsPrice)
  return (
    <>
      {showsPriceChange && price && (
        <Alert tone="warning" title={t('proposal.changed')}>
          {t('proposal.changedHint', {
            old: money(proposedTotal.amount, proposedTotal.currency),
            now: money(price.total, price.currency),
          })}
        </Alert>
      )}
      <article className="overflow-hidden rounded-xl border bg-card text-card-foreground shadow-card">
        <div className="border-b bg-muted px-5 py-3 text-sm">
          <p className="font-semibold">
            {t([`proposal.titleOf.${subject.product}`, 'proposal.title'], { agent: from })}
          </p>
          {clientName && <p>{t('proposal.for', { name: clientName })}</p>}
          {isValid && (
            <p className="text-muted-foreground">
              {t(keepsPrice ? 'proposal.keptUntil' : 'proposal.validUntil', { day: at(validUntil) })}
            </p>
          )}
        </div>
        <ProposedItem subject={subject} />
        <ProposalCost proposal={proposal} isShort={isShort} />
        {!isShort && <ProposalConditions proposal={proposal} />}
      </article>
      {proposal.isSample && (
        <p className="text-sm text-muted-foreground">
          {t([`proposal.sampleOf.${subject.product}`, 'proposal.sample'])}
        </p>
      )}
    </>
  )
}

/** Cancellation cost over time, in the time zone of the place. */
function ProposalConditions({ proposal }: { proposal: Proposal }) {
  const t = useText('shell')
  const { money, at, now, locale } = useStayTexts()
  const { subject, price, proposedTotal } = proposal
  const { policy, place } = proposedTerms(subject)
  const total = price?.total ?? proposedTotal.amount
  const cost = (span: PolicySpan) => {
    if (isFreeSpan(span)) return t('proposal.policy.free')
    if (span.penalty === undefined || span.penalty >= total) return t('proposal.policy.all')
    return t('proposal.policy.costs', { amount: money(span.penalty, proposedTotal.currency) })
  }
  const time = ({ from, until }: PolicySpan) => {
    if (from && until) return t('proposal.policy.between', { from: at(from), until: at(deadline(until)) })
    if (until) return t('proposal.policy.until', { until: at(deadline(until)) })
    return from ? t('proposal.policy.from', { from: at(from) }) : t('proposal.policy.always')
  }
  return (
    <section aria-labelledby="proposal-policy" className="border-t p-5">
      <h2 id="proposal-policy" className="font-bold">
        {t('proposal.policy.title')}
      </h2>
      <ol className="mt-2 grid gap-2">
        {policyTimeline(policy, now()).map((span) => (
          <li key={span.from ?? ''}>
            <p className="font-semibold">{cost(span)}</p>
            <p className="text-sm text-muted-foreground">{time(span)}</p>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-sm text-muted-foreground">
        {t('proposal.policy.zone', {
          place,
          zone: zoneName(policy.timeZone, locale, now()),
        })}
      </p>
    </section>
  )
}

/** What is proposed, in the words of its product. */
function ProposedItem({ subject }: Pick<Proposal, 'subject'>) {
  switch (subject.product) {
    case 'hotel':
      return <ProposedStay stay={subject.hotel} />
    case 'activity':
      return <ProposedVisit visit={subject.activity} />
    case 'car':
      return <ProposedRental rental={subject.car} />
    case 'resort':
      return <ProposedWeek week={subject.resort} />
  }
}
