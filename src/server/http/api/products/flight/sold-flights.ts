import type { BookingDependencies } from '../../../../domain/booking/booking-dependencies.ts'
import type { DealSources } from '../../../../domain/products/deals/deal-context.ts'
import { flightProduct } from '../../../../domain/products/flight/flight-product.ts'
import { type FlightSeller, flightSeller } from '../../../../domain/products/flight/flight-seller.ts'
import { chargeStep } from '../../../../domain/products/spine/charge-step.ts'
import { soldProduct } from '../../../../domain/products/spine/sold-product.ts'
import { supplierProblem } from '../../../../domain/products/spine/supplier-problem.ts'
import type { FlightDetailsQuery, FlightJourneyDetails } from '../../../../domain/suppliers/flight-shapes.ts'
import { rejectInvalid } from '../../../../kernel/errors/invalid-search.ts'
import { dealContext } from '../../../request-context/deal-context.ts'
import type { Call } from '../../../request-context/route.ts'

export interface FlightDependencies extends DealSources {
  isDemo: boolean
  booking: Pick<BookingDependencies, 'gatewayOf' | 'suppliers'>
}

type FlightCall = Pick<Call<'getFlight'>, 'agency' | 'request' | 'session' | 'signedIn'> &
  Parameters<typeof dealContext>[0]

/** Returns the seller of an agency's flights for the caller, in a currency. */
export async function sellerFor(
  call: FlightCall,
  currency: string,
  sources: FlightDependencies,
): Promise<FlightSeller> {
  const step = await chargeStep(call.agency, currency, sources.booking.gatewayOf)
  return flightSeller(sources, dealContext(call), currency, step)
}

/** Returns the agency's supplier of flights; throws 404 if it sells none. */
export function soldFlights(call: Pick<FlightCall, 'agency'>, { booking }: FlightDependencies) {
  return soldProduct(booking.suppliers, call.agency, flightProduct)
}

/** Asks the agency's supplier for a journey; throws 422 for a text that is no key of it. */
export async function requireJourney(
  call: FlightCall,
  query: Extract<FlightDetailsQuery, { rateKey: string }>,
  sources: FlightDependencies,
): Promise<FlightJourneyDetails & { isSample: boolean }> {
  const { from: flights, isSample } = soldFlights(call, sources)
  const details = await flights.details(query).catch((error: unknown) => {
    throw supplierProblem(error)
  })
  if (details?.journey !== undefined) return { ...details.journey, isSample }
  rejectInvalid('body', [{ field: 'rateKey', reason: 'must be the key of a fare from a search' }])
  throw new Error('a refusal throws')
}
