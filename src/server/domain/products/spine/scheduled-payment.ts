/**
 * One entry of a payment schedule. `amount` is in minor units of the price's currency. `at` is null if due with the
 * booking, otherwise a local date (YYYY-MM-DD). Nothing is collected here for entries paid to the supplier. Source:
 * decision 0017.
 */
export interface ScheduledPayment {
  readonly at: string | null
  readonly amount: number
  readonly to: 'agency' | 'supplier'
  readonly kind: 'deposit' | 'balance' | 'local' | 'hold'
  /** Days after `at` when an unpaid item is cancelled under its policy; absent if people decide. */
  readonly graceDays?: number
}

/** The amount collected at a time: null for with the booking, otherwise a local date (YYYY-MM-DD). */
export interface PlannedPayment {
  readonly at: string | null
  readonly amount: number
}

/** Returns the entries that the agency collects, earliest first. */
export function collected(schedule: readonly ScheduledPayment[]): ScheduledPayment[] {
  return schedule
    .filter(({ to }) => to === 'agency')
    .toSorted((one, other) => comparePaymentDates(one.at, other.at))
}

/** Orders due dates: with the booking (null) first, then by local date (YYYY-MM-DD). */
export function comparePaymentDates(one: string | null, other: string | null): number {
  if (one === other) return 0
  return one === null || (other !== null && one < other) ? -1 : 1
}

/** Returns the total that the agency collects. */
export function collectedTotal(schedule: readonly ScheduledPayment[]): number {
  return collected(schedule).reduce((sum, { amount }) => sum + amount, 0)
}
