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

/** Takes seconds and gives minutes and seconds as a clock shows them, `14:05`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
