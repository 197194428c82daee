import type { UnitCount } from '../../../src/server/domain/suppliers/activity-option.ts'
import type { AvailabilityStatus, SlotTime } from '../../../src/server/domain/suppliers/activity-slot.ts'
import { peopleIn } from '../../../src/server/domain/suppliers/unit-refusal.ts'
import { dateOfDay, weekdayOf } from '../../../src/server/kernel/dates/calendar.ts'
import { existsIn, localToMoment } from '../../../src/server/kernel/dates/local-to-moment.ts'
import { freeOn } from '../capacity.ts'
import { mix } from '../random.ts'
import type { ActivityPlan, PlannedOption, PlannedStart } from './activity-plan.ts'
import type { CityDay } from './activity-price.ts'

/** The free places of a start time whose places are not counted. */
export const UNCOUNTED = 1_000_000
const fewLeft = 4
/** So many days ahead, no cut-off has passed anywhere on earth. */
const DAYS_OF_CUTOFFS = 4

/** A start time on a day, before our own bookings. */
export interface StartOnDay {
  readonly option: PlannedOption
  readonly start: PlannedStart
  /** Groups or people; {@link UNCOUNTED} if places are not counted. */
  readonly free: number
}

/** Returns the ledger's name for the places of a start time. */
export function stockOf(productCode: string, { option }: PlannedOption, { at }: PlannedStart): string {
  return `activity/${productCode}/${option}/${at}`
}

/** Returns whether an activity takes place on a day, by its number. */
export function operatesOn({ restDay }: Pick<ActivityPlan, 'restDay'>, day: number): boolean {
  return weekdayOf(day) !== restDay
}

/** Returns the start times of a day with their free places; none on the day of rest. */
export function startsOn(plan: ActivityPlan, { day, demand }: CityDay, today: number): StartOnDay[] {
  if (!operatesOn(plan, day)) return []
  return plan.options.flatMap((option) =>
    option.starts.map((start) => ({ option, start, free: freePlaces(start, day, demand, today) })),
  )
}

/** Returns the free places of a start time on a day, before our own bookings. */
export function freePlaces(
  { capacity, seed }: PlannedStart,
  day: number,
  demand: number,
  today: number,
): number {
  return capacity === null ? UNCOUNTED : freeOn(mix(seed, day), capacity, demand, day - today)
}

/** Returns how much of `free` units take: one group, or as many places as people. */
export function placesTaken(option: PlannedOption, units: readonly UnitCount[]): number {
  return option.pricedBy === 'group' ? 1 : peopleIn(option, units)
}

/** Returns what an activity still has on its days: places, and whether they can be booked. */
export function statusOf(left: number): AvailabilityStatus {
  if (left >= UNCOUNTED / 2) return 'freesale'
  if (left <= 0) return 'sold_out'
  return left <= fewLeft ? 'limited' : 'available'
}

/** Returns the number of places to show; null if they are not counted. */
export function vacanciesOf({ pricedBy, maximumUnits }: PlannedOption, left: number): number | null {
  if (left >= UNCOUNTED / 2) return null
  return Math.max(0, left) * (pricedBy === 'group' ? maximumUnits : 1)
}

/** Returns when a start time takes place on a date, local to the zone; null if clocks skip it. */
export function slotTime(
  option: PlannedOption,
  { at }: Pick<PlannedStart, 'at'>,
  date: string,
  timeZone: string,
): SlotTime | null {
  const start = `${date}T${at}:00`
  if (isSkipped({ at }, date, timeZone)) return null
  const slot = `${date}T${at}`
  if (option.closes !== undefined) {
    const end = `${date}T${option.closes}:00`
    const last = new Date(Date.parse(`${date}T00:00:00Z`) + (option.validDays - 1) * 86_400_000)
    return {
      slot,
      start,
      end,
      isAllDay: true,
      ...(option.validDays > 1 && { validUntil: last.toISOString().slice(0, 10) }),
      opens: [{ from: at, until: option.closes }],
    }
  }
  const end = new Date(Date.parse(`${start}Z`) + option.duration.to * 60_000).toISOString().slice(0, 19)
  return { slot, start, end, isAllDay: false }
}

/** Returns the moment from which a start time can no longer be booked. */
export function cutoffOf(option: PlannedOption, { at }: PlannedStart, date: string, timeZone: string): Date {
  const latest = localToMoment(`${date}T${option.closes ?? at}:00`, timeZone)
  return new Date(latest.getTime() - option.cutoffMinutes * 60_000)
}

/** Returns whether a start time of a day can still be booked at a moment. */
export function isInTime(
  { option, start }: Pick<StartOnDay, 'option' | 'start'>,
  { day, today, timeZone, now }: { day: number; today: number; timeZone: string; now: Date },
): boolean {
  const date = dateOfDay(day)
  if (isSkipped(start, date, timeZone)) return false
  return day - today >= DAYS_OF_CUTOFFS || now < cutoffOf(option, start, date, timeZone)
}

/** Clocks change at night: no other time needs the calendar of the zone. */
function isSkipped({ at }: Pick<PlannedStart, 'at'>, date: string, timeZone: string): boolean {
  return at < '04:00' && !existsIn(`${date}T${at}:00`, timeZone)
}
