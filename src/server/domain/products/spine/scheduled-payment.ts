/**
 * One entry of a payment schedule. `amount` is in minor units of the price's currency. `at` is null for what is due when the item is
 * booked, otherwise the local date (YYYY-MM-DD) where the item is. What goes to the supplier itself is collected by nobody here.
 * Source: decision 0017.
 */
export interface ScheduledPayment {
  readonly at: string | null
  readonly amount: number
  readonly to: 'agency' | 'supplier'
  readonly kind: 'deposit' | 'balance' | 'local' | 'hold'
}

/** What is collected at a time: null for with the booking, else a local date (YYYY-MM-DD) of the item. */
export interface PlannedPayment {
  readonly at: string | null
  readonly amount: number
}

/** Gives the entries that the agency collects, the first due first. */
export function collected(schedule: readonly ScheduledPayment[]): ScheduledPayment[] {
  return schedule
    .filter(({ to }) => to === 'agency')
    .toSorted((one, other) => comparePaymentDates(one.at, other.at))
}

/** Orders when payments are due: with the booking (null) first, then by local date (YYYY-MM-DD). */
export function comparePaymentDates(one: string | null, other: string | null): number {
  if (one === other) return 0
  return one === null || (other !== null && one < other) ? -1 : 1
}

/** Gives what the agency collects in all. */
export function collectedTotal(schedule: readonly ScheduledPayment[]): number {
  return collected(schedule).reduce((sum, { amount }) => sum + amount, 0)
}
