import type { UnitCount } from '../../../src/server/domain/suppliers/activity-option.ts'
import type {
  ActivityDetails,
  OptionSlots,
  PricedSlot,
  VisitQuery,
} from '../../../src/server/domain/suppliers/activity-shapes.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { unitRefusal } from '../../../src/server/domain/suppliers/unit-refusal.ts'
import { dateOfDay, dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import type { ActivityPlan } from './activity-plan.ts'
import { activityPolicy } from './activity-policy.ts'
import { type CityDay, cityDay, visitPrice } from './activity-price.ts'
import { encodeActivityRateKey } from './activity-rate-key.ts'
import {
  cutoffOf,
  isInTime,
  operatesOn,
  placesTaken,
  type StartOnDay,
  slotTime,
  startsOn,
  statusOf,
  stockOf,
  UNCOUNTED,
  vacanciesOf,
} from './activity-slots.ts'
import type { ActivitySources } from './activity-sources.ts'
import { confirmationAt } from './confirmation-at.ts'
import { freeStarts, type StartContext, stocksOf } from './find-activities.ts'

type Visit = NonNullable<ActivityDetails['visit']>

/** Days ahead that are searched for the next free one. */
const DAYS_LOOKED_AHEAD = 60

interface SlotContext extends StartContext {
  readonly plan: ActivityPlan
  readonly on: CityDay
  readonly units: readonly UnitCount[]
  readonly scenario: Scenario | null
}

/** Returns the start times of a day in each option for these units, and the next day if there is none. */
export async function visitSlots(
  plan: ActivityPlan,
  { date, units, isDayOnly = false }: VisitQuery,
  scenario: Scenario | null,
  sources: ActivitySources,
): Promise<Visit> {
  const { today } = sources.dataset()
  const day = dayNumber(date)
  const last = dateOfDay(isDayOnly ? day : day + DAYS_LOOKED_AHEAD)
  const taken = await sources.ledger.taken(stocksOf(plan), date, last)
  const context = { today, timeZone: sources.timeZoneOf(plan.city), now: sources.clock(), taken }
  const on = cityDay(plan, day, today)
  const planned = startsOn(plan, on, today)
  const slots = { ...context, plan, on, units, scenario }
  const options = plan.options.map((option): OptionSlots => {
    const refusal = unitRefusal(option, units)
    return {
      option: option.option,
      ...(refusal && { refusal }),
      slots: planned.filter((one) => one.option === option).flatMap((one) => slotOf(one, slots) ?? []),
    }
  })
  if (freeStarts(plan, on, context).length > 0) return { options }
  const isOpen = planned.some((one) => isInTime(one, { ...context, day }))
  const nextDate = isDayOnly ? null : nextFreeDay(plan, day, context)
  return {
    options,
    closed: operatesOn(plan, day) ? (isOpen ? 'sold_out' : 'too_late') : 'not_operating',
    ...(nextDate !== null && { nextDate }),
  }
}

/** Null for a time that clocks skip on that day. */
function slotOf(
  { option, start, free }: StartOnDay,
  { plan, on, units, scenario, today, timeZone, now, taken }: SlotContext,
): PricedSlot | null {
  const date = dateOfDay(on.day)
  const time = slotTime(option, start, date, timeZone)
  if (time === null) return null
  const { productCode } = plan.activity
  const left = free - (taken.get(stockOf(productCode, option, start))?.get(date) ?? 0)
  const cutoffAt = cutoffOf(option, start, date, timeZone)
  const capacity = vacanciesOf(option, start.capacity ?? UNCOUNTED)
  const sold = { plan, option, start, on, today }
  const slot = {
    time,
    status: now < cutoffAt ? statusOf(left) : ('closed' as const),
    vacancies: vacanciesOf(option, left),
    ...(capacity !== null && { capacity }),
    confirmation: confirmationAt(plan.confirmation, cutoffAt, now),
    cutoffAt,
    ...(option.pricedBy === 'person' && {
      unitPrices: option.units.map(({ unit }) => ({ unit, price: visitPrice(sold, [{ unit, count: 1 }]) })),
    }),
  }
  const refusal = unitRefusal(option, units)
  if (refusal !== null || slot.status === 'closed' || slot.status === 'sold_out') return slot
  if (left < placesTaken(option, units))
    return { ...slot, refusal: { reason: 'too_few_places', limit: Math.max(0, left) } }
  const price = visitPrice(sold, units)
  const key = { productCode, option: option.option, date, at: start.at, units, day: today, scenario }
  const policy = activityPolicy(plan.policy, { start: time.start, timeZone }, price, now)
  return { ...slot, rate: { rateKey: encodeActivityRateKey(key), price, policy } }
}

function nextFreeDay(plan: ActivityPlan, day: number, context: StartContext): string | null {
  for (let next = day + 1; next <= day + DAYS_LOOKED_AHEAD; next += 1)
    if (freeStarts(plan, cityDay(plan, next, context.today), context).length > 0) return dateOfDay(next)
  return null
}
