import type { HotelChange, HotelShapes } from '../../../src/server/domain/suppliers/hotel-shapes.ts'
import type {
  HoldRequest,
  ProductSupplier,
  SupplierHold,
} from '../../../src/server/domain/suppliers/product-supplier.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { SupplierRefusal } from '../../../src/server/domain/suppliers/supplier-refusal.ts'
import { amendHotel, hotelAmendment, hotelAmendQuote } from './amend-hotel.ts'
import { bookedHotel, bookHotel } from './book-hotel.ts'
import { cancelHotel, hotelCancellationQuote } from './cancel-hotel.ts'
import { stockOf } from './free-rooms.ts'
import { type HeldStay, heldStay } from './held-stay.ts'
import { hotelDetails } from './hotel-details.ts'
import { hotelOffers } from './hotel-offers.ts'
import { roomsFree } from './hotel-price.ts'
import { hotelQuote } from './hotel-quote.ts'
import { decodeHotelRateKey, type HotelRateKey } from './hotel-rate-key.ts'
import type { HotelSources } from './hotel-sources.ts'
import { keyedRate } from './keyed-rate.ts'
import { acceptRoomMove, roomMoves } from './move-room.ts'
import { scenarioOfPlace } from './scripted-places.ts'

export interface HotelSupplyOptions {
  readonly sources: HotelSources
  readonly clock: () => Date
  /** Whether scenarios are active; otherwise keys with a scenario are refused. */
  readonly isScripted: boolean
  /** Resolves after this many milliseconds. */
  pause(milliseconds: number): Promise<void>
}

const slowly = 3_000
const longestHoldSeconds = 1_800

/** Returns the product `hotel` of the built-in supplier, with a clock. */
export function hotelSupply(options: HotelSupplyOptions): ProductSupplier<HotelShapes> {
  const { sources, clock, isScripted, pause } = options
  const { ledger } = sources
  const activeScenario = (scenario: Scenario | null | undefined) => (isScripted ? (scenario ?? null) : null)
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
      changesUntil: 'penalty',
      reportsChanges: isScripted,
    }),
    async *search(criteria, { signal, takeTurn = () => pause(0) }) {
      const scenario = activeScenario(criteria.scenario ?? scenarioOfPlace(criteria.placeName))
      await takeTime(scenario)
      if (signal.aborted) return
      yield* hotelOffers(criteria, scenario, { sources, breathe: takeTurn, signal })
    },
    async details(query) {
      const scenario = activeScenario(query.scenario ?? scenarioOfPlace(query.placeName ?? ''))
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
    // The product kind defines the content of its changes.
    amendQuote: (reference, change) => hotelAmendQuote(reference, change as HotelChange, sources, clock()),
    async amend(request) {
      await takeTimeFor(request.reference)
      return amendHotel(request, sources, clock())
    },
    amendment: (reference, amendment) => hotelAmendment(reference, amendment, ledger),
    changes: (reference) => roomMoves(reference, sources, clock()),
    acceptChange: (reference, change) => acceptRoomMove(reference, change, sources),
  }
}

/** Holds the rooms of a key at the price of the key's day. */
async function holdHotel(
  { reference, rateKey, seconds }: HoldRequest,
  key: HotelRateKey | null,
  sources: HotelSources,
): Promise<SupplierHold> {
  const { ledger } = sources
  const known = await ledger.find(reference)
  if (known?.state === 'held' || known?.state === 'confirmed')
    return { reference, expiresAt: known.expiresAt }
  if (key === null) throw new SupplierRefusal('rejected')
  const { today } = sources.dataset()
  const age = today - key.day
  // A quote from before midnight is valid after it.
  if (age !== 0 && age !== 1) throw new SupplierRefusal('price_changed')
  const found = key.scenario === 'sold_out_at_hold' ? 'sold_out' : await keyedRate(key, sources)
  if (found === null) throw new SupplierRefusal('rejected')
  if (found === 'sold_out') throw new SupplierRefusal('sold_out')
  const { stay, onSale, rate } = found
  const { net, currency } = rate.price
  const detail: HeldStay = {
    product: 'hotel',
    rateKey,
    price: { amount: net, currency },
    policy: rate.policy,
    scenario: key.scenario,
  }
  // The price is the key day's; rooms sold since then stay sold.
  const free = roomsFree(onSale.room, stay.nights, today)
  const held = await ledger.hold({
    reference,
    stock: stockOf(stay.property.hotel.id, onSale.room.code),
    nights: stay.requested.dates.map((date, index) => ({ date, free: free[index] ?? 0 })),
    rooms: stay.requested.rooms.length,
    seconds: key.scenario === 'hold_lapses' ? 0 : seconds,
    detail,
  })
  if (held === 'sold_out') throw new SupplierRefusal('sold_out')
  return { reference, expiresAt: held.expiresAt }
}
