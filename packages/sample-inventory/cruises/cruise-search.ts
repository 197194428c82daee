import type { CabinKind, CabinRate } from '../../../src/server/domain/suppliers/cruise-cabin.ts'
import type {
  CabinChoice,
  CruiseSearchCriteria,
  CruiseSearchOffer,
  NoCruise,
} from '../../../src/server/domain/suppliers/cruise-shapes.ts'
import type { OfferBatch } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { dateOfDay, dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import type { SearchRun } from '../supply/sample-search.ts'
import { cabinRate, type FreeCategory, freeCategories, type TakenUnits } from './cabin-rates.ts'
import type { CruiseSources } from './cruise-sources.ts'
import { describeSailing } from './describe-sailing.ts'
import { describeFare, type FareBuyer, faresFor } from './fare-rules.ts'
import { agesOf, refusalOf } from './guests.ts'
import { DAYS_ON_SALE, type SailingPlan, sailingsBetween } from './sailings.ts'
import { describeCategory } from './ship-categories.ts'
import { statusOf } from './sold-cabins.ts'
import { takenOf } from './taken-units.ts'

/** The first screen of a list, then as many as take a few milliseconds to price. */
const batches = { first: 12, later: 24 }
/** Most sailings of an answer. */
const MOST = 600
/** Reasons against a sailing, the first to be seen last: a search without any names the last barrier. */
const barriers: readonly NoCruise[] = [
  'no_sailing',
  'no_adult',
  'too_many_guests',
  'adults_only',
  'infant_too_young',
  'sold_out',
]

interface CruiseRun extends SearchRun {
  readonly sources: CruiseSources
}

/** Yields sailings with their cheapest cabins by the day of departure; the last batch says why there are none. */
export async function* searchCruises(
  criteria: CruiseSearchCriteria,
  scenario: Scenario | null,
  { sources, breathe, signal }: CruiseRun,
): AsyncGenerator<OfferBatch<CruiseSearchOffer>> {
  const day = sources.today()
  const plans = matching(criteria, day)
  let barrier = 0
  let found = 0
  let size = batches.first
  const met = (reason: NoCruise) => {
    barrier = Math.max(barrier, barriers.indexOf(reason))
    return []
  }
  for (let at = 0; at < plans.length && found < MOST; ) {
    const part = plans.slice(at, at + size)
    at += size
    size = batches.later
    const taken = await takenOf(part, sources.ledger)
    if (signal.aborted) return
    const offers = part.flatMap((plan) => {
      const offer = offerOf(plan, criteria, { day, scenario, taken: taken(plan) })
      return typeof offer === 'string' ? met(offer) : [offer]
    })
    found += offers.length
    if (offers.length > 0) yield { offers, isLast: false }
    await breathe()
  }
  const none = barriers[barrier] ?? 'no_sailing'
  if (!signal.aborted) yield { offers: [], isLast: true, ...(found === 0 && { none }) }
}

/** Returns the sailings that criteria ask for, by the day of departure. */
export function matching(criteria: CruiseSearchCriteria, today: number): SailingPlan[] {
  const { place, nights, lines, ships, types } = criteria
  const from = criteria.from ?? dateOfDay(today).slice(0, 7)
  const first = Math.max(today, dayNumber(`${from}-01`))
  const last = Math.min(today + DAYS_ON_SALE, lastDayOf(criteria.until ?? from))
  if (!(first <= last)) return []
  return sailingsBetween(first, last).filter(
    ({ ship, route }) =>
      (place?.kind !== 'region' || route.region === place.code) &&
      (place?.kind !== 'port' || route.days.some(({ port }) => port === place.code)) &&
      (nights === undefined || (route.nights >= nights.from && route.nights <= nights.until)) &&
      (lines === undefined || lines.includes(ship.line.code)) &&
      (ships === undefined || ships.includes(ship.code)) &&
      (types === undefined || types.includes(route.type)),
  )
}

interface Offering {
  readonly day: number
  readonly scenario: Scenario | null
  readonly taken: TakenUnits
}

function offerOf(
  plan: SailingPlan,
  { cabins, residence, isPastGuest }: CruiseSearchCriteria,
  { day, scenario, taken }: Offering,
): CruiseSearchOffer | NoCruise {
  for (const guests of cabins) {
    const refusal = refusalOf(guests, plan.ship)
    if (refusal !== null) return refusal
  }
  const status = statusOf(plan, day)
  if (status !== 'open' && status !== 'on_request') return 'sold_out'
  const frees = cabins.map((guests) => freeCategories(plan, agesOf(guests).length, day, taken))
  const kinds = new Set(frees.flat().map(({ category }) => category.kind))
  const choices = [...kinds]
    .flatMap((kind) =>
      choiceOf(
        plan,
        kind,
        cabins.map((guests, at) => ({ guests, free: frees[at] ?? [] })),
        (guests) => ({
          guests,
          residence,
          isPastGuest,
          day,
          scenario,
        }),
      ),
    )
    .sort((a, b) => netOf(a) - netOf(b))
  const [cheapest, ...others] = choices
  const [rate] = cheapest?.rates ?? []
  const category = frees[0]?.find((one) => one.category.code === rate?.category)?.category
  const fare =
    cabins[0] &&
    faresFor({ guests: cabins[0], residence, isPastGuest }, plan.ship.line, plan.departs - day).find(
      ({ code }) => code === rate?.fare,
    )
  if (cheapest === undefined || category === undefined || fare === undefined) return 'sold_out'
  return {
    sailing: describeSailing(plan, day),
    cheapest,
    category: describeCategory(category),
    fare: describeFare(fare),
    others,
  }
}

/** The cheapest cabins of a kind for all guests; none if there are too few of them. */
function choiceOf(
  plan: SailingPlan,
  kind: CabinKind,
  cabins: readonly { guests: FareBuyer['guests']; free: readonly FreeCategory[] }[],
  buyerOf: (guests: FareBuyer['guests']) => FareBuyer & Pick<Offering, 'day' | 'scenario'>,
): CabinChoice[] {
  const used = new Map<string, number[]>()
  const rates: CabinRate[] = []
  let left = Number.POSITIVE_INFINITY
  for (const { guests, free } of cabins) {
    const buyer = buyerOf(guests)
    const count = agesOf(guests).length
    const fares = faresFor(buyer, plan.ship.line, plan.departs - buyer.day)
    const [best] = free
      .filter((one) => one.category.kind === kind && hasRoom(one, count, used.get(one.category.rule.code)))
      .slice(0, 2)
      .flatMap((one) => fares.map((fare) => ({ one, rate: cabinRate(plan, one, fare, buyer) })))
      .sort((a, b) => a.rate.price.net - b.rate.price.net)
    if (best === undefined) return []
    const { code } = best.one.category.rule
    used.set(code, [...(used.get(code) ?? []), count])
    left = Math.min(left, best.one.left)
    rates.push(best.rate)
  }
  return [{ kind, left, rates }]
}

/** Whether a category has one more cabin for so many guests, besides those for other cabins of the search. */
function hasRoom({ free }: FreeCategory, guests: number, others: readonly number[] = []): boolean {
  return [1, 3, 4].every(
    (berths) => berths > guests || free(berths) > others.filter((other) => other >= berths).length,
  )
}

function netOf({ rates }: CabinChoice): number {
  return rates.reduce((sum, { price }) => sum + price.net, 0)
}

/** NaN for a text that is no month. */
function lastDayOf(month: string): number {
  const first = dayNumber(`${month}-01`)
  const later = new Date((first + 32) * 86_400_000)
  return Number.isNaN(first) ? first : first + 32 - later.getUTCDate()
}
