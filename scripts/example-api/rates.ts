import type { components } from '../../src/contract/api.gen.ts'
import { type ExampleHotel, hotels } from './hotels.ts'
import { type CurrencyCode, type Price, priceOf } from './money.ts'

type Rate = components['schemas']['HotelRate']
type Policy = Rate['policy']
export type Stay = components['schemas']['Stay']
export type Rooms = components['schemas']['RoomsWanted']

/** The contents of a rate key. */
export interface Offered {
  hotel: string
  plan: keyof typeof plans
  stay: Stay
  rooms: Rooms
}

/** The rates of a room: percentage of the night's price, and conditions. */
const plans = {
  saver: { percent: 90, board: 'room_only', payment: 'now', isRefundable: false },
  flexible: { percent: 100, board: 'breakfast', payment: 'now', isRefundable: true },
  later: { percent: 110, board: 'breakfast', payment: 'at_property', isRefundable: true },
} as const

/** A rate with the data for a quote. */
export interface FoundRate extends Offered {
  found: ExampleHotel
  rate: Rate
  price: Price
}

/** Returns a hotel's rates for a stay, cheapest first. */
export function ratesOf(
  found: ExampleHotel,
  { stay, rooms }: Pick<Offered, 'stay' | 'rooms'>,
  currency: CurrencyCode,
  markup: number,
): FoundRate[] {
  const names = Object.keys(plans) as (keyof typeof plans)[]
  return names.map((plan) => rateOf({ hotel: found.hotel.id, plan, stay, rooms }, found, currency, markup))
}

/** Returns the current rate of a rate key; null for a key of another API. */
export function rateByKey(key: string, currency: CurrencyCode, markup: number): FoundRate | null {
  try {
    const offered = JSON.parse(Buffer.from(key, 'base64url').toString()) as Offered
    const found = hotels.find(({ hotel }) => hotel.id === offered.hotel)
    return found && offered.plan in plans ? rateOf(offered, found, currency, markup) : null
  } catch {
    return null
  }
}

function rateOf(offered: Offered, found: ExampleHotel, currency: CurrencyCode, markup: number): FoundRate {
  const { plan, stay, rooms } = offered
  const { percent, board, payment, isRefundable } = plans[plan]
  const nightly = Math.round((found.nightly * percent) / 100) * rooms.length
  const price = priceOf({ nightly, nights: nightsOf(stay), currency, markup })
  const policy = policyOf(isRefundable, stay, price.total)
  const rateKey = Buffer.from(JSON.stringify({ hotel: offered.hotel, plan, stay, rooms })).toString(
    'base64url',
  )
  const rate = { rateKey, board, isRefundable, payment, policy, price, roomsLeft: 5 }
  return { ...offered, found, rate, price }
}

/** Free until two days before the stay, or non-refundable. */
function policyOf(isRefundable: boolean, { start }: Stay, total: number): Policy {
  const from = isRefundable ? `${dayAfter(start, -2)}T00:00:00` : '2000-01-01T00:00:00'
  return { isRefundable, timeZone: 'Europe/Lisbon', steps: [{ from, penalty: total }] }
}

export function nightsOf({ start, end }: Stay): string[] {
  const count = Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000)
  return Array.from({ length: Math.max(count, 1) }, (_, night) => dayAfter(start, night))
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}
