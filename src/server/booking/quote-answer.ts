import type { Quote as Answer, PaymentMethods } from '../../contract/types.ts'
import type { Viewer } from '../deals/viewer.ts'
import { visiblePrice } from '../pricing/visible-price.ts'
import type { Quote } from '../store/quote-repository.ts'
import type { Money } from '../suppliers/money.ts'
import { bookedStay } from './booked-stay.ts'
import type { QuoteSnapshot } from './booking-snapshot.ts'
import { shownDiscount } from './discounts.ts'
import { travellersWanted } from './travellers-wanted.ts'

interface Look {
  viewer: Viewer
  /** What the wallet of who asks has; null for who has none. */
  credits: Money | null
  takesPromo: boolean
  payment: PaymentMethods
  isMailed: boolean
}

/** Takes a stored quote and who looks, and gives it as the contract has it. */
export function quoteAnswer(quote: Quote, { viewer, credits, takesPromo, payment, isMailed }: Look): Answer {
  const { subject, price, policy, requirements, shownTotal, discounts, dueNow } =
    quote.snapshot as QuoteSnapshot
  const visible = visiblePrice(price, viewer)
  if (visible === null) throw new Error('a quote is shown to nobody who may see no prices')
  return {
    id: quote.id,
    product: 'hotel',
    status: shownTotal === null ? 'available' : 'price_changed',
    expiresAt: quote.expiresAt.toISOString(),
    hotel: bookedStay(subject, policy),
    price: visible as Answer['price'],
    ...(shownTotal && { shownTotal }),
    discounts: discounts.map(shownDiscount),
    dueNow: { amount: dueNow, currency: price.currency },
    ...(credits && { credits }),
    takesPromo,
    requirements: travellersWanted(requirements, subject.occupancies),
    payment: dueNow === 0 ? { gateway: 'none' } : payment,
    isMailed,
  }
}
