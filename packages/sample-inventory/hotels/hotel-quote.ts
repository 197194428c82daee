import type { QuotedStay } from '../../../src/server/domain/suppliers/hotel-shapes.ts'
import type { SupplierQuote } from '../../../src/server/domain/suppliers/product-supplier.ts'
import { leadRequirements, sampleQuote } from '../supply/sample-quote.ts'
import { describeProperty } from './describe-property.ts'
import { describeRoomType } from './describe-room-type.ts'
import type { HotelRateKey } from './hotel-rate-key.ts'
import type { HotelSources } from './hotel-sources.ts'
import { type KeyedRate, keyedRate } from './keyed-rate.ts'

/** Returns today's price of a key's rate, recalculated if the key is from another day. */
export async function hotelQuote(
  key: HotelRateKey,
  sources: HotelSources,
): Promise<SupplierQuote<QuotedStay> | null> {
  const { today } = sources.dataset()
  const found = await keyedRate({ ...key, day: today }, sources)
  return sampleQuote(found, key.scenario, (rate) => quoteOfRate(rate, key.scenario, today))
}

/** Returns the quote of an available rate in a scenario on a day. */
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
    requirements: leadRequirements,
    left,
    scenario,
    subject: quotedStay(found, today),
  }
}

/** Returns what a rate books, on a day. */
export function quotedStay({ stay, onSale, rate }: KeyedRate, today: number): QuotedStay {
  const { property, requested, timeZone } = stay
  const { planCode, board, isRefundable, payment, deposit } = rate
  return {
    planCode,
    board,
    isRefundable,
    payment,
    ...(deposit && { deposit }),
    property: describeProperty(property, timeZone, requested.stay.start, today),
    room: describeRoomType(property, onSale.room, requested.stay.start),
    stay: requested.stay,
    occupancies: requested.rooms,
  }
}
