import type { HotelRate } from '../../../../../contract/types.ts'
import { freeUntilOf } from '../../../../../tenant/policy-timeline.ts'

const FEW = 3

/**
 * Returns the few rates that most guests choose from, by price: the cheapest, the cheapest with free cancellation,
 * the cheapest with a meal, then the next cheapest. Considers only requested rates if there are any. Expects the
 * cheapest first.
 */
export function leadingRates(
  all: readonly HotelRate[],
  now: Date,
  isRequested: (rate: HotelRate) => boolean = () => true,
): HotelRate[] {
  const requested = all.filter(isRequested)
  const rates = requested.length > 0 ? requested : all
  const leading = [
    rates[0],
    rates.find(({ policy }) => freeUntilOf(policy, now) !== null),
    rates.find(({ board }) => board !== 'room_only'),
    ...rates,
  ]
  const few = new Set([...new Set(leading)].slice(0, FEW))
  return rates.filter((rate) => few.has(rate))
}
