import type { NewBooking, NewItem } from '../../../domain/booking/booking.ts'
import type { BookingSnapshot, QuoteSnapshot } from '../../../domain/booking/booking-snapshot.ts'
import { itemId } from '../../../domain/booking/item-id.ts'
import type { Quote } from '../../../domain/booking/quote-repository.ts'
import type { PayLaterTerms } from '../../../domain/products/spine/product-kind.ts'
import { kindOf, type ProductKinds } from '../../../domain/products/spine/product-kind.ts'
import type { QuotedItem } from '../../../domain/products/spine/quoted-item.ts'
import type { SupplierHold } from '../../../domain/suppliers/product-supplier.ts'
import type { Call } from '../../request-context/route.ts'

/** What was counted for it; empty if the request was taken over. */
interface Counted {
  readonly hold: { readonly ids: readonly number[] } | null
  readonly unpaid: readonly { readonly ids: readonly number[] }[]
}

/**
 * Returns the booking from the call, the shared id, the quote as booked, the suppliers' holds (in the order of the
 * quote's items) and what was counted for it.
 */
export function newBooking(
  call: Call<'createBooking'>,
  id: string,
  quote: Quote,
  holds: readonly SupplierHold[],
  { counted, kinds, payLater }: { counted: Counted; kinds: ProductKinds; payLater: PayLaterTerms | null },
): NewBooking {
  const { contact, parties, requests, arrival = null } = call.body
  const { items, ...terms } = quote.snapshot as QuoteSnapshot
  const snapshot: BookingSnapshot = {
    quote: terms,
    contact,
    parties,
    requests,
    arrival,
    origin: call.caller.origin,
    ...(payLater && { payLater }),
    ...(counted.hold && { holdAttempts: counted.hold.ids }),
    ...(counted.unpaid.length > 0 && { unpaidAttempts: counted.unpaid.flatMap(({ ids }) => ids) }),
  }
  const personId = call.signedIn?.userId ?? null
  return {
    id,
    personId,
    snapshot,
    contactEmail: contact.email,
    agencyVersion: call.agency.version,
    language: call.language,
    currency: terms.currency,
    total: terms.total,
    actor: personId ?? 'guest',
    items: items.map((item, line) => newItem(item, itemId(id, line), holds[line], kinds)),
  }
}

function newItem(item: QuotedItem, id: string, hold: SupplierHold | undefined, kinds: ProductKinds): NewItem {
  if (hold === undefined) throw new Error('an item is booked that nobody holds')
  const { product, supplier, subject } = item
  const { start, end } = kindOf(item, kinds).periodOf(subject)
  return {
    id,
    product,
    supplier,
    supplierReference: null,
    holdExpiresAt: hold.expiresAt,
    startsOn: start,
    endsOn: end,
    snapshot: item,
  }
}
