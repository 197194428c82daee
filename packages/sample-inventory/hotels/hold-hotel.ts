import type { HoldRequest, SupplierHold } from '../../../src/server/domain/suppliers/product-supplier.ts'
import { SupplierRefusal } from '../../../src/server/domain/suppliers/supplier-refusal.ts'
import { stockOf } from './free-rooms.ts'
import type { HeldStay } from './held-stay.ts'
import { roomsFree } from './hotel-price.ts'
import type { HotelRateKey } from './hotel-rate-key.ts'
import type { HotelSources } from './hotel-sources.ts'
import { keyedRate } from './keyed-rate.ts'

/** Takes the request, what its key says and what hotels are made from, and holds the rooms at the price of the key's day. */
export async function holdHotel(
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
  // Who was quoted before midnight may hold after it.
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
  // The price is of the key's day; what has sold since has sold.
  const free = roomsFree(onSale.room, stay.nights, today)
  const held = await ledger.hold({
    reference,
    stock: stockOf(stay.house.hotel.id, onSale.room.code),
    nights: stay.asked.dates.map((date, index) => ({ date, free: free[index] ?? 0 })),
    rooms: stay.asked.rooms.length,
    seconds: key.scenario === 'hold_lapses' ? 0 : seconds,
    detail,
  })
  if (held === 'sold_out') throw new SupplierRefusal('sold_out')
  return { reference, expiresAt: held.expiresAt }
}
