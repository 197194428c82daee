import type { HotelChange, QuotedStay } from '../../../src/server/domain/suppliers/hotel-shapes.ts'
import type { SupplierQuote } from '../../../src/server/domain/suppliers/product-supplier.ts'
import { hasLeads, type StockedProduct, type StockUnits } from '../supply/stocked-product.ts'
import { stockOf } from './free-rooms.ts'
import { roomsFree } from './hotel-price.ts'
import { quoteOfRate } from './hotel-quote.ts'
import { decodeHotelRateKey, type HotelRateKey } from './hotel-rate-key.ts'
import type { HotelSources } from './hotel-sources.ts'
import { keyedRate } from './keyed-rate.ts'
import { movedStay } from './move-room.ts'

/** Returns hotels as the booking half of the built-in supplier sees them. */
export function stockedHotels(sources: HotelSources): StockedProduct<HotelRateKey> {
  return {
    product: 'hotel',
    capabilities: { actions: ['cancel', 'change'] },
    decode: decodeHotelRateKey,
    unitsOf: (key, ledger) => unitsOf(key, { ...sources, ledger }),
    isNamed: hasLeads,
    // The product kind defines the content of its changes.
    amendQuote: (key, change, ledger) => amendQuote(key, change as HotelChange, { ...sources, ledger }),
    isRebooked: false,
    moving: ['room_moved'],
    movedTo: (key, code) => movedStay(key, code, sources),
  }
}

async function unitsOf(key: HotelRateKey, sources: HotelSources): Promise<StockUnits | 'sold_out' | null> {
  const found = await keyedRate(key, sources)
  if (found === null || found === 'sold_out') return found
  const { stay, onSale, rate } = found
  const free = roomsFree(onSale.room, stay.nights, sources.dataset().today)
  return {
    stock: stockOf(stay.property.hotel.id, onSale.room.code),
    nights: stay.requested.dates.map((date, index) => ({ date, free: free[index] ?? 0 })),
    rooms: stay.requested.rooms.length,
    price: { amount: rate.price.net, currency: rate.price.currency },
    policy: rate.policy,
  }
}

/**
 * Returns the whole stay at today's price for the requested dates and guests, in the same room type: under the same
 * plan, or as a non-refundable rate if that is no longer sold.
 */
async function amendQuote(
  booked: HotelRateKey,
  { stay, occupancies }: HotelChange,
  sources: HotelSources,
): Promise<SupplierQuote<QuotedStay>> {
  const key: HotelRateKey = { ...booked, stay, rooms: occupancies }
  const [board = ''] = booked.planCode.split('-')
  for (const planCode of new Set([booked.planCode, `${board}-fixed`])) {
    const found = await keyedRate({ ...key, planCode }, sources)
    if (found !== null && found !== 'sold_out') return quoteOfRate(found, key.scenario, key.day)
  }
  return { status: 'sold_out' }
}
