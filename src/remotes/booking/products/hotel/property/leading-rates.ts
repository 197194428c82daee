import type { HotelRate } from '../../../../../contract/types.ts'
import { freeUntilOf } from '../../../../../tenant/policy-timeline.ts'

const FEW = 3

/**
 * Takes the rates of a room, the cheapest first, and gives the few that most choose among: the cheapest, the cheapest that can
 * be cancelled for nothing, the cheapest with something to eat, and what is cheapest beside them; in the order of price. Where
 * some are asked for, they are among those.
 */
export function leadingRates(
  all: readonly HotelRate[],
  now: Date,
  isAsked: (rate: HotelRate) => boolean = () => true,
): HotelRate[] {
  const asked = all.filter(isAsked)
  const rates = asked.length > 0 ? asked : all
  const leading = [
    rates[0],
    rates.find(({ policy }) => freeUntilOf(policy, now) !== null),
    rates.find(({ board }) => board !== 'room_only'),
    ...rates,
  ]
  const few = new Set([...new Set(leading)].slice(0, FEW))
  return rates.filter((rate) => few.has(rate))
}
