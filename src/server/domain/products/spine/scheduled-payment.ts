/**
 * One entry of a payment schedule. `amount` is in minor units of the price's currency. `at` is null for what is due when the item is
 * booked, otherwise the local date (YYYY-MM-DD) where the item is. What goes to the supplier itself is collected by nobody here.
 * Source: spine design, paymentSchedule.
 */
export interface ScheduledPayment {
  readonly at: string | null
  readonly amount: number
  readonly to: 'agency' | 'supplier'
  readonly kind: 'deposit' | 'balance' | 'local' | 'hold'
}

/** Gives the entries that the agency collects, the first due first. */
export function collected(schedule: readonly ScheduledPayment[]): ScheduledPayment[] {
  return schedule.filter(({ to }) => to === 'agency').toSorted((one, other) => order(one) - order(other))

  function order({ at }: ScheduledPayment): number {
    return at === null ? Number.NEGATIVE_INFINITY : Date.parse(at)
  }
}

/** Gives what the agency collects in all. */
export function collectedTotal(schedule: readonly ScheduledPayment[]): number {
  return collected(schedule).reduce((sum, { amount }) => sum + amount, 0)
}
