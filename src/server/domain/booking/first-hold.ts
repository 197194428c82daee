import type { Booking, BookingItem } from './booking.ts'

/** Until when something is held. */
export interface Hold {
  /** ISO 8601. */
  readonly expiresAt: string
  /** None is left once it is over, and not a moment before. */
  readonly secondsLeft: number
}

/** Takes a booking and what time it is, and gives the hold of its items that ends first; null where nothing is on hold. */
export function firstHold({ items }: Pick<Booking, 'items'>, now: Date): Hold | null {
  const holds = items.flatMap((item) => holdOf(item, now) ?? [])
  return holds.toSorted((one, other) => one.secondsLeft - other.secondsLeft)[0] ?? null
}

function holdOf({ state, holdExpiresAt }: BookingItem, now: Date): Hold | null {
  if (state !== 'on_hold' || holdExpiresAt === null) return null
  const secondsLeft = Math.max(0, Math.ceil((holdExpiresAt.getTime() - now.getTime()) / 1000))
  return { expiresAt: holdExpiresAt.toISOString(), secondsLeft }
}
