import type { OpenHours } from '../../../src/server/domain/suppliers/car-rental.ts'
import { dayNumber, weekdayOf } from '../../../src/server/kernel/dates/calendar.ts'
import { hashText, mix, unit } from '../random.ts'
import type { Desk } from './car-desks.ts'
import type { CarProvider } from './car-providers.ts'

/** From Monday to Sunday. */
export type WeekHours = readonly (readonly OpenHours[])[]

const MINUTES_PER_DAY = 1440
const WEEK = 7 * MINUTES_PER_DAY
/** A desk's staff wait this long for a late flight, or come this early. */
const AFTER_HOURS_PICK_UP = 150
/** The key box takes a key this long before or after the hours. */
const AFTER_HOURS_RETURN = 13 * 60

const allDay: readonly OpenHours[] = [{ from: '00:00', until: '24:00' }]

/** Returns the hours of a company's desk at a place. */
export function deskHours(place: Desk, { code }: CarProvider): WeekHours {
  const luck = unit(mix(hashText(place.id), hashText(code)))
  if (place.isAirport) return airportHours(place, luck)
  const hasLunch = place.population < 150_000 && 'PT ES IT FR GR HR'.includes(place.countryCode)
  const weekday = hasLunch ? day('08:30-13:00', '14:30-18:30') : day('08:00-18:30')
  const isOpenOnSunday = place.population > 400_000 && luck < 0.5
  return [...five(weekday), day('09:00-13:00'), isOpenOnSunday ? day('09:00-12:30') : []]
}

function airportHours({ population }: Desk, luck: number): WeekHours {
  if (population > 400_000 && luck < 0.4) return [...five(allDay), allDay, allDay]
  if (population > 400_000) return [...five(day('06:00-23:30')), day('06:00-23:00'), day('06:30-23:30')]
  return [...five(day('07:00-22:00')), day('08:00-20:00'), day('08:00-22:00')]
}

/**
 * Returns whether a desk is open at a local time (YYYY-MM-DDTHH:mm:ss), serves it outside its hours, or is closed. A
 * night belongs to the hours before it, also over a closed day.
 */
export function openingAt(
  hours: WeekHours,
  at: string,
  kind: 'pickUp' | 'dropOff',
  { isAfterHours }: Pick<CarProvider, 'isAfterHours'>,
): 'open' | 'out_of_hours' | 'closed' {
  const minute = minuteOfWeek(at)
  const spans = hours.flatMap((times, index) =>
    times.map(({ from, until }) => ({
      from: index * MINUTES_PER_DAY + minutes(from),
      until: index * MINUTES_PER_DAY + minutes(until),
    })),
  )
  if (spans.some(({ from, until }) => minute >= from && minute <= until)) return 'open'
  if (!isAfterHours) return 'closed'
  const reach = kind === 'pickUp' ? AFTER_HOURS_PICK_UP : AFTER_HOURS_RETURN
  const isNear = spans.some(
    ({ from, until }) => apart(minute, from) <= reach || apart(minute, until) <= reach,
  )
  return isNear ? 'out_of_hours' : 'closed'
}

/** The minutes between two times of the week, over its end if that is nearer. */
function apart(one: number, other: number): number {
  const distance = Math.abs(one - other) % WEEK
  return Math.min(distance, WEEK - distance)
}

function minuteOfWeek(at: string): number {
  // Sunday is 0 in calendars, and last here.
  const day = (weekdayOf(dayNumber(at.slice(0, 10))) + 6) % 7
  return day * MINUTES_PER_DAY + minutes(at.slice(11, 16))
}

function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

function day(...spans: string[]): OpenHours[] {
  return spans.map((span) => ({ from: span.slice(0, 5), until: span.slice(6) }))
}

function five(hours: readonly OpenHours[]): (readonly OpenHours[])[] {
  return [hours, hours, hours, hours, hours]
}
