import type { OperationId } from '../../../../contract/operations.gen.ts'
import type { Booking as Answer } from '../../../../contract/types.ts'
import type { Amendment } from '../../../domain/booking/amendment-repository.ts'
import type { Booking, BookingItem } from '../../../domain/booking/booking.ts'
import { bookingCharges } from '../../../domain/booking/booking-charges.ts'
import { bookingHistory } from '../../../domain/booking/booking-history.ts'
import type { BookingParts } from '../../../domain/booking/booking-parts.ts'
import { quotedOf, snapshotOf } from '../../../domain/booking/booking-snapshot.ts'
import { bookingState } from '../../../domain/booking/booking-state.ts'
import { firstHold } from '../../../domain/booking/first-hold.ts'
import { canExtend } from '../../../domain/booking/hold-length.ts'
import { isFirst } from '../../../domain/booking/is-first.ts'
import { itemAnswer } from '../../../domain/booking/item-answer.ts'
import { wholeSchedule } from '../../../domain/booking/schedule-answer.ts'
import { dealContextOf } from '../../call/deal-context-of.ts'
import type { Call } from '../../call/route.ts'
import { amendmentAnswer } from './amendment-answer.ts'
import { holds, mayChange } from './booking-access.ts'
import { mayClaim, mayReassign } from './claim-bookings.ts'
import { type Looking, paymentAnswer, withAmended } from './payment-answer.ts'

type AnswerCall = Pick<Call<OperationId>, 'agency' | 'session' | 'language' | 'signedIn' | 'caller'>

/** Takes a booking and who looks, and gives it as the contract has it, as it is at this moment. */
export async function bookingAnswer(
  call: AnswerCall,
  booking: Booking,
  parts: BookingParts,
  { isHolder = holds(call, booking, parts), intent = null }: Looking = {},
): Promise<Answer> {
  const { payments, bookings, supplierChanges, amendments } = parts.ofAgency(call.agency.id)
  const made = await payments.ofBooking(booking.id)
  const payment = made.findLast(isFirst) ?? null
  const changed = await amendments.ofBooking(booking.id)
  const steps = await bookings.events(booking.id)
  const changes = await supplierChanges.ofBooking(booking.id)
  const { kinds, suppliers } = parts
  const { quote, contact, travellers, requests, arrival } = snapshotOf(booking)
  const { viewer } = dealContextOf(call)
  const isTheirs = isHolder || mayChange(call, booking, parts)
  const now = parts.clock()
  const charges = bookingCharges(booking)
  const hold = firstHold(booking, now)
  const money = (amount: number) => ({ amount, currency: quote.currency as Answer['total']['currency'] })
  const look = { parts, isHolder, isTheirs, intent }
  return {
    reference: booking.reference,
    state: bookingState(booking),
    createdAt: booking.createdAt.toISOString(),
    ...(hold && { hold: { ...hold, canExtend: hold.secondsLeft > 0 && isTheirs && canExtend(steps) } }),
    items: await Promise.all(
      booking.items.map(async (item) => ({
        ...itemAnswer(item, {
          kinds,
          suppliers,
          viewer,
          isTheirs,
          now,
          changes,
          booking,
          amendments: changed,
        }),
        ...(await amendmentsOf(item)),
      })),
    ),
    total: money(charges.total),
    paymentSchedule: wholeSchedule(
      charges.items.map(({ item }) => quotedOf(item)),
      charges.payments,
      quote.currency,
    ),
    discounts: [...charges.discounts],
    travellers: [...travellers],
    contact,
    payment: withAmended(
      await paymentAnswer(call, payment, money(charges.dueNow), look),
      made.filter(({ amendmentId }) => amendmentId !== null),
    ),
    requests,
    history: bookingHistory(steps, quote.currency),
    ...(arrival && { arrival }),
    isMailed: parts.sendsMail,
    ...(mayClaim(call, booking, isHolder) && { canClaim: true }),
    ...((await mayReassign(call, booking, steps, isHolder, parts)) && { canReassign: true }),
    terms: { version: booking.agencyVersion, language: booking.language as Answer['terms']['language'] },
  }

  /** What was accepted of an item's changes; what was only quoted is in the answer to that. */
  async function amendmentsOf({ id }: BookingItem): Promise<Pick<Answer['items'][number], 'amendments'>> {
    const own = changed.filter(({ itemId, state }) => itemId === id && state !== 'proposed')
    if (own.length === 0) return {}
    const paidBy = (one: Amendment) => made.findLast(({ amendmentId }) => amendmentId === one.id) ?? null
    return { amendments: await Promise.all(own.map((one) => amendmentAnswer(call, one, paidBy(one), look))) }
  }
}
