import type { ActivityOption } from '../suppliers/activity-option.ts'
import type { PricedSlot } from '../suppliers/activity-shapes.ts'
import { sumOfPrices } from '../suppliers/sum-of-prices.ts'
import type { SupplierPrice } from '../suppliers/supplier-price.ts'
import { type AvailabilityPrices, leastUnits } from './octo-availability.ts'
import { type OctoCents, priceOfEach } from './octo-price.ts'

/**
 * Returns the prices of a start time: of the requested units, and of one of each. A fixed markup is for the whole visit,
 * so that each further unit costs what it adds to the least party.
 */
export async function availabilityPrices(
  { rate, status, unitPrices = [] }: PricedSlot,
  { option, hasUnits }: { readonly option: ActivityOption; readonly hasUnits: boolean },
  priced: (price: SupplierPrice) => Promise<OctoCents>,
): Promise<AvailabilityPrices> {
  const units = new Map<string, OctoCents>()
  if (status === 'closed' || status === 'sold_out') return { units }
  const isWhole = hasUnits || option.pricedBy === 'group'
  const total = rate && isWhole ? { total: await priced(rate.price) } : {}
  const [first] = leastUnits(option)
  const one = unitPrices.find(({ unit }) => unit === first.unit)
  if (!one) return { units, ...total }
  const party = Array.from({ length: first.count }, () => one.price)
  const least = await priced(sumOfPrices(party))
  for (const { unit, price } of unitPrices) {
    const isFirst = unit === first.unit
    const each = isFirst
      ? priceOfEach(least, null, first.count)
      : priceOfEach(await priced(sumOfPrices([...party, price])), least, 1)
    units.set(unit, each)
  }
  return { units, ...total }
}
