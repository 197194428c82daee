import type { OperationId } from '../../../../contract/operations.gen.ts'
import type { Booking as Answer } from '../../../../contract/types.ts'
import type { Amendment } from '../../../domain/booking/amendment-repository.ts'
import type { Booking, BookingItem } from '../../../domain/booking/booking.ts'
import { bookingCharges, discountsOf } from '../../../domain/booking/booking-charges.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import { bookingHistory } from '../../../domain/booking/booking-history.ts'
import { bookingSchedule } from '../../../domain/booking/booking-schedule.ts'
import { partyOfItem, snapshotOf } from '../../../domain/booking/booking-snapshot.ts'
import { bookingState } from '../../../domain/booking/booking-state.ts'
import { settlingChanges } from '../../../domain/booking/end-change.ts'
import { firstHold } from '../../../domain/booking/first-hold.ts'
import { firstPayment } from '../../../domain/booking/first-payment.ts'
import { heldItemsOf } from '../../../domain/booking/held-items.ts'
import { isExtendable, wasExtended } from '../../../domain/booking/hold-length.ts'
import { itemAnswer } from '../../../domain/booking/item-answer.ts'
import { shownPayLater } from '../../../domain/booking/pay-later.ts'
import { dealContext } from '../../request-context/deal-context.ts'
import type { Call } from '../../request-context/route.ts'
import { amendmentAnswer } from './amendment-answer.ts'
import { holds, mayChange } from './booking-access.ts'
import { mayClaim, mayReassign } from './claim-bookings.ts'
import { isOpenPayment, paymentAnswer, type ViewerInput, withAmended } from './payment-answer.ts'

type AnswerCall = Pick<Call<OperationId>, 'agency' | 'session' | 'language' | 'signedIn' | 'caller'>

/** Returns a booking in its current state as the contract has it, for one viewer. */
export async function bookingAnswer(
  call: AnswerCall,
  booking: Booking,
  dependencies: BookingDependencies,
  { isHolder = holds(call, booking, dependencies), intent = null }: ViewerInput = {},
): Promise<Answer> {
  const { payments, bookings, supplierChanges, amendments, tasks } = dependencies.ofAgency(call.agency.id)
  const known = await payments.ofBooking(booking.id)
  const payment = firstPayment(known)
  // No person can continue a charge of the saved method.
  const entry = known.findLast(({ dueOn, isAutomatic }) => dueOn !== null && !isAutomatic)
  const changed = await amendments.ofBooking(booking.id)
  const steps = await bookings.events(booking.id)
  const changes = await supplierChanges.ofBooking(booking.id)
  const settling = await settlingChanges(changes, { tasks })
  const { kinds, suppliers } = dependencies
  const { quote, contact, requests, arrival, payLater } = snapshotOf(booking)
  const { viewer } = dealContext(call)
  const isTheirs = isHolder || mayChange(call, booking, dependencies)
  const now = dependencies.clock()
  const charges = bookingCharges(booking)
  const hold = firstHold(booking, now)
  const mayExtend =
    payLater === undefined && !wasExtended(steps) && isExtendable(heldItemsOf(booking), suppliers)
  const money = (amount: number) => ({ amount, currency: quote.currency as Answer['total']['currency'] })
  const look = { dependencies, isHolder, isTheirs, intent }
  return {
    reference: booking.reference,
    state: bookingState(booking),
    createdAt: booking.createdAt.toISOString(),
    ...(hold && {
      hold: {
        ...hold,
        canExtend: hold.secondsLeft > 0 && isTheirs && mayExtend,
        ...(payLater && { payLater: shownPayLater({ ...payLater, payBy: hold.expiresAt }) }),
      },
    }),
    items: await Promise.all(booking.items.map(shownItem)),
    total: money(charges.total),
    paymentSchedule: bookingSchedule(booking, charges, { payments: known, isHolder }),
    discounts: [...charges.discounts],
    contact,
    payment: withAmended(
      await paymentAnswer(call, payment, money(charges.dueNow), look),
      known.filter(({ amendmentId }) => amendmentId !== null),
    ),
    ...(entry &&
      isOpenPayment(entry.state) && {
        entryPayment: await paymentAnswer(call, entry, money(entry.amount), look),
      }),
    requests,
    history: bookingHistory(steps, quote.currency),
    ...(arrival && { arrival }),
    isMailed: dependencies.sendsMail,
    ...(!isTheirs && { isReadOnly: true }),
    ...(mayClaim(call, booking, isHolder) && { canClaim: true }),
    ...((await mayReassign(call, booking, steps, isHolder, dependencies)) && { canReassign: true }),
    terms: { version: booking.agencyVersion, language: booking.language as Answer['terms']['language'] },
  }

  async function shownItem(item: BookingItem): Promise<Answer['items'][number]> {
    const charged = charges.items.find((one) => one.item === item)
    const discounts = charged ? discountsOf(booking, [charged.share]) : null
    const party = partyOfItem(booking, item.id)
    const state = { booking, changes, settling, amendments: changed, now }
    return {
      ...itemAnswer(item, { party, kinds, suppliers, viewer, isTheirs, discounts, ...state }),
      ...(await amendmentsOf(item)),
    }
  }

  /** Accepted amendments of an item; quoted ones are in the answers to their quotes. */
  async function amendmentsOf({ id }: BookingItem): Promise<Pick<Answer['items'][number], 'amendments'>> {
    const own = changed.filter(({ itemId }) => itemId === id)
    if (own.length === 0) return {}
    const paidBy = (one: Amendment) => known.findLast(({ amendmentId }) => amendmentId === one.id) ?? null
    return {
      amendments: await Promise.all(
        own.map((one) => {
          const paying = paidBy(one)
          const isAskedByMail = dependencies.sendsMail && paying !== null && one.isForTraveller
          return amendmentAnswer(call, one, paying, { ...look, isAskedByMail })
        }),
      ),
    }
  }
}
