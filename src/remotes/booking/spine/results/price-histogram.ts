import { majorUnits } from '../../../../tenant/money/minor-units.ts'

const BARS = 24

const FEWEST = 3

/** A price range in whole major units of the shown currency; null: no bound. */
export interface PriceRange {
  readonly from: number | null
  readonly to: number | null
}

export const anyPrice: PriceRange = { from: null, to: null }

/** An offer with its total in minor units; without one if prices are hidden. */
export interface PricedOffer {
  readonly price?: { readonly total: number; readonly currency: string } | undefined
}

/** Returns whether an offer's total is in a range; an offer without a visible price is in no bounded range. */
export function isInRange({ price }: PricedOffer, { from, to }: PriceRange): boolean {
  if (from === null && to === null) return true
  if (!price) return false
  const total = majorUnits(price.total, price.currency)
  return total >= (from ?? 0) && total <= (to ?? Number.POSITIVE_INFINITY)
}

/** Reads a range from an address, such as `EUR.100-300`; one in another currency than the current one is ignored. */
export function readPriceRange(text: string | null, currency: string): PriceRange {
  const [, of, low = '', high = ''] = /^([A-Z]{3})\.(\d{0,9})-(\d{0,9})$/.exec(text ?? '') ?? []
  const from = low === '' ? null : Number(low)
  const to = high === '' ? null : Number(high)
  const isRange = from === null || to === null || from <= to
  return of === currency && isRange ? { from, to } : anyPrice
}

/** Returns a range as an address has it; empty without a bound. */
export function priceRangeValue({ from, to }: PriceRange, currency: string): string {
  return from === null && to === null ? '' : `${currency}.${from ?? ''}-${to ?? ''}`
}

export interface PriceHistogram {
  currency: string
  /** In whole major units: the lowest price rounded down, the highest rounded up to a whole step. */
  min: number
  max: number
  step: number
  /** Number of offers in each of the equal ranges from min to max. */
  counts: number[]
}

/** Returns the distribution of prices, or null if there are too few or all are equal. */
export function priceHistogram(offers: readonly PricedOffer[]): PriceHistogram | null {
  const prices = offers.flatMap(({ price }) => (price ? [majorUnits(price.total, price.currency)] : []))
  const currency = offers.find(({ price }) => price)?.price?.currency
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
