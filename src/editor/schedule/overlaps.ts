import type { Schedule } from './schedules-query.ts'
import { isToCome } from './schedules-query.ts'

export interface Overlap {
  schedule: Schedule
  /** What both change. */
  pointers: string[]
}

/** Takes what is planned, the fields of another plan and its hours, and gives the plans that change any of them meanwhile. */
export function overlapsOf(
  schedules: readonly Schedule[],
  pointers: readonly string[],
  { start, end }: { start: Date; end: Date | null },
): Overlap[] {
  const from = start.getTime()
  const until = end?.getTime() ?? Number.POSITIVE_INFINITY
  return schedules
    .filter(isToCome)
    .filter(({ startsAt, endsAt }) => {
      const theirEnd = endsAt ? Date.parse(endsAt) : Number.POSITIVE_INFINITY
      return Date.parse(startsAt) < until && from < theirEnd
    })
    .map((schedule) => ({
      schedule,
      pointers: pointers.filter((one) => schedule.changes.some(({ pointer }) => touches(one, pointer))),
    }))
    .filter((one) => one.pointers.length > 0)
}

/** The same field, or one inside the other. */
function touches(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`)
}
