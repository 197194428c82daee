import type { Booking, BookingItem } from '../store/booking.ts'
import type { SupplierBooking } from '../suppliers/product-supplier.ts'
import { SupplierRefusal } from '../suppliers/supplier-refusal.ts'
import type { BookingSnapshot } from './booking-snapshot.ts'
import type { SettleParts } from './settle-parts.ts'
import { withinMilliseconds } from './within-milliseconds.ts'

/** Milliseconds after which a supplier's answer to a booking is waited for no longer. */
const PATIENCE_MS = 25_000

/** Asks a supplier to book what is held and gives its answer; null where it says nothing, whose reason is for who reads the log. */
export async function supplierAnswer(
  booking: Booking,
  item: BookingItem,
  { supplier, log }: Pick<SettleParts, 'supplier' | 'log'>,
): Promise<SupplierBooking | SupplierRefusal | null> {
  const { contact, travellers, requests } = booking.snapshot as BookingSnapshot
  const named = travellers.map(({ firstName, lastName, type, room, ...said }) => ({
    ...{ givenName: firstName, familyName: lastName, room: room - 1 },
    ...said,
    kind: type === 'child' ? ('child' as const) : ('adult' as const),
  }))
  const { firstName: givenName, lastName: familyName, email, phone } = contact
  try {
    const asked = supplier.book({
      ...{ reference: item.id, travellers: named, requests },
      contact: { givenName, familyName, email, phone },
    })
    return await withinMilliseconds(PATIENCE_MS, asked)
  } catch (error) {
    if (error instanceof SupplierRefusal) return error
    // What it was asked with are people's names and addresses: no more than its name and its words.
    const { name, message } = error instanceof Error ? error : { name: typeof error, message: '' }
    log.warn({ booking: booking.reference, name, reason: message }, 'a supplier gave no answer to a booking')
    return null
  }
}
