import type { Booking, BookingItem } from './booking.ts'

/** A hold and its end. */
export interface Hold {
  /** ISO 8601. */
  readonly expiresAt: string
  /** Becomes 0 exactly when the hold ends. */
  readonly secondsLeft: number
}

/** Returns the hold of a booking's items that ends first; null if nothing is on hold. */
export function firstHold({ items }: Pick<Booking, 'items'>, now: Date): Hold | null {
  const holds = items.flatMap((item) => holdOf(item, now) ?? [])
  return holds.toSorted((one, other) => one.secondsLeft - other.secondsLeft)[0] ?? null
}

function holdOf({ state, holdExpiresAt }: BookingItem, now: Date): Hold | null {
  if (state !== 'on_hold' || holdExpiresAt === null) return null
  const secondsLeft = Math.max(0, Math.ceil((holdExpiresAt.getTime() - now.getTime()) / 1000))
  return { expiresAt: holdExpiresAt.toISOString(), secondsLeft }
}
