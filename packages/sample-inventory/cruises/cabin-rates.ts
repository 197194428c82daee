import type { CabinRate } from '../../../src/server/domain/suppliers/cruise-cabin.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { type CruiseKey, encodeCruiseKey, keyedGuests } from './cruise-key.ts'
import { type CruisePrice, cruisePrice, type ExtraCost, minor } from './cruise-price.ts'
import { type FareBuyer, type FareRule, faresFor } from './fare-rules.ts'
import { bandsOf } from './guests.ts'
import { cruisePolicy, paymentsOf } from './payment-terms.ts'
import type { SailingPlan } from './sailings.ts'
import { categoriesOf, type ShipCategory } from './ship-categories.ts'
import { statusOf, unsoldCabins } from './sold-cabins.ts'

/** Who books, when, and what is acted out. */
export interface CabinBuyer extends FareBuyer {
  /** Number of the day of the search. */
  readonly day: number
  readonly scenario: Scenario | null
}

/** A category with the number of its cabins that these guests can have. */
export interface FreeCategory {
  readonly category: ShipCategory
  readonly left: number
  /** Its free cabins with at least so many berths, or of any size. */
  readonly free: (berths: number) => number
}

/** Units of a category that our own bookings took; with a number of berths, those of larger cabins for that many. */
export type TakenUnits = (category: string, berths?: number) => number

/** Returns the categories of a sailing with cabins for this many guests, from the simplest. */
export function freeCategories(
  plan: SailingPlan,
  guests: number,
  day: number,
  taken: TakenUnits,
): FreeCategory[] {
  const unsold = unsoldCabins(plan, day)
  return categoriesOf(plan.ship).flatMap((category) => {
    if (guests > category.sleeps) return []
    const cabins = unsold.get(category.rule.code) ?? []
    const { code } = category.rule
    const free = (berths: number) =>
      berths > 2
        ? cabins.filter(({ sleeps }) => sleeps >= berths).length - taken(code, berths)
        : cabins.length - taken(code)
    const left = Math.min(free(guests), free(1))
    return left > 0 ? [{ category, left, free }] : []
  })
}

/** Returns the rates of a sailing's free categories, cheapest first. */
export function cabinRates(plan: SailingPlan, free: readonly FreeCategory[], buyer: CabinBuyer): CabinRate[] {
  const fares = faresFor(buyer, plan.ship.line, plan.departs - buyer.day)
  return free
    .flatMap((one) => fares.map((fare) => cabinRate(plan, one, fare, buyer)))
    .sort((a, b) => a.price.net - b.price.net)
}

/** What a rate has besides its category and fare. */
export interface ChosenParts
  extends Partial<Pick<CruiseKey, 'cabin' | 'dining' | 'extras' | 'pricedOn' | 'isKept' | 'moved'>> {
  readonly costs?: readonly ExtraCost[]
  readonly dearness?: number
}

/** Returns one rate of a free category. */
export function cabinRate(
  plan: SailingPlan,
  { category, left }: Pick<FreeCategory, 'category' | 'left'>,
  fare: FareRule,
  buyer: CabinBuyer,
  chosen: ChosenParts = {},
): CabinRate {
  const { guests, residence, isPastGuest, day, scenario } = buyer
  const {
    cabin = null,
    dining = 'flexible',
    extras = [],
    pricedOn = day,
    isKept = false,
    moved = null,
    costs = [],
    dearness = 1,
  } = chosen
  const bands = bandsOf(guests)
  const unsold = (unsoldCabins(plan, pricedOn).get(category.rule.code)?.length ?? 0) / category.cabins.length
  const price = cruisePrice({ plan, category, fare, bands, extras: costs, day: pricedOn, unsold, dearness })
  const terms = { plan, fare, guests: bands.length, net: price.net, day }
  const { line } = plan.ship
  const credit = Math.round((fare.credit * plan.route.nights) / 7) * bands.length
  return {
    rateKey: encodeCruiseKey({
      sailing: plan.id,
      category: category.code,
      fare: fare.code,
      guests: keyedGuests(guests),
      residence,
      isPastGuest,
      cabin,
      dining,
      extras,
      pricedOn,
      isKept,
      moved,
      day,
      scenario,
    }),
    category: category.code,
    fare: fare.code,
    left,
    status: statusOf(plan, day),
    payments: paymentsOf(terms),
    policy: cruisePolicy(terms),
    price: supplierPrice(price),
    ...(credit > 0 && {
      onboardCredit: { amount: minor(credit, { currency: line.onboard }), currency: line.onboard },
    }),
    ...(price.singleSupplement > 0 && { singleSupplement: price.singleSupplement }),
    nonCommissionable: price.nonCommissionable,
  }
}

function supplierPrice({
  nonCommissionable: _,
  singleSupplement: __,
  ...price
}: CruisePrice): CabinRate['price'] {
  return price
}
