import type { SlotTime } from '../../../src/server/domain/suppliers/activity-slot.ts'
import type { CancellationPolicy } from '../../../src/server/domain/suppliers/cancellation-policy.ts'
import type { SupplierPrice } from '../../../src/server/domain/suppliers/supplier-price.ts'
import { unitRefusal } from '../../../src/server/domain/suppliers/unit-refusal.ts'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import type { ActivityPlan, PlannedOption, PlannedStart } from './activity-plan.ts'
import { activityPolicy } from './activity-policy.ts'
import { cityDay, visitPrice } from './activity-price.ts'
import { type ActivityRateKey, encodeActivityRateKey } from './activity-rate-key.ts'
import {
  cutoffOf,
  freePlaces,
  isInTime,
  operatesOn,
  placesTaken,
  slotTime,
  stockOf,
} from './activity-slots.ts'
import type { ActivitySources } from './activity-sources.ts'
import { findPlan } from './find-plan.ts'

/** A key's visit, which can be booked. */
export interface KeyedVisit {
  readonly key: ActivityRateKey
  readonly rateKey: string
  readonly plan: ActivityPlan
  readonly option: PlannedOption
  readonly start: PlannedStart
  readonly time: SlotTime
  readonly cutoffAt: Date
  /** Groups or people that are still free, including the requested ones. */
  readonly left: number
  readonly price: SupplierPrice
  readonly policy: CancellationPolicy
}

const dearer = 1.07

/**
 * Returns a key's visit at the prices of the key's day, or `sold_out` if too few places are left, it does not take
 * place or it is too late to book. Null for an unknown activity, option or time, and for units that the option refuses.
 * Places that are reserved for the visit are not counted again.
 */
export async function keyedVisit(
  key: ActivityRateKey,
  sources: ActivitySources,
  { isReserved = false } = {},
): Promise<KeyedVisit | 'sold_out' | null> {
  const plan = findPlan(key.productCode, sources)
  const option = plan?.options.find((one) => one.option === key.option)
  const start = option?.starts.find(({ at }) => at === key.at)
  if (!plan || !option || !start || unitRefusal(option, key.units)) return null
  const { today } = sources.dataset()
  const timeZone = sources.timeZoneOf(plan.city)
  const now = sources.clock()
  const day = dayNumber(key.date)
  const time = slotTime(option, start, key.date, timeZone)
  const isOpen = isInTime({ option, start }, { day, today, timeZone, now }) && operatesOn(plan, day)
  if (time === null || !isOpen) return 'sold_out'
  const needed = placesTaken(option, key.units)
  const left = isReserved ? needed : await placesLeft({ plan, option, start }, key.date, sources)
  if (left < needed) return 'sold_out'
  const sold = { plan, option, start, on: cityDay(plan, day, key.day), today: key.day }
  const price = visitPrice(sold, key.units, key.scenario === 'price_up' ? dearer : 1)
  const policy = activityPolicy(plan.policy, { start: time.start, timeZone }, price, now)
  const cutoffAt = cutoffOf(option, start, key.date, timeZone)
  return {
    key,
    rateKey: encodeActivityRateKey(key),
    plan,
    option,
    start,
    time,
    cutoffAt,
    left,
    price,
    policy,
  }
}

/** Returns the places of a start time that are neither sold elsewhere nor held or booked here. */
async function placesLeft(
  { plan, option, start }: Pick<KeyedVisit, 'plan' | 'option' | 'start'>,
  date: string,
  sources: ActivitySources,
): Promise<number> {
  const stock = stockOf(plan.activity.productCode, option, start)
  const taken = await sources.ledger.taken([stock], date, date)
  return placesOn({ plan, start }, date, sources) - (taken.get(stock)?.get(date) ?? 0)
}

/** Returns the places of a start time on a date, before our own bookings. */
export function placesOn(
  { plan, start }: Pick<KeyedVisit, 'plan' | 'start'>,
  date: string,
  sources: ActivitySources,
): number {
  const { today } = sources.dataset()
  const { day, demand } = cityDay(plan, dayNumber(date), today)
  return freePlaces(start, day, demand, today)
}
