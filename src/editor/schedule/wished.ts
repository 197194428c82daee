import { clockTime, type ZonedTime, zonedTime } from '../../tenant/zoned-time.ts'

/** A day and a time as their fields give them; empty where nothing is chosen. */
export interface Wished {
  date: string
  time: string
}

/** Gives the moment that is meant, or null while it is not all there. */
export function wishedMoment({ date, time }: Wished, timeZone: string): ZonedTime | null {
  try {
    return zonedTime(`${date}T${time.slice(0, 5)}`, timeZone)
  } catch {
    return null
  }
}

/** Gives from when to when a plan of these times is, in milliseconds, or null while they are not all there. */
export function wishedSpan(
  { start, end }: { start: Wished; end: Wished | null },
  timeZone: string,
): { startsAt: number; endsAt: number | null } | null {
  const startsAt = wishedMoment(start, timeZone)?.at.getTime()
  const endsAt = end && wishedMoment(end, timeZone)?.at.getTime()
  return startsAt === undefined || endsAt === undefined ? null : { startsAt, endsAt }
}

/** Gives what the fields show of a moment. */
export function wishedAt(at: Date, timeZone: string): Wished {
  const [date = '', time = ''] = clockTime(at, timeZone).split('T')
  return { date, time: time.slice(0, 5) }
}

/** `Europe/Lisbon` as people say it. */
export function cityOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}

/** As the server takes it. */
export const sentTime = ({ date, time }: Wished) => `${date}T${time.slice(0, 5)}:00`

/** Tomorrow morning there: nearly always something else is meant, and it is never in the past. */
export function firstWish(now: Date, timeZone: string): Wished {
  return { ...wishedAt(new Date(now.getTime() + 86_400_000), timeZone), time: '09:00' }
}
