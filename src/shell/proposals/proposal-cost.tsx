import type { BookedStay, MoneyAmount, Proposal } from '../../contract/types.ts'
import { formatMoney } from '../../platform/money.tsx'
import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { localeOf } from '../../tenant/language.ts'
import { localTime, timeOfDay, trustedNow } from '../../tenant/local-time.ts'
import { majorUnits } from '../../tenant/money/minor-units.ts'
import { proposedTerms } from './proposed-terms.ts'

interface ProposalCostProps {
  proposal: Proposal
  /** True to show the total only. */
  isShort: boolean
}

/** The total in the client's currency, when it is paid, and charges at the property. */
export function ProposalCost({ proposal, isShort }: ProposalCostProps) {
  const t = useText('shell')
  const { money } = useStayTexts()
  const { price, subject, state } = proposal
  const { isPaidNow } = proposedTerms(subject)
  // After the answer the client pays nothing on this page: the agent books the stay.
  const showsPayment = !isShort && (state === 'open' || !isPaidNow)
  const { amount: total, currency } = shownTotal(proposal)
  const amount = money(total, currency)
  const dueThere = subject.product === 'hotel' ? 'proposal.dueThere' : 'proposal.dueOnSite'
  return (
    <dl className="grid gap-2 border-t p-5">
      <Line term={t('proposal.total')} isMain>
        {amount}
      </Line>
      {showsPayment && <Line term={t(isPaidNow ? 'proposal.dueNow' : dueThere)}>{amount}</Line>}
      {!isShort && price && price.dueLocally.length > 0 && (
        <div className="mt-1 rounded-md bg-muted px-3 py-2 text-sm">
          <dt className="font-semibold">
            {t(subject.product === 'hotel' ? 'proposal.propertyFees' : 'proposal.localFees')}
          </dt>
          {price.dueLocally.map((fee) => (
            <dd key={fee.code} className="mt-1 flex justify-between gap-4">
              <span className="text-muted-foreground">
                {t([`proposal.charge.${fee.code}`, 'proposal.charge.other'])}
              </span>
              <span className="text-end tabular-nums">
                <bdi>{money(fee.amount, fee.currency)}</bdi>{' '}
                {fee.estimate !== null && fee.currency !== currency && (
                  <span className="text-muted-foreground">
                    {t('proposal.price.about', { amount: money(fee.estimate, currency) })}
                  </span>
                )}
              </span>
            </dd>
          ))}
        </div>
      )}
    </dl>
  )
}

function Line({ term, isMain = false, children }: { term: string; isMain?: boolean; children: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className={isMain ? 'font-semibold' : 'text-sm text-muted-foreground'}>{term}</dt>
      <dd className={isMain ? 'text-xl font-bold tabular-nums' : 'text-sm font-semibold tabular-nums'}>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}

/**
 * Returns the total that the client reads and answers to, in minor units: the accepted one, otherwise the current
 * one, otherwise the proposed one.
 */
export function shownTotal({
  acceptedTotal,
  price,
  proposedTotal,
}: Pick<Proposal, 'acceptedTotal' | 'price' | 'proposedTotal'>): MoneyAmount {
  if (acceptedTotal) return acceptedTotal
  return price ? { amount: price.total, currency: price.currency } : proposedTotal
}

/**
 * Returns formatters for amounts (minor units), local times of the property, rooms and guests in the page's language.
 */
export function useStayTexts() {
  const t = useText('shell')
  const { agency, language, today } = usePage()
  const locale = localeOf(language, agency)
  const list = new Intl.ListFormat(locale, { style: 'narrow', type: 'unit' })
  return {
    locale,
    now: () => trustedNow(today, Date.now()),
    money: (amount: number, currency: string) =>
      formatMoney(majorUnits(amount, currency), currency, locale, false),
    at: (local: string) => localTime(local, locale, today),
    time: (clock: string) => timeOfDay(clock, locale),
    room({ room: { kind, view }, rooms }: Pick<BookedStay, 'room' | 'rooms'>) {
      const name = t(`proposal.room.${kind}`)
      const room =
        view === 'none'
          ? name
          : t('proposal.room.withView', { room: name, view: t(`proposal.roomView.${view}`) })
      return t('proposal.rooms', { count: rooms.length, room })
    },
    guests({ adults, childAges = [] }: BookedStay['rooms'][number]) {
      const ages = list.format(childAges.map(String))
      return [
        t('proposal.adults', { count: adults }),
        ...(childAges.length > 0 ? [t('proposal.children', { count: childAges.length, ages })] : []),
      ].join(' · ')
    },
  }
}
