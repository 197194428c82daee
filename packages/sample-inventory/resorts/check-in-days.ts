import type { ResortNights } from '../../../src/server/domain/suppliers/resort-week.ts'
import { weekdayOf } from '../../../src/server/kernel/dates/calendar.ts'
import { randomStream } from '../random.ts'
import type { Resort } from './resort-directory.ts'

const [SUNDAY, MONDAY, FRIDAY, SATURDAY] = [0, 1, 5, 6]

/** The weekdays on which resorts begin weeks; Saturday is the most usual. */
const weekdays: readonly [readonly number[], ...(readonly number[])[]] = [
  [SATURDAY],
  [SATURDAY],
  [FRIDAY, SATURDAY],
  [FRIDAY, SATURDAY, SUNDAY],
  [SATURDAY, SUNDAY],
  [SUNDAY],
  [FRIDAY],
  [FRIDAY, SATURDAY, SUNDAY, MONDAY],
]

const SHORT_STAYS = 0.4

/** Whether stays of this length begin at a resort on a day: short ones fill a week from Friday or from Monday. */
export function beginsOn({ seed }: Pick<Resort, 'seed'>, day: number, nights: ResortNights): boolean {
  const stream = randomStream(seed ^ 0xc4ec)
  const usual = stream.pick(weekdays)
  if (nights === 7) return usual.includes(weekdayOf(day))
  return stream.chance(SHORT_STAYS) && weekdayOf(day) === (nights === 3 ? FRIDAY : MONDAY)
}

/** Returns the days of a window on which stays of this length begin at a resort. */
export function daysOfCheckIn(
  resort: Pick<Resort, 'seed'>,
  first: number,
  last: number,
  nights: ResortNights,
): number[] {
  const open = Array.from({ length: 7 }, (_, day) => beginsOn(resort, day, nights))
  const days: number[] = []
  for (let day = first; day <= last; day += 1) if (open[((day % 7) + 7) % 7]) days.push(day)
  return days
}
