import type { Booking as Answer, Party } from '../../../contract/types.ts'
import type { Viewer } from '../pricing/viewer.ts'
import { visiblePrice } from '../pricing/visible-price.ts'
import { kindOf } from '../products/spine/product-kind.ts'
import { shownCredits } from '../suppliers/supplier-credit.ts'
import { type ActionDependencies, availableActions } from './available-actions.ts'
import type { BookingItem } from './booking.ts'
import { quotedOf } from './booking-snapshot.ts'
import { cancellationOf } from './cancellation-outcome.ts'
import type { ShownDiscount } from './discounts.ts'
import { isLeftOut, ticketsOf } from './item-outcome.ts'
import { laterQuestions } from './later-questions.ts'
import { scheduleAnswer } from './schedule-answer.ts'
import { shownParty } from './shown-party.ts'
import { supplierChangeAnswer } from './supplier-change-answer.ts'
import type { StoredSupplierChange } from './supplier-change-repository.ts'

type ItemAnswer = Answer['items'][number]

interface ItemLook extends ActionDependencies {
  readonly party: Party
  readonly viewer: Viewer
  /** The viewer may change it. */
  readonly isTheirs: boolean
  /** The supplier changes of the booking. */
  readonly changes: readonly StoredSupplierChange[]
  /** Ids of changes with an open incident. */
  readonly settling: ReadonlySet<string>
  /** The item's part of the booking's discounts; null if nothing is charged for it. */
  readonly discounts: ShownDiscount[] | null
}

/** Returns an item of a booking in the contract's shape, for a viewer at this moment. */
export function itemAnswer(
  item: BookingItem,
  { party, viewer, isTheirs, discounts, ...parts }: ItemLook,
): ItemAnswer {
  const { subject, price, policy, schedule } = quotedOf(item)
  const { currency } = price
  // The booker saw the price, even if the agency has since hidden its prices from visitors.
  const visible = visiblePrice(price, viewer === 'anonymous-without-prices' ? 'anonymous' : viewer)
  if (visible === null) throw new Error('an item has a price')
  const own = parts.changes.filter(({ itemId }) => itemId === item.id)
  const { outcome } = item
  const later = isTheirs ? laterQuestions(item, parts) : null
  return {
    ...{ id: item.id, state: item.state },
    subject: kindOf(item, parts.kinds).shown(subject, policy, ticketsOf(item)) as ItemAnswer['subject'],
    party: shownParty(party),
    price: visible as ItemAnswer['price'],
    paymentSchedule: scheduleAnswer(schedule, currency),
    ...(outcome?.confirmationNumber && { confirmationNumber: outcome.confirmationNumber }),
    ...(isLeftOut(outcome) && { isLeftOut: true }),
    ...(discounts === null ? { costsNothing: true } : discounts.length > 0 && { discounts }),
    cancellation: cancellationAnswer(item, currency),
    ...(own.length > 0 && { supplierChanges: own.map(shownChange) }),
    ...(later && { laterQuestions: structuredClone(later) }),
    availableActions: isTheirs ? [...availableActions(item, parts)] : [],
  }

  function shownChange(one: StoredSupplierChange) {
    return supplierChangeAnswer(one, { kinds: parts.kinds, isSettling: parts.settling.has(one.id) })
  }
}

function cancellationAnswer(item: BookingItem, currency: string): ItemAnswer['cancellation'] {
  const cancellation = cancellationOf(item)
  if (cancellation === null) return {}
  const { at, penalty, refund, refundedBefore, creditsBack, owed = [] } = cancellation
  const money = (amount: number) => ({ amount, currency: currency as ItemAnswer['price']['currency'] })
  return {
    ...{ at, penalty: money(penalty), refund: money(refund) },
    ...(refundedBefore > 0 && { refundedBefore: money(refundedBefore) }),
    ...(creditsBack > 0 && { creditsBack: money(creditsBack) }),
    ...(owed.length > 0 && { owed: money(owed.reduce((sum, { amount }) => sum + amount, 0)) }),
    ...shownCredits(cancellation.supplier?.credits),
  }
}
