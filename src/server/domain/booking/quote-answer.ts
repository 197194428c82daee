import type { Quote as Answer, PaymentMethods } from '../../../contract/types.ts'
import type { Money } from '../../kernel/money/money.ts'
import type { Viewer } from '../pricing/viewer.ts'
import { offeredPrice } from '../pricing/visible-price.ts'
import { kindOf, type ProductKinds } from '../products/spine/product-kind.ts'
import type { QuotedItem } from '../products/spine/quoted-item.ts'
import type { QuoteSnapshot } from './booking-snapshot.ts'
import { shownDiscount } from './discounts.ts'
import { payLaterOf, shownPayLater } from './pay-later.ts'
import { paymentPlan } from './payment-plan.ts'
import type { Quote } from './quote-repository.ts'
import { scheduleAnswer, wholeSchedule } from './schedule-answer.ts'

interface QuoteView {
  kinds: ProductKinds
  viewer: Viewer
  /** The caller's wallet; null if there is none. */
  credits: Money | null
  takesPromo: boolean
  payment: PaymentMethods
  isMailed: boolean
  now: Date
}

/** Returns a stored quote in the contract's shape, for a viewer. */
export function quoteAnswer(quote: Quote, view: QuoteView): Answer {
  const { credits, takesPromo, payment, isMailed, kinds, now } = view
  const snapshot = quote.snapshot as QuoteSnapshot
  const { items, total, currency: code, shownTotal, discounts, dueNow, audience } = snapshot
  const currency = code as Answer['total']['currency']
  const payLater = payLaterOf(snapshot, kinds, now)
  return {
    id: quote.id,
    status: shownTotal === null ? 'available' : 'price_changed',
    ...(audience && { audience }),
    expiresAt: quote.expiresAt.toISOString(),
    items: items.map((item) => itemAnswer(item, view)),
    total: { amount: total, currency },
    paymentSchedule: wholeSchedule(items, paymentPlan(items, snapshot).payments, code),
    ...(shownTotal && { shownTotal }),
    discounts: discounts.map(shownDiscount),
    dueNow: { amount: dueNow, currency },
    ...(credits && { credits }),
    takesPromo,
    payment: dueNow === 0 ? { gateway: 'none' } : payment,
    ...(payLater && { payLater: shownPayLater(payLater) }),
    isMailed,
  }
}

function itemAnswer(item: QuotedItem, { kinds, viewer }: QuoteView): Answer['items'][number] {
  const { subject, price, policy, requirements, schedule } = item
  const visible = offeredPrice(price, viewer)
  if (visible === null) throw new Error('a viewer who may not see prices gets no quote')
  const kind = kindOf(item, kinds)
  const questions = kind.questionsOf(subject)
  return {
    // Each kind returns its product's part of the contract.
    subject: kind.shown(subject, policy) as Answer['items'][number]['subject'],
    // The contract's arrays are mutable types, but never changed.
    price: visible as Answer['items'][number]['price'],
    requirements: kind.partyOf(requirements, subject),
    ...(questions.length > 0 && { questions }),
    paymentSchedule: scheduleAnswer(schedule, price.currency),
  }
}
