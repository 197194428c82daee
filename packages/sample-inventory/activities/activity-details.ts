import type { ActivityOption } from '../../../src/server/domain/suppliers/activity-option.ts'
import type {
  ActivityDay,
  ActivityDetails,
  ActivityDetailsQuery,
  VisitQuery,
} from '../../../src/server/domain/suppliers/activity-shapes.ts'
import type { AvailabilityStatus } from '../../../src/server/domain/suppliers/activity-slot.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { dateOfDay, dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { withoutOwn } from '../supply/stocked-product.ts'
import type { ActivityPlan, PlannedOption } from './activity-plan.ts'
import { cityDay, visitPrice } from './activity-price.ts'
import { activityQuestions } from './activity-questions.ts'
import {
  isInTime,
  operatesOn,
  type StartOnDay,
  startsOn,
  statusOf,
  UNCOUNTED,
  vacanciesOf,
} from './activity-slots.ts'
import type { ActivitySources } from './activity-sources.ts'
import { describeActivity } from './describe-activity.ts'
import { type FreeStart, freeStarts, type StartContext, stocksOf } from './find-activities.ts'
import { findPlan } from './find-plan.ts'
import { visitSlots } from './visit-slots.ts'

/** Returns an activity with its options and, if requested, its days or the start times of a day; or null. */
export async function activityDetails(
  { productCode, calendar, visit }: ActivityDetailsQuery,
  scenario: Scenario | null,
  sources: ActivitySources,
): Promise<ActivityDetails | null> {
  const plan = findPlan(productCode, sources)
  if (!plan) return null
  const date = visit?.date ?? calendar?.from ?? dateOfDay(sources.dataset().today)
  return {
    product: describeActivity(plan, sources.timeZoneOf(plan.city), { date, today: sources.dataset().today }),
    options: plan.options.map(shownOption),
    starts: Object.fromEntries(
      plan.options.map(({ option, starts }) => [option, starts.map(({ at }) => at)]),
    ),
    questions: Object.fromEntries(
      plan.options.map((option) => [option.option, activityQuestions(plan, option)]),
    ),
    ...(plan.policy.freeHours !== null && { freeUntilHours: plan.policy.freeHours }),
    ...(calendar && { days: await daysOf(plan, calendar, sources) }),
    ...(visit && { visit: await visitSlots(plan, visit, scenario, await sourcesOf(visit, sources)) }),
  }
}

/** Returns the sources of a visit, in which an own hold or booking leaves its places free. */
async function sourcesOf({ own }: VisitQuery, sources: ActivitySources): Promise<ActivitySources> {
  const entry = own === undefined ? null : await sources.ledger.find(own)
  const isTaking = entry?.state === 'held' || entry?.state === 'confirmed'
  return isTaking ? { ...sources, ledger: withoutOwn(entry, sources.ledger) } : sources
}

/** Returns an option without what only the inventory knows of it. */
export function shownOption({
  factor: _,
  starts: __,
  closes: ___,
  validDays: ____,
  units,
  ...option
}: PlannedOption): ActivityOption {
  return { ...option, units: units.map(({ share: _, ...unit }) => unit) }
}

async function daysOf(
  plan: ActivityPlan,
  { from, until, option }: NonNullable<ActivityDetailsQuery['calendar']>,
  sources: ActivitySources,
): Promise<ActivityDay[]> {
  const { today } = sources.dataset()
  const taken = await sources.ledger.taken(stocksOf(plan), from, until)
  const context = { today, timeZone: sources.timeZoneOf(plan.city), now: sources.clock(), taken }
  const first = dayNumber(from)
  return Array.from({ length: dayNumber(until) - first + 1 }, (_, index) =>
    dayOf(plan, first + index, option, context),
  )
}

function dayOf(
  plan: ActivityPlan,
  day: number,
  option: string | undefined,
  context: StartContext,
): ActivityDay {
  const { today } = context
  const on = cityDay(plan, day, today)
  const isWanted = (one: { readonly option: PlannedOption }) =>
    option === undefined || one.option.option === option
  const starts = freeStarts(plan, on, context).filter(isWanted)
  const [cheapest] = starts
  const date = dateOfDay(day)
  if (!cheapest)
    return { date, status: emptyStatus(plan, day, context, startsOn(plan, on, today).filter(isWanted)) }
  const left = starts.reduce((sum, one) => sum + one.left, 0)
  const [vacancies, capacity] = [
    sumOf(starts, freeOf),
    sumOf(startsOn(plan, on, today).filter(isWanted), capacityOf),
  ]
  const price = visitPrice({ plan, option: cheapest.option, start: cheapest.start, on, today })
  return {
    date,
    status: statusOf(left),
    ...(vacancies !== null && { vacancies }),
    ...(capacity !== null && { capacity }),
    price,
  }
}

const freeOf = ({ option, left }: FreeStart) => vacanciesOf(option, left)
const capacityOf = ({ option, start }: StartOnDay) => vacanciesOf(option, start.capacity ?? UNCOUNTED)

/** The sum of counted places; null if some are not counted. */
function sumOf<Start>(starts: readonly Start[], places: (start: Start) => number | null): number | null {
  return starts.map(places).reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0)
}

/** Closed if it does not take place, or is over; sold out if places were taken by others. */
function emptyStatus(
  plan: ActivityPlan,
  day: number,
  context: StartContext,
  planned: readonly StartOnDay[],
): AvailabilityStatus {
  const isOpen = planned.some((one) => isInTime(one, { ...context, day }))
  return operatesOn(plan, day) && isOpen ? 'sold_out' : 'closed'
}
