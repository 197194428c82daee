import type { CabinRate } from '../../../src/server/domain/suppliers/cruise-cabin.ts'
import type {
  CruiseDetailsQuery,
  SailingDetails,
} from '../../../src/server/domain/suppliers/cruise-shapes.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { cabinRates, freeCategories } from './cabin-rates.ts'
import { minor } from './cruise-price.ts'
import type { CruiseSources } from './cruise-sources.ts'
import { describeRoute, describeSailing } from './describe-sailing.ts'
import { diningOf } from './dining.ts'
import { documentsOf } from './documents.ts'
import { cruiseExtras } from './extras.ts'
import { describeFare, fareRules, faresFor } from './fare-rules.ts'
import { agesOf, refusalOf } from './guests.ts'
import { type SailingPlan, sailingOnSale } from './sailings.ts'
import { categoriesOf, describeCategory, type ShipCategory } from './ship-categories.ts'
import { statusOf } from './sold-cabins.ts'
import { takenOf } from './taken-units.ts'

/** Returns a sailing with its grid of rates for these guests; null for an unknown one. No rates if it takes none of them. */
export async function sailingDetails(
  query: Extract<CruiseDetailsQuery, { sailing: string }>,
  scenario: Scenario | null,
  { today, ledger }: CruiseSources,
): Promise<SailingDetails | null> {
  const day = today()
  const plan = sailingOnSale(query.sailing, day)
  if (plan === null || plan.departs < day) return null
  const buyer = { ...query, day, scenario }
  const guests = agesOf(query.guests).length
  const isSold =
    ['open', 'on_request'].includes(statusOf(plan, day)) && refusalOf(query.guests, plan.ship) === null
  const free = isSold ? freeCategories(plan, guests, day, (await takenOf([plan], ledger))(plan)) : []
  const rates = cabinRates(plan, free, buyer)
  const { line } = plan.ship
  const [plain] = fareRules
  const categories = categoriesOf(plan.ship).filter(({ sleeps }) => guests <= sleeps)
  return {
    sailing: describeSailing(plan, day),
    route: describeRoute(plan),
    categories: (categories.length > 0 ? categories : categoriesOf(plan.ship)).map(describeCategory),
    fares: faresFor(buyer, line, plan.departs - day).map(describeFare),
    rates,
    recommended: recommendations(
      rates,
      categories,
      query.guests.ages.some((age) => age < 18),
    ),
    extras: plain === undefined ? [] : cruiseExtras(plan, plain, query.guests),
    dining: diningOf(plan),
    gratuities: gratuitiesOf(plan),
    documents: documentsOf(plan, query.residence),
  }
}

function gratuitiesOf({ ship: { line } }: SailingPlan): SailingDetails['gratuities'] {
  if (line.gratuity === 0) return { isIncluded: true }
  return {
    isIncluded: false,
    perNight: { amount: minor(line.gratuity, { currency: line.onboard }), currency: line.onboard },
  }
}

/** One category for each reason, no category twice. */
function recommendations(
  rates: readonly CabinRate[],
  categories: readonly ShipCategory[],
  isFamily: boolean,
): SailingDetails['recommended'] {
  const offered = categories.filter(({ code }) => rates.some(({ category }) => category === code))
  const cheapest = offered.find(({ code }) => code === rates[0]?.category)
  const chosen = offered.filter(({ isGuarantee }) => !isGuarantee)
  const reasons: [SailingDetails['recommended'][number]['why'], ShipCategory | undefined][] = [
    ['cheapest', cheapest],
    [
      'space_for_family',
      isFamily ? chosen.find(({ kind, sleeps }) => sleeps >= 3 && kind !== 'inside') : undefined,
    ],
    ['best_value', chosen.find(({ kind }) => kind === 'balcony')],
    ['calm', chosen.find(({ rule, kind }) => kind !== 'inside' && rule.name.endsWith('midship'))],
    ['best_view', chosen.findLast(({ kind }) => kind === 'suite')],
  ]
  const used = new Set<string>()
  return reasons
    .flatMap(([why, category]) => {
      if (category === undefined || used.has(category.code)) return []
      used.add(category.code)
      return [{ category: category.code, why }]
    })
    .slice(0, 4)
}
