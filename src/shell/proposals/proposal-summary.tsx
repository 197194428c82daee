import { ofProduct } from '../../contract/of-product.ts'
import type { BookedStay, Proposal } from '../../contract/types.ts'
import { useText } from '../../platform/text.ts'
import { countNights } from '../../tenant/calendar-days.ts'
import { deadline } from '../../tenant/local-time.ts'
import { isFreeSpan, type PolicySpan, policyTimeline } from '../../tenant/policy-timeline.ts'
import { zoneName } from '../../tenant/zone-name.ts'
import { Alert } from '../../ui/alert.tsx'
import { ProposalCost, useStayTexts } from './proposal-cost.tsx'

interface ProposalSummaryProps {
  proposal: Proposal
  /** True to show only hotel, dates and total. */
  isShort?: boolean
  /** True if the page shows a changed price elsewhere. */
  hidesPriceChange?: boolean
}

/** The proposal that the client answers: agent, stay, deadline, price and conditions. */
export function ProposalSummary({
  proposal,
  isShort = false,
  hidesPriceChange = false,
}: ProposalSummaryProps) {
  const t = useText('shell')
  const { at, money } = useStayTexts()
  const { from, clientName, state, availability, price, proposedTotal, keepsPrice, validUntil, subject } =
    proposal
  const { hotel } = ofProduct(subject, 'hotel')
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
          <p className="font-semibold">{t('proposal.title', { agent: from })}</p>
          {clientName && <p>{t('proposal.for', { name: clientName })}</p>}
          {isValid && (
            <p className="text-muted-foreground">
              {t(keepsPrice ? 'proposal.keptUntil' : 'proposal.validUntil', { day: at(validUntil) })}
            </p>
          )}
        </div>
        <ProposalStay stay={hotel} />
        <ProposalCost proposal={proposal} isShort={isShort} />
        {!isShort && <ProposalConditions proposal={proposal} />}
      </article>
      {proposal.isSample && <p className="text-sm text-muted-foreground">{t('proposal.sample')}</p>}
    </>
  )
}

/** Cancellation cost over time, in the property's time zone. */
function ProposalConditions({ proposal }: { proposal: Proposal }) {
  const t = useText('shell')
  const { money, at, now, locale } = useStayTexts()
  const { subject, price, proposedTotal } = proposal
  const { hotel } = ofProduct(subject, 'hotel')
  const { policy } = hotel.rate
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
          place: hotel.hotel.address.city,
          zone: zoneName(policy.timeZone, locale, now()),
        })}
      </p>
    </section>
  )
}

/** Hotel, rooms, guests, board and dates of the proposal. */
function ProposalStay({ stay: booked }: { stay: BookedStay }) {
  const t = useText('shell')
  const words = useStayTexts()
  const { hotel, rooms, rate, stay } = booked
  return (
    <>
      <div className="p-5">
        <h2 className="font-brand text-heading wrap-anywhere">{hotel.name}</h2>
        <p className="text-sm text-muted-foreground">
          <bdi>{[hotel.address.line, hotel.address.city].filter(Boolean).join(', ')}</bdi>
        </p>
        <ul className="mt-3 grid gap-1">
          <li className="font-semibold">{words.room(booked)}</li>
          {rooms.map((room, index) => (
            // Rooms have no name but their number.
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the room number
            <li key={index}>
              {rooms.length > 1
                ? t('proposal.roomWith', { number: index + 1, guests: words.guests(room) })
                : words.guests(room)}
            </li>
          ))}
          <li>{t(`proposal.board.${rate.board}`)}</li>
        </ul>
      </div>
      <dl className="grid grid-cols-2 border-t">
        <div className="p-4 ps-5">
          <dt className="text-sm text-muted-foreground">{t('proposal.checkIn')}</dt>
          <dd className="font-bold">{words.at(stay.start)}</dd>
          <dd className="text-sm text-muted-foreground">
            {t('proposal.from', { time: words.time(hotel.checkIn.from) })}
          </dd>
        </div>
        <div className="border-s p-4 pe-5">
          <dt className="text-sm text-muted-foreground">{t('proposal.checkOut')}</dt>
          <dd className="font-bold">{words.at(stay.end)}</dd>
          <dd className="text-sm text-muted-foreground">
            {t('proposal.until', { time: words.time(hotel.checkOut.until) })}
          </dd>
          <dd className="text-sm text-muted-foreground">
            {t('proposal.nights', { count: countNights(stay) })}
          </dd>
        </div>
      </dl>
    </>
  )
}
