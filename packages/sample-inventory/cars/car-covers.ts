import type { CarCover, CoverLevel } from '../../../src/server/domain/suppliers/car-rental.ts'
import { localMoney } from '../local-money.ts'
import type { CarAtDesk } from './car-at-desk.ts'

/** The share of the excess that stays with the driver. */
const remaining: Readonly<Record<CoverLevel, number>> = { basic: 1, cover: 0.25, zero_excess: 0 }
/** Of the basic cover's deposit. */
const deposits: Readonly<Record<CoverLevel, number>> = { basic: 1, cover: 0.5, zero_excess: 0.15 }
/** Days for which a cover is charged at most. */
const MOST_DAYS = 20

/** Returns a cover of a car; amounts are in the desk's currency. */
export function carCover({ place, provider, fleetClass }: CarAtDesk, level: CoverLevel): CarCover {
  const excess = fleetClass.excess * provider.excessFactor
  const money = (dollars: number) => localMoney(place.countryCode, dollars)
  return {
    level,
    damageExcess: money(excess * remaining[level]),
    theftExcess: money(1.2 * excess * remaining[level]),
    deposit: money((250 + excess * 0.4) * deposits[level]),
  }
}

/** Returns what a cover costs for the whole rental, in dollars; the basic one is part of the rental. */
export function coverDollars({ fleetClass, days }: CarAtDesk, level: CoverLevel): number {
  const perDay = { basic: 0, cover: 5 + 0.1 * fleetClass.dollars, zero_excess: 8 + 0.17 * fleetClass.dollars }
  return perDay[level] * Math.min(days, MOST_DAYS)
}
