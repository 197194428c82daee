import type { Booking, MoneyAmount } from '../../../../contract/types.ts'
import { PaymentCalendar } from '../calendar/payment-calendar.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { totalCancellation, totalPrice } from '../item/booking-totals.ts'
import { localDues } from '../item/local-dues.ts'
import { Amount } from '../price/amount.tsx'
import { PriceDetails } from '../price/price-details.tsx'
import { TotalPrice } from '../price/total-price.tsx'
import { useFirstItem, useItems } from '../product/items.tsx'
import { entryHref } from '../product/product-hrefs.ts'
import { type BookingStatus, statusOf } from './booking-status.ts'
import { cardRefunds } from './card-refunds.ts'
import { costShares } from './cost-shares.ts'
import { PriceLine, PriceLines, type PriceLinesProps } from './price-lines.tsx'

const toCome: readonly BookingStatus[] = [
  'needs_choice',
  'on_hold',
  'in_doubt',
  'paying',
  'authorised',
  'pending',
  'partly_confirmed',
  'confirmed',
  'cancellation_requested',
]

/** Price of a booking for its reader (spec §6), with discounts and amounts due or paid here. */
export function BookingPrice({ booking }: { booking: Booking }) {
  const text = useProductTexts()
  const price = totalPrice(booking)
  const isOne = useItems(booking).length === 1
  const { price: dueThere, charges } = localDues(booking)
  const { item, pieces, view } = useFirstItem(booking)
  const unitOf = pieces.usePriceUnit()
  const status = statusOf(booking)
  const isToCome = toCome.includes(status)
  return (
    <div>
      <TotalPrice price={price} unit={isOne ? unitOf(item) : null} />
      <PriceLines
        price={{ ...price, dueLocally: charges }}
        discounts={booking.discounts}
        {...paymentLines(status, booking)}
        dueThere={isToCome ? dueThere : null}
        hasFees={isToCome || status === 'completed'}
      />
      <CancelledLines booking={booking} />
      <PaymentCalendar
        schedule={booking.paymentSchedule}
        payHref={(at) => entryHref(view, booking.reference, at)}
        className="mt-4"
      />
      <details className="rate-details mt-2">
        <summary>{text('price.details')}</summary>
        <PriceDetails price={price} hasFees={false} />
      </details>
    </div>
  )
}

/** In these states a bank has authorised the amount but nothing is captured yet. */
const setAside: readonly BookingStatus[] = ['needs_choice', 'authorised', 'hold_over', 'in_doubt', 'pending']

/** An authorised amount is no longer due: it is captured as soon as the supplier confirms. */
function paymentLines(
  state: BookingStatus,
  { payment }: Booking,
): Pick<PriceLinesProps, 'dueNow' | 'authorised' | 'payment'> {
  const isSetAside = payment.state === 'requires_capture'
  if (state === 'confirmed' || state === 'partly_confirmed')
    return { payment: { ...payment, paid: isSetAside ? payment.due : payment.paid } }
  if (isSetAside && setAside.includes(state)) return { authorised: payment.due }
  if (state === 'on_hold') return { dueNow: payment.due }
  // Refunds are listed with the cost of the cancellation.
  return {
    payment:
      state === 'cancelled' ? { paid: payment.paid, refunded: { ...payment.refunded, amount: 0 } } : payment,
  }
}

/** Cancellation cost of the cancelled items, what it is retained from, and the refund by payment method. */
function CancelledLines({ booking }: { booking: Booking }) {
  const text = useProductTexts()
  const { payment } = booking
  const cancellation = totalCancellation(booking)
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
  const { given, coming } = cardRefunds({ payment, cancellation })
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
        <PriceLine label={text('trips.backToCard')}>{sum({ amount: given, currency })}</PriceLine>
      )}
      {isPaid && coming > 0 && (
        <PriceLine label={text('trips.backToCard')} note={text('booked.refunding')}>
          {sum({ amount: coming, currency })}
        </PriceLine>
      )}
      {credits > 0 && <PriceLine label={text('trips.backToWallet')}>{sum(creditsBack)}</PriceLine>}
      {!isPaid && credits === 0 && penalty.amount > 0 && (
        <div>
          <dt className="sr-only">{text('trips.payment.state')}</dt>
          <dd className="text-muted-foreground">{text('trips.localNote')}</dd>
        </div>
      )}
    </dl>
  )
}
