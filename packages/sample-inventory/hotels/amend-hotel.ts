import { currentCancellation } from '../../../src/server/domain/suppliers/current-cancellation.ts'
import type { HotelChange, QuotedStay } from '../../../src/server/domain/suppliers/hotel-shapes.ts'
import type { SupplierQuote } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type {
  AmendRequest,
  SupplierAmendment,
} from '../../../src/server/domain/suppliers/supplier-amendment.ts'
import { SupplierRefusal } from '../../../src/server/domain/suppliers/supplier-refusal.ts'
import type { LedgerEntry, SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import { hasLeads } from './book-hotel.ts'
import { stockOf } from './free-rooms.ts'
import { type HeldStay, heldStay } from './held-stay.ts'
import { roomsFree } from './hotel-price.ts'
import { quoteOfRate } from './hotel-quote.ts'
import { decodeHotelRateKey, type HotelRateKey } from './hotel-rate-key.ts'
import type { HotelSources } from './hotel-sources.ts'
import { type KeyedRate, keyedRate } from './keyed-rate.ts'

const applied: SupplierAmendment = { status: 'applied', confirmationNumber: null }

/**
 * Returns the whole stay at today's price for the requested dates and guests, in the same room type: under the same
 * plan, or as a non-refundable rate if that is no longer sold. Null if nothing is booked, and once cancelling costs
 * something.
 */
export async function hotelAmendQuote(
  reference: string,
  { stay, occupancies }: HotelChange,
  sources: HotelSources,
  now: Date,
): Promise<SupplierQuote<QuotedStay> | null> {
  const entry = await sources.ledger.find(reference)
  const held = heldStay(entry)
  const booked = decodeHotelRateKey(held?.rateKey ?? '')
  if (entry?.state !== 'confirmed' || !held || booked === null || !isFree(held, now)) return null
  const { today } = sources.dataset()
  const key: HotelRateKey = { ...booked, stay, rooms: occupancies, day: today }
  const [board = ''] = booked.planCode.split('-')
  for (const planCode of new Set([booked.planCode, `${board}-fixed`])) {
    const found = await keyedRate({ ...key, planCode }, withoutOwn(entry, sources))
    if (found !== null && found !== 'sold_out') return quoteOfRate(found, key.scenario, today)
  }
  return { status: 'sold_out' }
}

/**
 * Whether the policy allows cancelling a stay without cost. Otherwise no change is allowed: it could move to days
 * with free cancellation, or shrink to one night, and avoid the penalty.
 */
function isFree({ policy, price }: HeldStay, now: Date): boolean {
  return currentCancellation(policy, price, now).penalty.amount === 0
}

/** Changes the whole stay or nothing of it; idempotent. */
export async function amendHotel(
  { reference, amendment, rateKey, expected, travellers }: AmendRequest,
  sources: HotelSources,
  now: Date,
): Promise<SupplierAmendment> {
  const { ledger } = sources
  const entry = await ledger.find(reference)
  const held = heldStay(entry)
  if (held?.amendments?.includes(amendment)) return applied
  const key = decodeHotelRateKey(rateKey)
  if (!entry || !held || !key || entry.state !== 'confirmed') throw new SupplierRefusal('rejected')
  if (!isFree(held, now) || !hasLeads(travellers, key.rooms.length)) throw new SupplierRefusal('rejected')
  const { today } = sources.dataset()
  const age = today - key.day
  // A quote from before midnight is valid after it.
  if (age !== 0 && age !== 1) throw new SupplierRefusal('price_changed')
  const found = await keyedRate(key, withoutOwn(entry, sources))
  if (found === null) throw new SupplierRefusal('rejected')
  if (found === 'sold_out') throw new SupplierRefusal('sold_out')
  const { net, currency } = found.rate.price
  if (net !== expected.amount || currency !== expected.currency) throw new SupplierRefusal('price_changed')
  const amendments = [...(held.amendments ?? []), amendment]
  const price = { amount: net, currency }
  const detail = { ...held, rateKey, price, policy: found.rate.policy, amendments }
  const moved = await ledger.move({ reference, ...placeOf(found, today), detail })
  if (moved === 'moved') return applied
  throw new SupplierRefusal(moved === 'sold_out' ? 'sold_out' : 'rejected')
}

/** Returns the outcome of an amendment of a reference; null if the amendment is unknown. */
export async function hotelAmendment(
  reference: string,
  amendment: string,
  ledger: SupplyLedger,
): Promise<SupplierAmendment | null> {
  return heldStay(await ledger.find(reference))?.amendments?.includes(amendment) ? applied : null
}

function placeOf({ stay, onSale }: KeyedRate, today: number) {
  const { property, requested, nights } = stay
  const free = roomsFree(onSale.room, nights, today)
  return {
    stock: stockOf(property.hotel.id, onSale.room.code),
    nights: requested.dates.map((date, index) => ({ date, free: free[index] ?? 0 })),
    rooms: requested.rooms.length,
  }
}

/** The guests' own rooms do not block their change. */
function withoutOwn({ stock, nights, rooms }: LedgerEntry, sources: HotelSources): HotelSources {
  const taken: SupplyLedger['taken'] = async (stocks, first, last) => {
    const all = await sources.ledger.taken(stocks, first, last)
    const own = all.get(stock)
    if (own === undefined) return all
    const left = new Map(own)
    for (const { date } of nights) if (left.has(date)) left.set(date, (left.get(date) ?? 0) - rooms)
    return new Map(all).set(stock, left)
  }
  return { ...sources, ledger: { ...sources.ledger, taken } }
}
