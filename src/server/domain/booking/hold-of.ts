import type { BookingItem } from './booking.ts'

/** Takes what is booked and what time it is, and gives until when it is held; null where it is not on hold. */
export function holdOf(
  { state, holdExpiresAt }: Pick<BookingItem, 'state' | 'holdExpiresAt'>,
  now: Date,
): { expiresAt: string; secondsLeft: number } | null {
  if (state !== 'on_hold' || holdExpiresAt === null) return null
  // No second is left once it is over, and not a moment before.
  const secondsLeft = Math.max(0, Math.ceil((holdExpiresAt.getTime() - now.getTime()) / 1000))
  return { expiresAt: holdExpiresAt.toISOString(), secondsLeft }
}
