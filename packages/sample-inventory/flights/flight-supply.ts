import type { FlightShapes } from '../../../src/server/domain/suppliers/flight-shapes.ts'
import type { ProductSupplier } from '../../../src/server/domain/suppliers/product-supplier.ts'
import { SupplierRefusal } from '../../../src/server/domain/suppliers/supplier-refusal.ts'
import { compoundLedger } from '../supply/compound-ledger.ts'
import { acting, type SampleOptions, sampleBooking } from '../supply/sample-booking.ts'
import { calendarDetails, journeyDetails } from './flight-details.ts'
import { flightQuote } from './flight-quote.ts'
import { searchFlights } from './flight-search.ts'
import type { FlightSources } from './flight-sources.ts'
import { isFresh } from './keyed-journey.ts'
import { scenarioOfRoute } from './scripted-flight-routes.ts'
import { stockedFlights } from './stocked-flights.ts'

/** Returns the product `flight` of the built-in supplier. */
export function flightSupply(
  { ledger: plain, ...rest }: FlightSources,
  options: Omit<SampleOptions, 'ledger'>,
): ProductSupplier<FlightShapes> {
  const sources: FlightSources = { ...rest, ledger: compoundLedger(plain) }
  const stocked = stockedFlights(sources)
  const { active, takeTime, keyOf } = acting(options, stocked.decode)
  const booking = sampleBooking(stocked, { ...options, ledger: sources.ledger })
  return {
    ...booking,
    async hold(request) {
      const key = stocked.decode(request.rateKey)
      // Only a change of a booking has prices of an earlier day.
      if (key !== null && (key.penalties > 0 || !key.slices.every((slice) => isFresh(slice, key))))
        throw new SupplierRefusal('rejected')
      return booking.hold(request)
    },
    async *search(criteria, { signal, takeTurn = () => options.pause(0) }) {
      const scenario = active(criteria.scenario ?? scenarioOfRoute(criteria.slices))
      await takeTime(scenario)
      if (signal.aborted) return
      yield* searchFlights(criteria, scenario, { sources, signal, breathe: takeTurn })
    },
    async details(query) {
      if ('calendar' in query) return calendarDetails(query, sources)
      const key = await keyOf(query.rateKey)
      return key && journeyDetails(key, query, sources)
    },
    async quote(rateKey) {
      const key = await keyOf(rateKey)
      return key && flightQuote(key, sources)
    },
  }
}
