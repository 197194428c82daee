import type { HotelOffer, PriceSummary, ShownPrice } from '../../../../../contract/types.ts'
import { freeUntilOf } from '../../../../../tenant/policy-timeline.ts'
import { clockTime } from '../../../../../tenant/zoned-time.ts'

/** What a card tells of a price. */
export type CardPrice = Pick<
  ShownPrice,
  'currency' | 'total' | 'saved' | 'retail' | 'net' | 'markup' | 'dueLocally'
>

/** A house as its card shows it: with one of its rates. */
export interface CardHotel extends Omit<HotelOffer, 'policy' | 'others' | 'price'> {
  /** Until this local time a cancellation of this rate costs nothing; null where it costs something now. */
  freeUntil: string | null
  /** For who may see it. */
  price?: CardPrice
  /** Of some rate of the house. */
  hasFreeCancellation: boolean
  hasPayAtProperty: boolean
}

/** A house once with each rate that somebody could look for, the cheapest first. */
export type FoundHotel = readonly [CardHotel, ...CardHotel[]]

/** Takes an offer of a search and a moment, and gives its house with each of its rates. */
export function foundHotel({ policy, others, price, ...house }: HotelOffer, now: Date): FoundHotel {
  const clock = clockTime(now, policy.timeZone)
  const best = { ...house, freeUntil: freeUntilOf(policy, now), ...(price && { price }) }
  const rates = others.map(({ board, payment, roomsLeft, freeUntil, price: sums }) => ({
    ...house,
    board,
    payment,
    roomsLeft,
    freeUntil: freeUntil !== undefined && freeUntil > clock ? freeUntil : null,
    ...(price && sums && { price: cardPrice(sums, price) }),
  }))
  const all = [best, ...rates]
  const has = {
    hasFreeCancellation: all.some(({ freeUntil }) => freeUntil !== null),
    hasPayAtProperty: all.some(({ payment }) => payment === 'at_property'),
  }
  return [{ ...best, ...has }, ...rates.map((rate) => ({ ...rate, ...has }))]
}

/** The sums of another rate, with as much in them as the price of the best one shows this reader. */
function cardPrice(
  { total, saved, net, dueLocally }: PriceSummary,
  { currency, retail, dueLocally: due }: ShownPrice,
): CardPrice {
  return {
    currency,
    total,
    saved,
    dueLocally: dueLocally ?? due,
    ...(retail !== undefined && { retail: total + saved }),
    ...(net !== undefined && { net, markup: total - net }),
  }
}
