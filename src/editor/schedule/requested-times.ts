import { clockTime, type ZonedTime, zonedTime } from '../../tenant/zoned-time.ts'

/** A day (YYYY-MM-DD) and a time (HH:MM) from their fields: the typed text if invalid, empty if there is none. */
export interface RequestedTime {
  date: string
  time: string
}

/** The start of a plan, and its end if it has one. */
export interface RequestedTimes {
  start: RequestedTime
  end: RequestedTime | null
}

/** True for a time of day, written HH:MM. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** Returns the moment of a requested time; null while it is incomplete. */
export function requestedMoment({ date, time }: RequestedTime, timeZone: string): ZonedTime | null {
  try {
    return zonedTime(`${date}T${time}`, timeZone)
  } catch {
    return null
  }
}

/** Returns start and end of a plan with these times, in milliseconds; null while they are incomplete. */
export function requestedSpan(
  { start, end }: { start: RequestedTime; end: RequestedTime | null },
  timeZone: string,
): { startsAt: number; endsAt: number | null } | null {
  const startsAt = requestedMoment(start, timeZone)?.at.getTime()
  const endsAt = end && requestedMoment(end, timeZone)?.at.getTime()
  return startsAt === undefined || endsAt === undefined ? null : { startsAt, endsAt }
}

/** Returns the fields' values for a moment. */
export function requestedAt(at: Date, timeZone: string): RequestedTime {
  const [date = '', time = ''] = clockTime(at, timeZone).split('T')
  return { date, time: time.slice(0, 5) }
}

/** The readable city of `Europe/Lisbon`. */
export function cityOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}

/** The form that the server accepts. */
export const sentTime = ({ date, time }: RequestedTime) => `${date}T${time}:00`

/** Tomorrow morning there: users nearly always change it, and it is never in the past. */
export function firstRequestedTime(now: Date, timeZone: string): RequestedTime {
  return { ...requestedAt(new Date(now.getTime() + 86_400_000), timeZone), time: '09:00' }
}
