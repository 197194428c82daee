import { clockTime } from '../../../tenant/zoned-time.ts'
import { IllegalStep } from '../payments/illegal-step.ts'
import { itemSupplier } from '../products/spine/item-supplier.ts'
import { SupplierRefusal } from '../suppliers/supplier-refusal.ts'
import type { Booking, BookingItem } from './booking.ts'
import { quotedOf } from './booking-snapshot.ts'
import { isFirst } from './first-payment.ts'
import { heldItemsOf, heldUntil } from './held-items.ts'
import { HOLD_SECONDS } from './hold-length.ts'
import { isLeftOut } from './item-outcome.ts'
import { keepPrice } from './keep-price.ts'
import type { Payment } from './payment-repository.ts'
import type { SettlementDependencies } from './settlement-dependencies.ts'
import { storeAnswer } from './store-answer.ts'
import { supplierAnswer } from './supplier-answer.ts'
import { findAuthorized, syncPayments } from './sync-payments.ts'
import { holdsOneLess } from './uncount-booking.ts'

/** Seconds in which most unanswered items are decided: the result is requested four times. */
const DOUBT_SECONDS = 5 * 60

/** Seconds after which a booking without an outcome is queried: no answer can still be on its way. */
const ASK_AFTER = 60

/**
 * Settles a booking as far as possible: once authorised, books each item on hold once, the least reversible last, and
 * stores each result with its tasks. Stops at an item without an answer, which is queried and never booked again, and
 * at a refused item until the traveller continues (security, 17; decision 0017).
 */
export async function settleBooking(
  bookingId: string,
  actor: string,
  dependencies: SettlementDependencies,
): Promise<void> {
  const booking = await dependencies.repositories.bookings.find(bookingId)
  const held = booking?.items.filter(({ state }) => state === 'on_hold') ?? []
  if (!booking || held.length === 0) return
  const payments = (await syncPayments(bookingId, dependencies)).filter(isFirst)
  const paid = findAuthorized(payments)
  if (payments.length > 0 && paid === null) return
  if (!(await keepPrice(booking, dependencies))) return
  for (const item of inBookingOrder(held, dependencies.clock())) {
    const begun = await begin(item, paid, actor, dependencies)
    if (begun === null) return
    await book(booking, begun, dependencies)
  }
  // A stranger's booking without a payment stays counted, because it still takes a room from others.
  if (paid !== null || booking.personId !== null) await holdsOneLess(booking, dependencies)
}

/** Whether the next item may be booked: none is in doubt, and every refused one is left out. */
function mayGoOn({ items }: Booking): boolean {
  return !items.some(
    ({ state, outcome }) => state === 'in_doubt' || (state === 'rejected' && !isLeftOut(outcome)),
  )
}

/** One of two concurrent calls begins. */
async function begin(
  { id, bookingId }: BookingItem,
  paid: Payment | null,
  actor: string,
  { repositories }: SettlementDependencies,
): Promise<BookingItem | null> {
  try {
    return await repositories.transaction(async ({ bookings, tasks }) => {
      // The lock prevents another payment from beginning.
      const held = await bookings.lock(bookingId)
      if (held === null || !mayGoOn(held)) return null
      const outcome = { paidBy: paid?.id ?? null }
      const moved = await bookings.moveItem(id, { event: 'wait', actor, outcome })
      await tasks.enqueue({ kind: 'ask', payload: { bookingId, itemId: id }, due: { inSeconds: ASK_AFTER } })
      return moved
    })
  } catch (error) {
    if (error instanceof IllegalStep) return null
    throw error
  }
}

async function book(
  booking: Booking,
  item: BookingItem,
  dependencies: SettlementDependencies,
): Promise<void> {
  const answer = await supplierAnswer(booking, item, dependencies, (lateAnswer) =>
    storeAnswer(booking, item, lateAnswer, dependencies),
  )
  // Without an answer it may be booked; a later question or a late answer tells.
  const isOpen = answer === null || (!(answer instanceof SupplierRefusal) && answer.status === 'pending')
  if (isOpen) await tellOfWaiting(item, dependencies)
  if (answer === null) await holdRest(booking.id, dependencies)
  if (answer !== null) await storeAnswer(booking, item, answer, dependencies)
}

async function tellOfWaiting(item: BookingItem, { repositories }: SettlementDependencies): Promise<void> {
  const payload = { bookingId: item.bookingId, what: 'pending', itemId: item.id }
  // A separate mail reports a decision made in the meantime.
  await repositories.tasks.enqueue({ kind: 'mail', payload, due: { inSeconds: 2 * ASK_AFTER } })
}

/**
 * Notes that the traveller continues without the given refused items, so that the others can be booked. Returns false
 * and stores nothing if one of them was not refused.
 */
export async function leaveOutItems(
  bookingId: string,
  without: readonly string[],
  actor: string,
  { repositories }: Pick<SettlementDependencies, 'repositories'>,
): Promise<boolean> {
  return repositories.transaction(async ({ bookings }) => {
    const booking = await bookings.lock(bookingId)
    const named = without.map((wanted) => booking?.items.find(({ id }) => id === wanted))
    if (named.some((item) => item?.state !== 'rejected')) return false
    for (const item of named) {
      if (item === undefined || isLeftOut(item.outcome)) continue
      const outcome = { ...item.outcome, isLeftOut: true }
      await bookings.moveItem(item.id, { event: 'leave_out', actor, outcome })
    }
    return true
  })
}

/**
 * Returns the items in the order of booking: the cheapest to cancel, relative to their price, come first. So the
 * least reversible is booked last. Equal items keep their order.
 */
function inBookingOrder(items: readonly BookingItem[], now: Date): BookingItem[] {
  return items
    .map((item) => ({ item, lost: lostShare(item, now) }))
    .toSorted((one, other) => one.lost - other.lost)
    .map(({ item }) => item)
}

/** The share of the price that cancelling now costs, 0 to 1. */
function lostShare(item: BookingItem, now: Date): number {
  const { policy, price } = quotedOf(item)
  const local = clockTime(now, policy.timeZone)
  const penalty = policy.steps.findLast(({ from }) => from <= local)?.penalty ?? 0
  return price.total === 0 ? 0 : penalty / price.total
}

type HoldDependencies = Pick<SettlementDependencies, 'repositories' | 'suppliers' | 'clock' | 'log'>

/**
 * Extends the holds of a paid booking while one of its items is in doubt, if they would lapse earlier. A hold that
 * its supplier does not extend lapses. Source: decision 0017.
 */
async function holdRest(bookingId: string, dependencies: HoldDependencies): Promise<void> {
  const { repositories, suppliers, clock, log } = dependencies
  const booking = await repositories.bookings.find(bookingId)
  const ends = booking && heldUntil(booking)
  if (!booking || ends === null) return
  if (ends.getTime() - clock().getTime() > DOUBT_SECONDS * 1000) return
  const longer = await Promise.all(
    heldItemsOf(booking).map(async (item) => ({ item, until: await extended(item) })),
  )
  await repositories.transaction(async ({ bookings }) => {
    await bookings.lock(bookingId)
    for (const { item, until } of longer)
      if (until !== null) await bookings.holdUntil(item.id, until, 'system')
  })

  async function extended(item: BookingItem): Promise<Date | null> {
    try {
      const hold = await itemSupplier(suppliers, item).extend(item.id, HOLD_SECONDS)
      return hold === 'expired' || hold === null ? null : hold.expiresAt
    } catch {
      log.warn({ booking: booking?.reference }, 'a hold could not be extended while another item is in doubt')
      return null
    }
  }
}
