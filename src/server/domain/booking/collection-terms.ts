/**
 * Days before a payment is taken by which the traveller is written to: long enough to fill an account or to pay with another card,
 * and short enough not to be forgotten.
 */
export const REMIND_DAYS = 7

/** Days that go by between an attempt that failed and the next: tried on the day, one day after it and three days after it. */
export const RETRY_DAYS: readonly number[] = [1, 2]

/** Attempts after which an entry is left to the traveller and to the agency's people. */
export const ATTEMPTS = RETRY_DAYS.length + 1

/** Seconds for which a traveller may take their time with the payment of an entry; then it is in nobody's way any more. */
export const ENTRY_SECONDS = 15 * 60

/** Gives when an entry is tried again after an attempt that failed at a moment; null where it is not. */
export function retryAfter(attempt: number, now: Date): Date | null {
  const days = RETRY_DAYS[attempt - 1]
  return days === undefined ? null : new Date(now.getTime() + days * 86_400_000)
}
