import { clockTime, type ZonedTime, zonedTime } from '../../tenant/zoned-time.ts'

/** A day (YYYY-MM-DD) and a time (HH:MM) as their fields give them: what was typed where it is neither, and empty where nothing is. */
export interface RequestedTime {
  date: string
  time: string
}

/** When a plan is to begin, and to end where it does. */
export interface RequestedTimes {
  start: RequestedTime
  end: RequestedTime | null
}

/** Whether a text is a time of day, written HH:MM. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** Gives the moment that is meant, or null while it is not all there. */
export function requestedMoment({ date, time }: RequestedTime, timeZone: string): ZonedTime | null {
  try {
    return zonedTime(`${date}T${time}`, timeZone)
  } catch {
    return null
  }
}

/** Gives from when to when a plan of these times is, in milliseconds, or null while they are not all there. */
export function requestedSpan(
  { start, end }: { start: RequestedTime; end: RequestedTime | null },
  timeZone: string,
): { startsAt: number; endsAt: number | null } | null {
  const startsAt = requestedMoment(start, timeZone)?.at.getTime()
  const endsAt = end && requestedMoment(end, timeZone)?.at.getTime()
  return startsAt === undefined || endsAt === undefined ? null : { startsAt, endsAt }
}

/** Gives what the fields show of a moment. */
export function requestedAt(at: Date, timeZone: string): RequestedTime {
  const [date = '', time = ''] = clockTime(at, timeZone).split('T')
  return { date, time: time.slice(0, 5) }
}

/** `Europe/Lisbon` as people say it. */
export function cityOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}

/** As the server takes it. */
export const sentTime = ({ date, time }: RequestedTime) => `${date}T${time}:00`

/** Tomorrow morning there: nearly always something else is meant, and it is never in the past. */
export function firstRequestedTime(now: Date, timeZone: string): RequestedTime {
  return { ...requestedAt(new Date(now.getTime() + 86_400_000), timeZone), time: '09:00' }
}
