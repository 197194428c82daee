import type { HotelChange, HotelShapes } from '../../../src/server/domain/suppliers/hotel-shapes.ts'
import type { ProductSupplier } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { amendHotel, hotelAmendment, hotelAmendQuote } from './amend-hotel.ts'
import { bookedHotel, bookHotel } from './book-hotel.ts'
import { cancelHotel, hotelCancellationQuote } from './cancel-hotel.ts'
import { heldStay } from './held-stay.ts'
import { holdHotel } from './hold-hotel.ts'
import { hotelDetails } from './hotel-details.ts'
import { hotelOffers } from './hotel-offers.ts'
import { hotelQuote } from './hotel-quote.ts'
import { decodeHotelRateKey, type HotelRateKey } from './hotel-rate-key.ts'
import type { HotelSources } from './hotel-sources.ts'
import { acceptRoomMove, roomMoves } from './move-room.ts'
import { scenarioOfPlace } from './scripted-places.ts'

export interface HotelSupplyOptions {
  readonly sources: HotelSources
  readonly clock: () => Date
  /** Whether scenarios are acted out; where they are not, a key that tells one is nobody's. */
  readonly isScripted: boolean
  /** Resolves after so many milliseconds. */
  pause(milliseconds: number): Promise<void>
}

const slowly = 3_000
const longestHoldSeconds = 1_800

/** Takes what hotels are made from and a clock, and gives the product `hotel` of the built-in supplier. */
export function hotelSupply(options: HotelSupplyOptions): ProductSupplier<HotelShapes> {
  const { sources, clock, isScripted, pause } = options
  const { ledger } = sources
  const told = (scenario: Scenario | null | undefined) => (isScripted ? (scenario ?? null) : null)
  const takeTime = async (scenario: Scenario | null) => {
    if (scenario === 'slow') await pause(slowly)
  }
  const takeTimeFor = async (reference: string) =>
    takeTime(heldStay(await ledger.find(reference))?.scenario ?? null)

  async function keyOf(rateKey: string): Promise<HotelRateKey | null> {
    const key = decodeHotelRateKey(rateKey)
    if (key === null || (key.scenario !== null && !isScripted)) return null
    await takeTime(key.scenario)
    return key
  }

  return {
    capabilities: () => ({
      longestHoldSeconds,
      canExtend: true,
      actions: ['cancel', 'change'],
      reportsChanges: isScripted,
    }),
    async *search(criteria, { signal, takeTurn = () => pause(0) }) {
      const scenario = told(criteria.scenario ?? scenarioOfPlace(criteria.placeName))
      await takeTime(scenario)
      if (signal.aborted) return
      yield* hotelOffers(criteria, scenario, { sources, breathe: takeTurn, signal })
    },
    async details(query) {
      const scenario = told(query.scenario)
      await takeTime(scenario)
      return hotelDetails(query, scenario, sources)
    },
    async quote(rateKey) {
      const key = await keyOf(rateKey)
      return key && hotelQuote(key, sources)
    },
    async hold(request) {
      const seconds = Math.min(request.seconds, longestHoldSeconds)
      return holdHotel({ ...request, seconds }, await keyOf(request.rateKey), sources)
    },
    async extend(reference, seconds) {
      await takeTimeFor(reference)
      const expiresAt = await ledger.extend(reference, Math.min(seconds, longestHoldSeconds))
      return expiresAt instanceof Date ? { reference, expiresAt } : expiresAt
    },
    async release(reference) {
      const released = await ledger.release(reference)
      if (released) return released
      return (await ledger.find(reference))?.state === 'confirmed' ? 'confirmed' : null
    },
    async book(request) {
      await takeTimeFor(request.reference)
      return bookHotel(request, ledger)
    },
    retrieve: (reference) => bookedHotel(reference, ledger),
    cancelQuote: (reference) => hotelCancellationQuote(reference, ledger, clock()),
    async cancel(reference, { expectedPenalty }) {
      await takeTimeFor(reference)
      return cancelHotel(reference, expectedPenalty, ledger, clock())
    },
    // The kind of product says what a change of it is.
    amendQuote: (reference, change) => hotelAmendQuote(reference, change as HotelChange, sources),
    async amend(request) {
      await takeTimeFor(request.reference)
      return amendHotel(request, sources)
    },
    amendment: (reference, amendment) => hotelAmendment(reference, amendment, ledger),
    changes: (reference) => roomMoves(reference, sources, clock()),
    acceptChange: (reference, change) => acceptRoomMove(reference, change, sources),
  }
}
