import { expect } from 'vitest'
import type { CancellationPolicy } from './cancellation-policy.ts'
import type { HotelRate } from './hotel-room.ts'
import type { HotelSearchCriteria, HotelSearchOffer, HotelShapes } from './hotel-shapes.ts'
import type { ProductSearch } from './product-supplier.ts'
import type { SupplierPrice } from './supplier-price.ts'

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

/** States what holds of every rate for so many nights. */
export function expectSoundRate(rate: HotelRate, dates: readonly string[], rooms: number): void {
  expectSoundPrice(rate.price, dates)
  expectSoundPolicy(rate.policy, rate.price)
  expect(rate.policy.isRefundable).toBe(rate.isRefundable)
  expect(rate.roomsLeft).toBeGreaterThanOrEqual(rooms)
}

/** States that the parts of a price are whole and make up the whole. */
export function expectSoundPrice(price: SupplierPrice, dates: readonly string[]): void {
  const { breakdown, base, priceLines, net, retail, minimumSelling, dueLocally, currency } = price
  const amounts = [...breakdown, ...priceLines, ...dueLocally].map(({ amount }) => amount)
  for (const amount of [...amounts, base, net, retail]) {
    expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
  }
  expect(breakdown.map(({ date }) => date)).toEqual(dates)
  expect(sum(breakdown)).toBe(base)
  expect(base + sum(priceLines)).toBe(net)
  expect(net).toBeGreaterThanOrEqual(1)
  expect(retail).toBeGreaterThanOrEqual(net)
  expect(minimumSelling ?? net).toBeGreaterThanOrEqual(net)
  expect(minimumSelling ?? retail).toBeLessThanOrEqual(retail)
  expect(currency).toMatch(/^[A-Z]{3}$/)
  for (const due of dueLocally) expect(due.currency).toMatch(/^[A-Z]{3}$/)
}

function expectSoundPolicy(
  { timeZone, steps, isRefundable }: CancellationPolicy,
  price: SupplierPrice,
): void {
  expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
  expect(steps.length).toBeGreaterThanOrEqual(1)
  const times = steps.map(({ from }) => from)
  expect(times).toEqual([...new Set(times)].sort())
  for (const from of times) expect(from).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/)
  const penalties = steps.map(({ penalty }) => penalty.amount)
  expect(penalties).toEqual([...new Set(penalties)].sort((a, b) => a - b))
  expect(penalties[0]).toBeGreaterThan(0)
  expect(penalties.at(-1)).toBeLessThanOrEqual(price.net)
  if (!isRefundable) expect(penalties).toEqual([price.net])
  for (const { penalty } of steps) expect(penalty.currency).toBe(price.currency)
}

function sum(lines: readonly { readonly amount: number }[]): number {
  return lines.reduce((total, { amount }) => total + amount, 0)
}
