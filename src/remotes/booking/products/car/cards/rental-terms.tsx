import type { BookedRental, CarCover, Rental } from '../../../../../contract/types.ts'
import { freeUntilOf } from '../../../../../tenant/policy-timeline.ts'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useAmounts } from '../../../spine/price/amount.tsx'
import { FactLine } from './fact-line.tsx'
import { useKilometres } from './vehicle-facts.tsx'

/** List item with the mileage of the whole rental. */
export function MileageLine({ mileage }: Pick<Rental, 'mileage'>) {
  const text = useProductTexts()
  const write = useAmounts()
  const km = useKilometres()
  const { isUnlimited, limitKm, extraPerKm } = mileage
  if (isUnlimited || limitKm === undefined) {
    return (
      <FactLine icon="mileage" variant="good">
        {text('mileage.unlimited')}
      </FactLine>
    )
  }
  return (
    <FactLine icon="mileage">
      {text('mileage.limit', { distance: km(limitKm) })}
      {extraPerKm && ` · ${text('mileage.extra', { amount: write(extraPerKm.amount, extraPerKm.currency) })}`}
    </FactLine>
  )
}

/** List items: excess and deposit of a cover, in the desk's currency. */
export function CoverLines({ cover }: { cover: CarCover }) {
  const text = useProductTexts()
  const write = useAmounts()
  const { damageExcess, theftExcess } = cover
  const excess = damageExcess.amount >= theftExcess.amount ? damageExcess : theftExcess
  return (
    <>
      <FactLine icon="shield" variant={excess.amount === 0 ? 'good' : 'plain'}>
        {excess.amount === 0
          ? text('cover.noExcess')
          : text('cover.excess', { amount: write(excess.amount, excess.currency, { short: true }) })}
      </FactLine>
      <DepositLine cover={cover} />
    </>
  )
}

/** List item with what is blocked on the driver's card. */
export function DepositLine({ cover: { deposit } }: { cover: CarCover }) {
  const text = useProductTexts()
  const write = useAmounts()
  return (
    <FactLine icon="card">
      {deposit.amount === 0
        ? text('cover.noDeposit')
        : text('cover.deposit', { amount: write(deposit.amount, deposit.currency, { short: true }) })}
    </FactLine>
  )
}

/** List items: until when cancelling is free, and whether the rental is paid at the desk. */
export function PaymentTerms({ policy, payment }: Pick<BookedRental, 'policy' | 'payment'>) {
  const text = useProductTexts()
  const { until, now } = useLocalTime()
  const freeUntil = freeUntilOf(policy, now())
  return (
    <>
      {freeUntil ? (
        <FactLine icon="check" variant="good">
          {text('rate.freeUntil', { when: until(freeUntil) })}
        </FactLine>
      ) : (
        <FactLine icon="alert">{text(policy.isRefundable ? 'rate.partly' : 'rate.nonRefundable')}</FactLine>
      )}
      {payment === 'at_desk' && (
        <FactLine icon="wallet" variant="good">
          {text('rate.payAtProperty')}
        </FactLine>
      )}
    </>
  )
}
