import { usePage } from '@livery/platform'
import type { BookedStay } from '../../../../../contract/types.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { freeUntilOf } from '../../../../../tenant/timeline-of.ts'
import { useDay } from '../../../spine/words/use-day.ts'
import { useLocalTime } from '../../../spine/words/use-local-time.ts'
import { useWords } from '../../../spine/words/use-words.ts'
import { FactLine } from '../booked/fact-line.tsx'

/** Until when cancelling a rate costs nothing, and whether it is paid in parts or at the house: lines of a list. */
export function RateTerms({ rate: { policy, payment, deposit } }: Pick<BookedStay, 'rate'>) {
  const text = useWords()
  const { at, now } = useLocalTime()
  const day = useDay()
  const { agency, language } = usePage()
  const percent = new Intl.NumberFormat(localeOf(language, agency), { style: 'percent' })
  const freeUntil = freeUntilOf(policy, now())
  return (
    <>
      {freeUntil ? (
        <FactLine icon="check" look="good">
          {text('rate.freeUntil', { when: at(freeUntil) })}
        </FactLine>
      ) : (
        <FactLine icon="alert">{text(policy.isRefundable ? 'rate.partly' : 'rate.nonRefundable')}</FactLine>
      )}
      {deposit && (
        <FactLine icon="wallet" look="good">
          {text('rate.deposit', {
            percent: percent.format(deposit.percent / 100),
            day: day(deposit.balanceOn),
          })}
        </FactLine>
      )}
      {payment === 'at_property' && (
        <FactLine icon="wallet" look="good">
          {text('rate.payAtProperty')}
        </FactLine>
      )}
    </>
  )
}
