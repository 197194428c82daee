import type { Call } from '../routes/route.ts'
import type { NewBooking } from '../store/booking.ts'
import type { Quote } from '../store/quote-repository.ts'
import type { SupplierHold } from '../suppliers/product-supplier.ts'
import type { BookingSnapshot, QuoteSnapshot } from './booking-snapshot.ts'

/** What was counted for it; nothing where the request was taken over. */
interface Counted {
  readonly hold: { readonly id: number } | null
  readonly unpaid: readonly { readonly id: number }[]
}

/**
 * Takes the call, the id that all of it carries, the quote as it is booked, what the supplier holds and what was counted for it, and
 * gives the booking.
 */
export function newBooking(
  call: Call<'createBooking'>,
  id: string,
  quote: Quote,
  hold: SupplierHold,
  counted: Counted,
): NewBooking {
  const { contact, travellers, requests, arrival = null } = call.body
  const { subject, price } = quote.snapshot as QuoteSnapshot
  const snapshot: BookingSnapshot = {
    ...{
      quote: quote.snapshot as QuoteSnapshot,
      contact,
      travellers,
      requests,
      arrival,
      origin: call.caller.origin,
    },
    ...(counted.hold && { holdAttempt: counted.hold.id }),
    ...(counted.unpaid.length > 0 && { unpaidAttempts: counted.unpaid.map((one) => one.id) }),
  }
  const personId = call.signedIn?.userId ?? null
  return {
    ...{ id, personId, snapshot },
    contactEmail: contact.email,
    agencyVersion: call.agency.version,
    language: call.language,
    currency: price.currency,
    total: price.total,
    actor: personId ?? 'guest',
    items: [
      {
        ...{ id, product: 'hotel', supplierReference: null, holdExpiresAt: hold.expiresAt },
        ...{ startsOn: subject.stay.start, endsOn: subject.stay.end },
        // The booking's own says it whole; a booking of several products will divide it.
        snapshot: {},
      },
    ],
  }
}
