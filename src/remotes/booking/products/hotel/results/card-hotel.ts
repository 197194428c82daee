import type { HotelOffer, PriceSummary, ShownPrice } from '../../../../../contract/types.ts'
import { freeUntilOf } from '../../../../../tenant/policy-timeline.ts'
import { clockTime } from '../../../../../tenant/zoned-time.ts'

/** Price fields that a card shows. */
export type CardPrice = Pick<
  ShownPrice,
  'currency' | 'total' | 'saved' | 'retail' | 'net' | 'markup' | 'dueLocally'
>

/** A property as its card shows it, with one of its rates. */
export interface CardHotel extends Omit<HotelOffer, 'policy' | 'others' | 'price'> {
  /** Local time until which cancelling this rate is free; null if cancelling costs something now. */
  freeUntil: string | null
  /** Missing if prices are hidden. */
  price?: CardPrice
  /** True if any rate of the property has it. */
  hasFreeCancellation: boolean
  hasPayAtProperty: boolean
}

/** One property, repeated for each rate that a filter can select, cheapest first. */
export type FoundHotel = readonly [CardHotel, ...CardHotel[]]

/** Expands an offer of a search into one card per rate; `now` decides whether cancelling is still free. */
export function foundHotel({ policy, others, price, ...property }: HotelOffer, now: Date): FoundHotel {
  const clock = clockTime(now, policy.timeZone)
  const best = { ...property, freeUntil: freeUntilOf(policy, now), ...(price && { price }) }
  const rates = others.map(({ board, payment, roomsLeft, freeUntil, price: sums }) => ({
    ...property,
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

/** The price of another rate, with the same fields that this reader sees in the best rate's price. */
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
