import { majorUnits } from '../../../../../tenant/money/minor-units.ts'
import type { CardHotel } from './card-hotel.ts'

export interface PriceHistogram {
  currency: string
  /** In whole major units: the lowest price rounded down, the highest rounded up to a whole step. */
  min: number
  max: number
  step: number
  /** Number of hotels in each of the equal ranges from min to max. */
  counts: number[]
}

const BARS = 24
const FEWEST = 3

/** Returns the distribution of prices, or null if there are too few or all are equal. */
export function priceHistogram(hotels: readonly CardHotel[]): PriceHistogram | null {
  const prices = hotels.flatMap(({ price }) => (price ? [majorUnits(price.total, price.currency)] : []))
  const currency = hotels.find(({ price }) => price)?.price?.currency
  const lowest = Math.min(...prices)
  const highest = Math.max(...prices)
  if (!currency || prices.length < FEWEST || lowest === highest) return null
  const step = niceStep((highest - lowest) / 100)
  const min = Math.floor(lowest / step) * step
  const max = Math.ceil(highest / step) * step
  const counts = Array.from({ length: BARS }, () => 0)
  for (const price of prices) {
    const bar = Math.min(BARS - 1, Math.floor(((price - min) / (max - min)) * BARS))
    counts[bar] = (counts[bar] ?? 0) + 1
  }
  return { currency, min, max, step, counts }
}

/** Returns 1, 2 or 5 times a power of ten, at least 1. */
function niceStep(about: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(about, 1)))
  return ([1, 2, 5].find((times) => times * power >= about) ?? 10) * power
}
