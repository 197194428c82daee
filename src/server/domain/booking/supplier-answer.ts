import { withinMilliseconds } from '../../kernel/dates/within-milliseconds.ts'
import { itemSupplier } from '../products/spine/item-supplier.ts'
import type { BookRequest, SupplierBooking } from '../suppliers/product-supplier.ts'
import { SupplierRefusal } from '../suppliers/supplier-refusal.ts'
import type { Booking, BookingItem } from './booking.ts'
import { partyOfItem, snapshotOf } from './booking-snapshot.ts'
import { bookingTravellers } from './booking-travellers.ts'
import type { SettlementDependencies } from './settlement-dependencies.ts'

/** Milliseconds that the booker waits for a supplier's answer. */
const TIMEOUT_MS = 25_000

/** A supplier's answer to a booking. */
export type BookingAnswer = SupplierBooking | SupplierRefusal

/**
 * Asks a supplier to book a held item and returns its answer; null if there is none in time, with the reason in the
 * log. A late answer is passed to `hear`, because the room is booked all the same.
 */
export async function supplierAnswer(
  booking: Booking,
  item: BookingItem,
  dependencies: Pick<SettlementDependencies, 'suppliers' | 'log'>,
  onLateAnswer: (late: BookingAnswer) => Promise<void>,
): Promise<BookingAnswer | null> {
  const answering = requestAnswer(booking, item, dependencies)
  try {
    return await withinMilliseconds(TIMEOUT_MS, answering)
  } catch (error) {
    noAnswer(booking, error, dependencies)
    void answering
      .then((late) => late && onLateAnswer(late))
      .catch((failure) => logUnstored(booking, failure, dependencies))
    return null
  }
}

/** Its answer, whenever it comes. */
async function requestAnswer(
  booking: Booking,
  item: BookingItem,
  { suppliers, log }: Pick<SettlementDependencies, 'suppliers' | 'log'>,
): Promise<BookingAnswer | null> {
  try {
    return await itemSupplier(suppliers, item).book(requestOf(booking, item))
  } catch (error) {
    if (error instanceof SupplierRefusal) return error
    noAnswer(booking, error, { log })
    return null
  }
}

function requestOf(booking: Booking, { id }: BookingItem): BookRequest {
  const { contact, requests } = snapshotOf(booking)
  const { travellers, answers = [] } = partyOfItem(booking, id)
  const named = bookingTravellers(travellers)
  const { firstName: givenName, lastName: familyName, email, phone } = contact
  return {
    reference: id,
    travellers: named,
    answers,
    requests,
    contact: { givenName, familyName, email, phone },
  }
}

function noAnswer(
  { reference }: Booking,
  error: unknown,
  { log }: Pick<SettlementDependencies, 'log'>,
): void {
  log.warn({ booking: reference, ...failureOf(error) }, 'a supplier gave no answer to a booking')
}

/** A later question to the supplier finds it. */
function logUnstored(
  { reference }: Booking,
  error: unknown,
  { log }: Pick<SettlementDependencies, 'log'>,
): void {
  log.error({ booking: reference, ...failureOf(error) }, 'a late answer of a supplier was not stored')
}

/** The request contained people's names and addresses, so only the error's name and message are logged. */
function failureOf(error: unknown): { name: string; reason: string } {
  const { name, message } = error instanceof Error ? error : { name: typeof error, message: '' }
  return { name, reason: message }
}
