import { usePage } from '@livery/platform'
import type { Quote, ShownPrice } from '../../../../contract/types.ts'
import { localeOf } from '../../../../tenant/language.ts'
import { PriceLines } from '../booking/price-lines.tsx'
import { usePromoNote } from '../booking/use-promo-note.ts'
import { PaymentCalendar } from '../calendar/payment-calendar.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { BookedItem } from '../item/booked-item.ts'
import { CancellationTimeline } from '../policy/cancellation-timeline.tsx'
import { PriceDetails } from '../price/price-details.tsx'
import { TotalPrice } from '../price/total-price.tsx'
import { EachItem, useFirstOf } from '../product/items.tsx'

const RATE_DIGITS = 4

interface CheckoutSummaryProps {
  ordered: OrderSummary
}

/** What is booked and its price, next to every step. */
export function CheckoutSummary({ ordered }: CheckoutSummaryProps) {
  const text = useProductTexts()
  return (
    <section
      aria-label={text('checkout.summary')}
      className="overflow-hidden rounded-xl border bg-card shadow-card"
    >
      <EachItem items={ordered.items}>{(item, { pieces }) => <pieces.Summary item={item} />}</EachItem>
      <div className="grid gap-4 p-5 pt-4">
        <SummaryPrice ordered={ordered} />
        <SummaryPolicies ordered={ordered} />
      </div>
    </section>
  )
}

function SummaryPrice({ ordered }: { ordered: OrderSummary }) {
  const text = useProductTexts()
  const { item, pieces, facts } = useFirstOf(ordered.items)
  const unitOf = pieces.usePriceUnit()
  const { items, price, paymentSchedule, isOffer = false } = ordered
  return (
    <div className="border-t pt-4">
      <h3 className="mb-2 font-bold">{text('checkout.price')}</h3>
      <TotalPrice price={price} unit={items.length === 1 ? unitOf(item) : null} isOffer={isOffer} />
      <PriceLines
        {...ordered}
        dueThere={facts.isPaidLocally ? { amount: price.total, currency: price.currency } : null}
      />
      <PriceMaking price={price} />
      {paymentSchedule && <PaymentCalendar schedule={paymentSchedule} isToCome className="mt-4" />}
    </div>
  )
}

function SummaryPolicies({ ordered }: { ordered: OrderSummary }) {
  const text = useProductTexts()
  const promoNote = usePromoNote(ordered)
  return (
    <div className="border-t pt-4">
      <h3 className="mb-2 font-bold">{text('policy.title')}</h3>
      <EachItem items={ordered.items}>
        {(item, { pieces }) => {
          const { policy, place } = pieces.factsOf(item)
          return <CancellationTimeline {...{ policy, place }} price={item.price ?? ordered.price} />
        }}
      </EachItem>
      {promoNote && <p className="mt-3 text-sm">{promoNote}</p>}
    </div>
  )
}

/** Price breakdown with the exchange rate. */
function PriceMaking({ price }: { price: ShownPrice }) {
  const text = useProductTexts()
  return (
    <details className="rate-details mt-3">
      <summary>{text('checkout.making')}</summary>
      <div className="grid gap-4">
        <PriceDetails price={price} hasFees={false} />
        <ExchangeLine price={price} />
      </div>
    </details>
  )
}

/** Exchange rate from the supplier's currency; renders nothing if it is the same. */
function ExchangeLine({ price: { exchange, currency } }: { price: ShownPrice }) {
  const text = useProductTexts()
  const { agency, language } = usePage()
  if (exchange.from === currency) return null
  const locale = localeOf(language, agency)
  const rate = new Intl.NumberFormat(locale, { maximumFractionDigits: RATE_DIGITS }).format(exchange.rate)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <p className="text-sm text-muted-foreground">
      {text('checkout.exchange', {
        from: exchange.from,
        to: currency,
        rate,
        day: day.format(new Date(exchange.asOf)),
      })}
    </p>
  )
}

/** What is booked and its price, for quotes and bookings. */
export interface OrderSummary extends Pick<Quote, 'total' | 'discounts' | 'dueNow'> {
  /** The payment schedule; missing if the page shows a single payment. */
  paymentSchedule?: Quote['paymentSchedule']
  /** Price of all items together. */
  price: ShownPrice
  /** True before it is held: logging in can still lower the price. */
  isOffer?: boolean
  items: readonly BookedItem[]
}
