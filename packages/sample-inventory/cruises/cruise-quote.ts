import type { AssignedCabin } from '../../../src/server/domain/suppliers/cruise-cabin.ts'
import type { QuotedCabin } from '../../../src/server/domain/suppliers/cruise-shapes.ts'
import type { SupplierQuote } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type { TravellerRequirement } from '../../../src/server/domain/suppliers/traveller.ts'
import { dateOfDay } from '../../../src/server/kernel/dates/calendar.ts'
import { localToMoment } from '../../../src/server/kernel/dates/local-to-moment.ts'
import { leadRequirements, sampleQuote } from '../supply/sample-quote.ts'
import type { CruiseKey } from './cruise-key.ts'
import type { CruiseSources } from './cruise-sources.ts'
import { describeRoute, describeSailing } from './describe-sailing.ts'
import { diningOf } from './dining.ts'
import { documentsOf } from './documents.ts'
import { cruiseExtras } from './extras.ts'
import { describeFare } from './fare-rules.ts'
import { hoursOf } from './itinerary.ts'
import { type KeyedCabin, keyedCabin } from './keyed-cabin.ts'
import { portNamed } from './ports.ts'
import { stopsOf } from './routes.ts'
import type { SailingPlan } from './sailings.ts'
import type { ShipCabin } from './ship-cabins.ts'
import { describeCategory } from './ship-categories.ts'

const requirements: readonly TravellerRequirement[] = [
  ...leadRequirements,
  { field: 'name', of: 'everyone' },
  { field: 'dateOfBirth', of: 'everyone' },
  { field: 'nationality', of: 'everyone' },
]
/** Guests go on board in these hours before the departure. */
const BOARDING = { from: 5, until: 1 }
/** When a ship leaves that stays overnight where guests go on board: they come until the evening. */
const LATEST = 21

/** Returns today's price of a key's cabin; the key it answers with names the cabin, unless the line chooses it later. */
export async function cruiseQuote(
  key: CruiseKey,
  { today, ledger }: CruiseSources,
): Promise<SupplierQuote<QuotedCabin> | null> {
  const day = today()
  const found = await keyedCabin({ ...key, day, pricedOn: day, isKept: false, moved: null }, ledger, {
    today: day,
  })
  return sampleQuote(found, key.scenario, (one) => quoteOfCabin(one, { ...key, day }))
}

/** Returns the quote of a free cabin. */
export function quoteOfCabin(
  found: KeyedCabin,
  key: CruiseKey,
): Extract<SupplierQuote<QuotedCabin>, { status: 'available' }> {
  const { rateKey, price, policy, left } = found.rate
  return {
    status: 'available',
    rateKey,
    price,
    policy,
    requirements: [
      ...requirements,
      ...(documentsOf(found.plan, key.residence) === 'passport'
        ? ([{ field: 'document', of: 'everyone' }] as const)
        : []),
    ],
    left,
    subject: quotedCabin(found, key),
    scenario: key.scenario,
  }
}

/** Returns what a rate books; `refund` is what the line pays back for a port that it leaves out. */
export function quotedCabin(
  { plan, category, fare, cabin, rate, moved }: KeyedCabin,
  key: CruiseKey,
  refund?: QuotedCabin['refund'],
): QuotedCabin {
  const extras = cruiseExtras(plan, fare, key.guests)
  const assigned = moved.cabin ?? cabin
  const dining = diningOf(plan)
  const { payments, onboardCredit } = rate
  const { optionUntil } = payments
  return {
    sailing: describeSailing(plan, key.day, moved.changes),
    route: describeRoute(plan),
    category: describeCategory(moved.category ?? category),
    fare: describeFare(fare),
    guests: key.guests,
    ...(assigned !== null && { cabin: assignedCabin(assigned) }),
    dining: dining.find(({ code }) => code === key.dining) ?? { code: key.dining },
    extras: key.extras.flatMap(({ code, count }) => {
      const extra = extras.find((one) => one.code === code)
      if (extra === undefined) return []
      const { kind, label, day } = extra
      return [{ code, kind, count, ...(label !== undefined && { label }), ...(day !== undefined && { day }) }]
    }),
    payments,
    ...(onboardCredit && { onboardCredit }),
    documents: documentsOf(plan, key.residence),
    embarkation: embarkationOf(plan),
    offered: {
      extras: extras.map(({ code, maximum }) => ({ code, maximum })),
      dining: dining.map(({ code }) => code),
    },
    ...(refund && { refund }),
    ...(optionUntil !== undefined && { payLater: { priceUntil: optionUntil, payBy: optionUntil } }),
  }
}

function assignedCabin({
  number,
  deck,
  deckName,
  position,
  side,
  connectsTo,
  isObstructed,
}: ShipCabin): AssignedCabin {
  return {
    number,
    deck,
    deckName,
    position,
    side,
    ...(connectsTo !== undefined && { connectsTo }),
    ...(isObstructed && { isObstructed }),
  }
}

/** Returns when guests go on board, in local time. */
export function embarkationOf({
  route,
  departs: day,
}: Pick<SailingPlan, 'route' | 'departs'>): QuotedCabin['embarkation'] {
  const { hour, days } = departureHour(route)
  const departs = days > 0 ? LATEST : hour
  const at = (clock: number) => `${dateOfDay(day)}T${String(clock).padStart(2, '0')}:00:00`
  return { from: at(departs - BOARDING.from), until: at(departs - BOARDING.until) }
}

/** Returns when a ship leaves its first port. */
export function departureOf({ route, departs }: Pick<SailingPlan, 'route' | 'departs'>): Date {
  const { hour, days } = departureHour(route)
  const { timeZone } = portNamed(stopsOf(route)[0]?.port ?? '')
  return localToMoment(`${dateOfDay(departs + days)}T${String(hour).padStart(2, '0')}:00:00`, timeZone)
}

/** The hour at which a ship leaves its first port, so many days after guests go on board. */
function departureHour(route: SailingPlan['route']): { hour: number; days: number } {
  const [stop] = stopsOf(route)
  const hour = hoursOf(route)[0]?.departs
  if (stop === undefined || hour == null) throw new Error(`${route.code} leaves no port`)
  return { hour, days: stop.stays }
}
