import type { Booking } from '../../../../contract/types.ts'

type Hold = NonNullable<Booking['hold']>

/** When a hold is warned of. */
export const WARN_SECONDS = 180

/** What the device's clock says when a hold ends, by what the server said of it at a moment of that clock. */
export function endByDevice({ secondsLeft }: Pick<Hold, 'secondsLeft'>, heardAt: number): number {
  return heardAt + secondsLeft * 1000
}

/** Whole seconds until a moment; never fewer than none. */
export function secondsUntil(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / 1000))
}

/** Takes seconds and gives them as a clock shows them: `14:05`, and from an hour on with its hours, `23:14:05`. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const tail = two(seconds % 60)
  return minutes < 60 ? `${minutes}:${tail}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${tail}`
}
