import { expect } from 'vitest'
import type { HotelRate } from './hotel-room.ts'
import type { HotelSearchCriteria, HotelSearchOffer, HotelShapes } from './hotel-shapes.ts'
import type { ProductSearch } from './product-supplier.ts'
import type { SupplierPrice } from './supplier-price.ts'
import { expectSoundPolicy, expectSoundPrice } from './testing-sound-rate.ts'

/** Two nights for two in Lisbon, with changes. */
export function hotelCriteria(changes: Partial<HotelSearchCriteria> = {}): HotelSearchCriteria {
  return {
    point: { latitude: 38.71667, longitude: -9.13333 },
    radiusMiles: 15,
    placeName: '',
    stay: { start: '2026-12-04', end: '2026-12-06' },
    rooms: [{ adults: 2, childAges: [] }],
    nationality: 'IN',
    limit: 100,
    ...changes,
  }
}

/** Everything that a search finds. */
export async function allOffers(
  hotels: ProductSearch<HotelShapes>,
  criteria: HotelSearchCriteria,
): Promise<HotelSearchOffer[]> {
  const offers: HotelSearchOffer[] = []
  const { signal } = new AbortController()
  for await (const batch of hotels.search(criteria, { signal })) offers.push(...batch.offers)
  return offers
}

/** Asserts what holds for every rate with these nights. */
export function expectSoundRate(rate: HotelRate, dates: readonly string[], rooms: number): void {
  expectSoundStay(rate.price, dates)
  expectSoundPolicy(rate.policy, rate.price)
  expect(rate.policy.isRefundable).toBe(rate.isRefundable)
  expect(rate.roomsLeft).toBeGreaterThanOrEqual(rooms)
}

/** Asserts the same for a price whose parts are those nights. */
export function expectSoundStay(price: SupplierPrice, dates: readonly string[]): void {
  expectSoundPrice(price)
  expect(price.breakdown.map(({ date }) => date)).toEqual(dates)
}
