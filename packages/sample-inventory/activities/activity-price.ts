import type { UnitCount } from '../../../src/server/domain/suppliers/activity-option.ts'
import type { DealPrice, SupplierPrice } from '../../../src/server/domain/suppliers/supplier-price.ts'
import { dollarPrice, leadFactor, priceLevel, seasonFactor, weekdayFactor } from '../market.ts'
import { mix, unit } from '../random.ts'
import type { ActivityPlan, PlannedOption, PlannedStart } from './activity-plan.ts'
import type { CityActivities } from './city-activities.ts'

/** Factors of a day's prices and sales, the same for all activities of a city. */
export interface CityDay {
  readonly day: number
  readonly level: number
  readonly demand: number
}

/** Returns the price factors of a city on a day, from its traits and the day of the search. */
export function cityDay(
  { city, place }: Pick<CityActivities, 'city' | 'place'>,
  day: number,
  today: number,
): CityDay {
  const rhythm = seasonFactor(place, city, day) * weekdayFactor(place, day)
  // Guides' wages follow the country's prices less closely than beds do.
  const level = priceLevel(city.countryCode) ** 0.6 * rhythm ** 0.4 * leadFactor(day - today) ** 0.5
  return { day, level, demand: Math.min(0.97, 0.7 * rhythm) }
}

/** What is sold: a start time of an option on a day, at a search's prices. */
export interface PricedStart {
  readonly plan: ActivityPlan
  readonly option: PlannedOption
  readonly start: PlannedStart
  readonly on: CityDay
  /** Number of the day of the search. */
  readonly today: number
}

/** Collected for the park that protects the animals; a fixed sum for each paying person, so it is passed through. */
const conservationFee = { code: 'conservation_fee', cents: 200, least: 1_000 }
const protectedCategories: ReadonlySet<string> = new Set(['wildlife', 'dive'])

/** Returns the price of one adult, or of the group. `dearness` multiplies it. */
function startPrice({ plan, option, start, on, today }: PricedStart, dearness = 1): DealPrice {
  const { template, standing, seed, retailShare } = plan.activity
  const ofDay = 0.96 + 0.08 * unit(mix(mix(seed, today), on.day))
  const dollars = template.dollars * standing * on.level * ofDay
  return dollarPrice(dollars * 0.85 * option.factor * start.factor * dearness, retailShare)
}

/** Returns the price of units; without units, of one adult or the group. */
export function visitPrice(
  sold: PricedStart,
  units: readonly UnitCount[] = [{ unit: 'adult', count: 1 }],
  dearness = 1,
): SupplierPrice {
  const each = startPrice(sold, dearness)
  const { plan, option } = sold
  if (option.pricedBy === 'group')
    return priceFrom(each, [{ label: 'group', amount: each.net }], each.retail, 0)
  const isProtected = protectedCategories.has(plan.activity.template.category)
  const feeOf = isProtected && each.net >= conservationFee.least ? conservationFee.cents : 0
  const parts = units.flatMap(({ unit: name, count }) => {
    const known = option.units.find((one) => one.unit === name)
    if (!known) return []
    const { kind, share, people } = known
    const fee = share === 0 ? 0 : feeOf * people * count
    const net = Math.round(each.net * share) * count
    return [{ label: kind, amount: net - fee, fee, retail: Math.round(each.retail * share) * count }]
  })
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const fees = sum(parts.map(({ fee }) => fee))
  const retail = sum(parts.map((part) => part.retail))
  return priceFrom(
    each,
    parts.map(({ label, amount }) => ({ label, amount })),
    retail,
    fees,
  )
}

function priceFrom(
  { currency, minimumSelling }: DealPrice,
  breakdown: SupplierPrice['breakdown'],
  retail: number,
  fees: number,
): SupplierPrice {
  const base = breakdown.reduce((sum, { amount }) => sum + amount, 0)
  const { code } = conservationFee
  return {
    currency,
    breakdown,
    base,
    priceLines: fees === 0 ? [] : [{ code, kind: 'fee', amount: fees, treatment: 'pass_through' }],
    net: base + fees,
    retail: Math.max(retail, base + fees),
    minimumSelling,
    dueLocally: [],
  }
}
