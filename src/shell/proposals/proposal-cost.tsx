import type { Proposal } from '../../contract/types.ts'
import { useText } from '../../platform/text.ts'
import { shownTotal } from './shown-total.ts'
import { useStayTexts } from './use-stay-texts.ts'

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
  const { hotel } = subject
  const isPaidNow = hotel.rate.payment === 'now'
  // After the answer the client pays nothing on this page: the agent books the stay.
  const showsPayment = !isShort && (state === 'open' || !isPaidNow)
  const { amount: total, currency } = shownTotal(proposal)
  const amount = money(total, currency)
  return (
    <dl className="grid gap-2 border-t p-5">
      <Line term={t('proposal.total')} isMain>
        {amount}
      </Line>
      {showsPayment && <Line term={t(isPaidNow ? 'proposal.dueNow' : 'proposal.dueThere')}>{amount}</Line>}
      {!isShort && price && price.dueLocally.length > 0 && (
        <div className="mt-1 rounded-md bg-muted px-3 py-2 text-sm">
          <dt className="font-semibold">{t('proposal.propertyFees')}</dt>
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
