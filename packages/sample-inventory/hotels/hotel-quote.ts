import type { QuotedStay } from '../../../src/server/domain/suppliers/hotel-shapes.ts'
import type { SupplierQuote } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type { TravellerRequirement } from '../../../src/server/domain/suppliers/traveller.ts'
import { describeProperty } from './describe-property.ts'
import { describeRoomType } from './describe-room-type.ts'
import type { HotelRateKey } from './hotel-rate-key.ts'
import type { HotelSources } from './hotel-sources.ts'
import { type KeyedRate, keyedRate } from './keyed-rate.ts'

const requirements: readonly TravellerRequirement[] = [
  { field: 'name', of: 'contact' },
  { field: 'email', of: 'contact' },
  { field: 'phone', of: 'contact' },
  { field: 'name', of: 'lead_of_each_group' },
]

/** Takes a key and what hotels are made from and gives what its rate costs today, priced anew where the key is of another day. */
export async function hotelQuote(
  key: HotelRateKey,
  sources: HotelSources,
): Promise<SupplierQuote<QuotedStay> | null> {
  const { today } = sources.dataset()
  const found = await keyedRate({ ...key, day: today }, sources)
  if (found === null) return null
  if (found === 'sold_out' || key.scenario === 'sold_out_at_quote') return { status: 'sold_out' }
  return quoteOfRate(found, key.scenario, today)
}

/** Takes a rate that can be had, the scenario and the day, and gives its quote. */
export function quoteOfRate(
  found: KeyedRate,
  scenario: HotelRateKey['scenario'],
  today: number,
): SupplierQuote<QuotedStay> {
  const { rate } = found
  const { rateKey, price, policy, roomsLeft: left } = rate
  return {
    status: 'available',
    rateKey,
    price,
    policy,
    requirements,
    left,
    scenario,
    subject: quotedStay(found, today),
  }
}

/** Takes a rate that can be had, and the day, and gives what is booked by it. */
export function quotedStay({ stay, onSale, rate }: KeyedRate, today: number): QuotedStay {
  const { house, asked, timeZone } = stay
  const { planCode, board, isRefundable, payment, deposit } = rate
  return {
    planCode,
    board,
    isRefundable,
    payment,
    ...(deposit && { deposit }),
    property: describeProperty(house, timeZone, asked.stay.start, today),
    room: describeRoomType(house, onSale.room, asked.stay.start),
    stay: asked.stay,
    occupancies: asked.rooms,
  }
}
