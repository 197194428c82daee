import { flightProduct } from '../../../../domain/products/flight/flight-product.ts'
import { soldProduct } from '../../../../domain/products/spine/sold-product.ts'
import type { FlightDetailsQuery, FlightJourneyDetails } from '../../../../domain/suppliers/flight-shapes.ts'
import { rejectInvalid } from '../../../../kernel/errors/invalid-search.ts'
import { answerOf, type ProductCall, type ProductRouteSources } from '../product-seller.ts'

/** Returns the agency's supplier of flights; throws 404 if it sells none. */
export function soldFlights(call: Pick<ProductCall, 'agency'>, { booking }: ProductRouteSources) {
  return soldProduct(booking.suppliers, call.agency, flightProduct)
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
