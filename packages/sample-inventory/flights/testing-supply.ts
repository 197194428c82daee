import type {
  FlightJourneyDetails,
  FlightSearchCriteria,
  FlightSearchOffer,
  FlightShapes,
  QuotedJourney,
  SupplierSeat,
  SupplierSeatMap,
} from '../../../src/server/domain/suppliers/flight-shapes.ts'
import type { ProductSupplier } from '../../../src/server/domain/suppliers/product-supplier.ts'
import { flightRequest } from '../../../src/server/domain/suppliers/testing-flight-fixture.ts'
import { sharedGeo } from '../../geography/shared-geo.ts'
import { createInventory, type InventoryOptions } from '../inventory.ts'
import { decodeFlightKey, type FlightKey } from './flight-key.ts'

/** Flights with a clock that tests set, and what tests do with them. */
export interface SuppliedFlights {
  readonly flights: ProductSupplier<FlightShapes>
  go(moment: string): void
  found(criteria: FlightSearchCriteria): Promise<FlightSearchOffer[]>
  /** The key of the first fare that a test wants. */
  keyOf(
    criteria: FlightSearchCriteria,
    isWanted?: (rate: FlightSearchOffer['cheapest']) => boolean,
  ): Promise<string>
  details(rateKey: string, rest?: object): Promise<FlightJourneyDetails>
  available(rateKey: string): Promise<AvailableJourney>
  /** Holds and books a key. */
  book(reference: string, rateKey: string): Promise<AvailableJourney>
}

export type AvailableJourney = Extract<
  Awaited<ReturnType<ProductSupplier<FlightShapes>['quote']>>,
  { status: 'available' }
>

/** Returns the built-in supplier's flights without bookings, with the test's own ledger and clock if it has them. */
export async function suppliedFlights(
  isScripted = true,
  own: Pick<InventoryOptions, 'clock' | 'ledger'> | null = null,
): Promise<SuppliedFlights> {
  let now = new Date('2026-11-21T12:00:00Z')
  const inventory = createInventory({
    geo: await sharedGeo(),
    clock: () => now,
    isScripted,
    pause: async () => undefined,
    ...own,
  })
  const flights = inventory.products.flight
  if (flights === undefined) throw new Error('the built-in supplier has flights')
  const found = async (criteria: FlightSearchCriteria) => {
    const offers: FlightSearchOffer[] = []
    const { signal } = new AbortController()
    for await (const batch of flights.search(criteria, { signal })) offers.push(...batch.offers)
    return offers
  }
  const available = async (rateKey: string) => {
    const quote = await flights.quote(rateKey)
    if (quote?.status !== 'available') throw new Error('the journey is not available')
    return quote
  }
  return {
    flights,
    found,
    available,
    go(moment) {
      now = new Date(moment)
    },
    async keyOf(criteria, isWanted = () => true) {
      const rates = (await found(criteria)).flatMap(({ cheapest, others }) => [cheapest, ...others])
      const rate = rates.find(isWanted)
      if (rate === undefined) throw new Error('no fare is like that')
      return rate.rateKey
    },
    async details(rateKey, rest = {}) {
      const { journey } = (await flights.details({ rateKey, ...rest })) ?? {}
      if (journey === undefined) throw new Error('the journey has no details')
      return journey
    },
    async book(reference, rateKey) {
      const quote = await available(rateKey)
      await flights.hold({ reference, rateKey: quote.rateKey, seconds: 900 })
      await flights.book(flightRequest(reference, quote.subject))
      return quote
    },
  }
}

/** Returns a key's values, which has to be one. */
export function decodedKey(rateKey: string): FlightKey {
  const key = decodeFlightKey(rateKey)
  if (key === null) throw new Error('this is no key')
  return key
}

/** Whether a fare can be refunded without a charge. */
export const isFreeToRefund = ({ slices }: Pick<QuotedJourney, 'slices'>): boolean =>
  slices.every(({ refund }) => refund.allowed === 'yes' && !refund.penalty)

/** The first free seat of each map that a test wants, for the first passenger. */
export function firstFreeSeats(
  maps: readonly SupplierSeatMap[],
  isWanted: (seat: SupplierSeat) => boolean = () => true,
) {
  return maps.flatMap(({ slice, segment, cabins }) => {
    const seats = cabins.flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flat()))
    const free = seats.find((one) => one.isFree && isWanted(one))
    return free?.seat === undefined ? [] : [{ slice, segment, passenger: 0, seat: free.seat }]
  })
}

/** A change of nothing, with changes. */
export function change(changes: object): object {
  return { slices: [], without: [], services: [], seats: [], ...changes }
}
