import type { Booking } from '../../../../contract/types.ts'

type Hold = NonNullable<Booking['hold']>

/** Remaining seconds at which a warning appears. */
export const WARN_SECONDS = 180

/** Returns the end of a hold by the device's clock, from the server's remaining seconds at `heardAt`. */
export function endByDevice({ secondsLeft }: Pick<Hold, 'secondsLeft'>, heardAt: number): number {
  return heardAt + secondsLeft * 1000
}

/** Returns the whole seconds until a moment, at least zero. */
export function secondsUntil(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / 1000))
}

/** Formats seconds like a clock: `14:05`, and with hours from one hour: `23:14:05`. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const tail = two(seconds % 60)
  return minutes < 60 ? `${minutes}:${tail}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${tail}`
}
