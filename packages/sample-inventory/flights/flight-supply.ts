import type {
  FlightSearchCriteria,
  FlightShapes,
} from '../../../src/server/domain/suppliers/flight-shapes.ts'
import type { ProductSupplier } from '../../../src/server/domain/suppliers/product-supplier.ts'
import { SupplierRefusal } from '../../../src/server/domain/suppliers/supplier-refusal.ts'
import { acting, type SampleOptions, sampleBooking } from '../supply/sample-booking.ts'
import { sampleSearch } from '../supply/sample-search.ts'
import { withoutHeld } from '../supply/stocked-product.ts'
import { calendarDetails, journeyDetails } from './flight-details.ts'
import { isUnbooked } from './flight-key.ts'
import { flightQuote } from './flight-quote.ts'
import { searchFlights } from './flight-search.ts'
import type { FlightSources } from './flight-sources.ts'
import { scenarioOfRoute } from './scripted-flight-routes.ts'
import { stockedFlights } from './stocked-flights.ts'
import { takenOf } from './taken-seats.ts'

/** Returns the product `flight` of the built-in supplier. */
export function flightSupply(
  sources: FlightSources,
  options: Omit<SampleOptions, 'ledger'>,
): ProductSupplier<FlightShapes> {
  const stocked = stockedFlights(sources)
  const actor = acting(options, stocked.decode)
  const { keyOf } = actor
  const booking = sampleBooking(stocked, { ...options, ledger: sources.ledger })
  return {
    ...booking,
    async hold(request) {
      const key = stocked.decode(request.rateKey)
      // Only a change of a booking has what is booked.
      if (key !== null && !isUnbooked(key)) throw new SupplierRefusal('rejected')
      try {
        return await booking.hold(request)
      } catch (error) {
        const isSoldOut = error instanceof SupplierRefusal && error.code === 'sold_out'
        if (!isSoldOut || key === null) throw error
        const isScripted = key.scenario === 'seat_taken'
        const taken = isScripted
          ? key.seats.map(({ seat }) => seat)
          : await takenOf(key, sources, sources.ledger)
        throw new SupplierRefusal('sold_out', taken)
      }
    },
    search: sampleSearch(actor, options, {
      scenarioOf: ({ slices }: FlightSearchCriteria) => scenarioOfRoute(slices),
      offers: (criteria, scenario, run) => searchFlights(criteria, scenario, { ...run, sources }),
    }),
    async details(query) {
      if ('calendar' in query) return calendarDetails(query, sources)
      const key = await keyOf(query.rateKey)
      return key && journeyDetails(key, query, sources)
    },
    async quote(rateKey, held) {
      const key = await keyOf(rateKey)
      return key && flightQuote(key, { ...sources, ledger: await withoutHeld(held, sources.ledger) })
    },
  }
}
