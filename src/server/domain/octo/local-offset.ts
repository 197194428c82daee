import { localToMoment } from '../../kernel/dates/local-to-moment.ts'

/** Returns a local time of a zone with its offset: `2026-12-04T09:00:00+01:00`. */
export function withOffset(local: string, timeZone: string): string {
  const minutes = Math.round((Date.parse(`${local}Z`) - localToMoment(local, timeZone).getTime()) / 60_000)
  const sign = minutes < 0 ? '-' : '+'
  const part = (value: number) => String(value).padStart(2, '0')
  return `${local}${sign}${part(Math.floor(Math.abs(minutes) / 60))}:${part(Math.abs(minutes) % 60)}`
}

/** Returns a moment as OCTO writes it, in UTC without fractions of a second. */
export function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}Z`
}
