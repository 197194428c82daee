import type { Proposal } from '../../contract/types.ts'
import { useText } from '../../platform/text.ts'
import { isFreeSpan, type PolicySpan, timelineOf } from '../../tenant/timeline-of.ts'
import { zoneName } from '../../tenant/zone-name.ts'
import { useStayWords } from './use-stay-words.ts'

/** What cancelling costs and when, in the property's own time. */
export function ProposalConditions({ proposal }: { proposal: Proposal }) {
  const t = useText('shell')
  const { money, at, now, locale } = useStayWords()
  const { subject, price, proposedTotal } = proposal
  const { hotel } = subject
  const { policy } = hotel.rate
  const total = price?.total ?? proposedTotal.amount
  const cost = (span: PolicySpan) => {
    if (isFreeSpan(span)) return t('proposal.policy.free')
    if (span.penalty === undefined || span.penalty >= total) return t('proposal.policy.all')
    return t('proposal.policy.costs', { amount: money(span.penalty, proposedTotal.currency) })
  }
  const time = ({ from, until }: PolicySpan) => {
    if (from && until) return t('proposal.policy.between', { from: at(from), until: at(until) })
    if (until) return t('proposal.policy.until', { until: at(until) })
    return from ? t('proposal.policy.from', { from: at(from) }) : t('proposal.policy.always')
  }
  return (
    <section aria-labelledby="proposal-policy" className="border-t p-5">
      <h2 id="proposal-policy" className="font-bold">
        {t('proposal.policy.title')}
      </h2>
      <ol className="mt-2 grid gap-2">
        {timelineOf(policy, now()).map((span) => (
          <li key={span.from ?? ''}>
            <p className="font-semibold">{cost(span)}</p>
            <p className="text-sm text-muted-foreground">{time(span)}</p>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-sm text-muted-foreground">
        {t('proposal.policy.zone', {
          place: hotel.hotel.address.city,
          zone: zoneName(policy.timeZone, locale, now()),
        })}
      </p>
    </section>
  )
}
