import type { Quote as Answer, PaymentMethods } from '../../contract/types.ts'
import type { Viewer } from '../deals/viewer.ts'
import { visiblePrice } from '../pricing/visible-price.ts'
import { kindOf, type ProductKinds } from '../products/spine/product-kind.ts'
import type { Quote } from '../store/quote-repository.ts'
import type { Money } from '../suppliers/money.ts'
import type { QuoteSnapshot } from './booking-snapshot.ts'
import { shownDiscount } from './discounts.ts'

interface Look {
  kinds: ProductKinds
  viewer: Viewer
  /** What the wallet of who asks has; null for who has none. */
  credits: Money | null
  takesPromo: boolean
  payment: PaymentMethods
  isMailed: boolean
}

/** Takes a stored quote and who looks, and gives it as the contract has it. */
export function quoteAnswer(quote: Quote, look: Look): Answer {
  const { kinds, viewer, credits, takesPromo, payment, isMailed } = look
  const { items, currency, shownTotal, discounts, dueNow } = quote.snapshot as QuoteSnapshot
  const [item] = items
  if (item === undefined) throw new Error('a quote has no item')
  const { subject, price, policy, requirements } = item
  const kind = kindOf(item, kinds)
  const visible = visiblePrice(price, viewer)
  if (visible === null) throw new Error('a quote is shown to nobody who may see no prices')
  return {
    id: quote.id,
    status: shownTotal === null ? 'available' : 'price_changed',
    expiresAt: quote.expiresAt.toISOString(),
    ...(kind.shown(subject, policy) as Pick<Answer, 'product' | 'hotel'>),
    price: visible as Answer['price'],
    ...(shownTotal && { shownTotal }),
    discounts: discounts.map(shownDiscount),
    dueNow: { amount: dueNow, currency: currency as Answer['dueNow']['currency'] },
    ...(credits && { credits }),
    takesPromo,
    requirements: kind.partyOf(requirements, subject),
    payment: dueNow === 0 ? { gateway: 'none' } : payment,
    isMailed,
  }
}
