/**
 * Days before a payment when its reminder is sent: enough to top up an account or use another card, and few enough
 * not to forget it.
 */
export const REMIND_DAYS = 7

/** Days between a failed attempt and the next: on the day, one day later and three days later. */
export const RETRY_DAYS: readonly number[] = [1, 2]

/** Attempts after which an entry is left to the traveller and the agency's people. */
export const ATTEMPTS = RETRY_DAYS.length + 1

/** Seconds a traveller has to pay an entry; afterwards the unfinished payment blocks nothing. */
export const ENTRY_SECONDS = 15 * 60

/** Returns when an entry is tried again after a failed attempt; null if never. */
export function retryAfter(attempt: number, now: Date): Date | null {
  const days = RETRY_DAYS[attempt - 1]
  return days === undefined ? null : new Date(now.getTime() + days * 86_400_000)
}
