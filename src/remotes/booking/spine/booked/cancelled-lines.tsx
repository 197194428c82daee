import type { Booking, MoneyAmount } from '../../../../contract/types.ts'
import { wholeCancellation } from '../item/whole.ts'
import { Amount } from '../price/amount.tsx'
import { useWords } from '../words/use-words.ts'
import { cardReturns } from './card-returns.ts'
import { costShares } from './cost-shares.ts'
import { PriceLine } from './price-line.tsx'

/** What the cancellations of a booking's items cost, of what it was kept, and what comes back by which way it was paid; nothing of what is not cancelled. */
export function CancelledLines({ booking }: { booking: Booking }) {
  const text = useWords()
  const { payment } = booking
  const cancellation = wholeCancellation(booking)
  const { penalty, creditsBack } = cancellation
  if (!penalty) return null
  const { credits, ofWallet, ofCard } = costShares(
    booking.items.filter((item) => item.cancellation.at !== undefined),
    { penalty, ...(creditsBack && { creditsBack }) },
  )
  const { currency } = penalty
  const isPaid = payment.gateway !== 'none'
  const sum = (money: MoneyAmount | undefined) =>
    money && money.amount > 0 ? <Amount {...money} /> : text('trips.nothing')
  const { given, coming } = cardReturns({ payment, cancellation })
  return (
    <dl className="mt-3 grid gap-1.5 border-t pt-3 text-sm">
      <PriceLine label={text('booked.cancelCost')} isMain>
        {sum(penalty)}
      </PriceLine>
      {ofWallet > 0 && ofCard > 0 && (
        <>
          <PriceLine label={text('trips.fromCard')}>
            <Amount amount={ofCard} currency={currency} />
          </PriceLine>
          <PriceLine label={text('trips.fromWallet')}>
            <Amount amount={ofWallet} currency={currency} />
          </PriceLine>
        </>
      )}
      {isPaid && (given > 0 || coming === 0) && (
        <PriceLine label={text('trips.backToCard')} note={given > 0 ? text('booked.refunded') : undefined}>
          {sum({ amount: given, currency })}
        </PriceLine>
      )}
      {isPaid && coming > 0 && (
        <PriceLine label={text('trips.backToCard')} note={text('booked.refunding')}>
          {sum({ amount: coming, currency })}
        </PriceLine>
      )}
      {credits > 0 && (
        <PriceLine
          label={text('trips.backToWallet')}
          note={creditsBack ? text('booked.refunded') : undefined}
        >
          {sum(creditsBack)}
        </PriceLine>
      )}
      {!isPaid && credits === 0 && penalty.amount > 0 && (
        <div>
          <dt className="sr-only">{text('trips.payment.state')}</dt>
          <dd className="text-muted-foreground">{text('trips.localNote')}</dd>
        </div>
      )}
    </dl>
  )
}
