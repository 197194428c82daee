import type { BookedStay } from '../../../../../contract/types.ts'
import { freeUntilOf } from '../../../../../tenant/policy-timeline.ts'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { FactLine } from '../booking/fact-line.tsx'

/** List items: until when cancelling is free, and whether the stay is paid at the property. */
export function RateTerms({ rate: { policy, payment } }: Pick<BookedStay, 'rate'>) {
  const text = useProductTexts()
  const { at, now } = useLocalTime()
  const freeUntil = freeUntilOf(policy, now())
  return (
    <>
      {freeUntil ? (
        <FactLine icon="check" variant="good">
          {text('rate.freeUntil', { when: at(freeUntil) })}
        </FactLine>
      ) : (
        <FactLine icon="alert">{text(policy.isRefundable ? 'rate.partly' : 'rate.nonRefundable')}</FactLine>
      )}
      {payment === 'at_property' && (
        <FactLine icon="wallet" variant="good">
          {text('rate.payAtProperty')}
        </FactLine>
      )}
    </>
  )
}
