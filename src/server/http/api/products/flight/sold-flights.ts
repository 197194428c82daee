import type { FlightQuery } from '../../../../../contract/types.ts'
import { quotedOf } from '../../../../domain/booking/booking-snapshot.ts'
import { flightProduct } from '../../../../domain/products/flight/flight-product.ts'
import { soldProduct } from '../../../../domain/products/spine/sold-product.ts'
import type { FlightDetailsQuery, FlightJourneyDetails } from '../../../../domain/suppliers/flight-shapes.ts'
import { rejectInvalid } from '../../../../kernel/errors/invalid-search.ts'
import { accessibleBooking } from '../../booking/booking-access.ts'
import { answerOf, type ProductCall, type ProductRouteSources } from '../product-seller.ts'

/** Returns the agency's supplier of flights; throws 404 if it sells none. */
export function soldFlights(call: Pick<ProductCall, 'agency'>, { booking }: ProductRouteSources) {
  return soldProduct(booking.suppliers, call.agency, flightProduct)
}

type JourneyCall = Pick<ProductCall, 'agency'> & Parameters<typeof accessibleBooking>[0]

/**
 * Asks for the journey of a key, or for that of a booked item as its supplier has it. Throws 422 unless the query names
 * one of the two, and 404 for a booking that the caller does not see.
 */
export async function askedJourney(
  call: JourneyCall,
  { rateKey, booked }: Pick<FlightQuery, 'rateKey' | 'booked'>,
  more: { withSeatMaps?: boolean },
  sources: ProductRouteSources,
): Promise<FlightJourneyDetails & { isSample: boolean }> {
  if (booked === undefined && rateKey !== undefined)
    return requireJourney(call, { rateKey, ...more }, sources)
  if (booked === undefined || rateKey !== undefined)
    rejectInvalid('body', [{ field: 'rateKey', reason: 'must be given, or `booked` in its place' }])
  const { reference = '', itemId } = booked ?? {}
  const { items } = await accessibleBooking(call, reference, sources.booking)
  const item = items.find(({ id, product }) => id === itemId && product === flightProduct.product)
  if (item === undefined)
    rejectInvalid('body', [{ field: 'booked.itemId', reason: 'must be a journey of the booking' }])
  const key = item ? quotedOf(item).rateKey : ''
  return requireJourney(call, { rateKey: key, held: itemId ?? '', ...more }, sources)
}

/** Asks the agency's supplier for a journey; throws 422 for a text that is no key of it. */
export async function requireJourney(
  call: Pick<ProductCall, 'agency'>,
  query: Extract<FlightDetailsQuery, { rateKey: string }>,
  sources: ProductRouteSources,
): Promise<FlightJourneyDetails & { isSample: boolean }> {
  const { from: flights, isSample } = soldFlights(call, sources)
  const details = await answerOf(flights.details(query))
  if (details?.journey !== undefined) return { ...details.journey, isSample }
  rejectInvalid('body', [{ field: 'rateKey', reason: 'must be the key of a fare from a search' }])
  throw new Error('a refusal throws')
}
