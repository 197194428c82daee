import type { FieldError } from '../../../../contract/types.ts'
import { MOST_RENTAL_DAYS } from '../../../../tenant/car-search.ts'
import { MOST_DAYS_AHEAD } from '../../../../tenant/most-days-ahead.ts'
import { clockTime, zonedTime } from '../../../../tenant/zoned-time.ts'
import { dayNumber } from '../../../kernel/dates/calendar.ts'

const MS_PER_DAY = 86_400_000

/** Local times at the desks, YYYY-MM-DDTHH:mm:ss. */
export interface RentalTimes {
  readonly pickUp: string
  readonly dropOff: string
}

/** How each time is called, and the IANA zones of the desks. */
interface RentalRules {
  readonly fields: RentalTimes
  readonly zones: RentalTimes
  readonly now: Date
  readonly mostDays?: number
}

/**
 * Returns the rules that the times of a rental break, by their fields: real times on the desks' clocks, from now,
 * within 540 days, the return later than the pick-up and at most 90 days after it.
 */
export function rentalErrors(
  times: RentalTimes,
  { fields, zones, now, mostDays = MOST_RENTAL_DAYS }: RentalRules,
): FieldError[] {
  const errors = (['pickUp', 'dropOff'] as const).flatMap((end): FieldError[] => {
    const reason = timeError(times[end], zones[end])
    return reason === null ? [] : [{ field: fields[end], reason }]
  })
  if (errors.length > 0) return errors
  const local = clockTime(now, zones.pickUp)
  if (times.pickUp < local) errors.push({ field: fields.pickUp, reason: 'must not be in the past' })
  if (dayNumber(times.pickUp.slice(0, 10)) > dayNumber(local.slice(0, 10)) + MOST_DAYS_AHEAD) {
    errors.push({ field: fields.pickUp, reason: `must be within ${MOST_DAYS_AHEAD} days from now` })
  }
  const length = momentOf(times.dropOff, zones.dropOff) - momentOf(times.pickUp, zones.pickUp)
  if (length <= 0) errors.push({ field: fields.dropOff, reason: `must be later than ${fields.pickUp}` })
  if (onClock(times) > mostDays * MS_PER_DAY) {
    errors.push({ field: fields.dropOff, reason: `must be at most ${mostDays} days after ${fields.pickUp}` })
  }
  return errors
}

/** The length on the clock, to which a change of clocks adds nothing. */
function onClock({ pickUp, dropOff }: RentalTimes): number {
  return Date.parse(`${dropOff}Z`) - Date.parse(`${pickUp}Z`)
}

function timeError(at: string, timeZone: string): string | null {
  const isDay = !Number.isNaN(dayNumber(at.slice(0, 10)))
  if (!isDay || !/^.{10}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(at))
    return 'must be a local date and time, YYYY-MM-DDTHH:mm:ss'
  return zonedTime(at, timeZone).kind === 'missing'
    ? 'does not exist: clocks are set forward over it on that day'
    : null
}

function momentOf(at: string, timeZone: string): number {
  return zonedTime(at, timeZone).at.getTime()
}
