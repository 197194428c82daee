import type { BookingItem } from './booking.ts'

/** Returns the seconds until the day after an item's last is over everywhere. */
export function secondsToEnd({ endsOn }: Pick<BookingItem, 'endsOn'>, now: Date): number {
  const over = Date.parse(`${endsOn}T12:00:00Z`) + 86_400_000
  return Math.max(0, Math.ceil((over - now.getTime()) / 1000))
}
