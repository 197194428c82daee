import { majorUnits } from '../../../../../tenant/money/major-units.ts'
import type { CardHotel } from './card-hotel.ts'

export interface PriceHistogram {
  currency: string
  /** Whole major units: the cheapest rounded down, the dearest rounded up to a whole step. */
  min: number
  max: number
  step: number
  /** Hotels in each of equal ranges from min to max. */
  counts: number[]
}

const BARS = 24
const FEWEST = 3

/** How prices are spread over the hotels; null where there are too few, or all cost the same, to choose by. */
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

/** 1, 2 or 5 times a power of ten, 1 at least. */
function niceStep(about: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(about, 1)))
  return ([1, 2, 5].find((times) => times * power >= about) ?? 10) * power
}
