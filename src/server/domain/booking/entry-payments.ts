import type { Payment } from './payment-repository.ts'

type EntryPayment = Pick<Payment, 'state' | 'isAutomatic' | 'lastError'>

/** Whether a payment was captured or will be. */
export function isPaid({ state }: Pick<Payment, 'state'>): boolean {
  return state === 'requires_capture' || state === 'succeeded'
}

/** Returns the payment of an entry that is in progress; there is at most one. */
export function openOf<Of extends EntryPayment>(payments: readonly Of[]): Of | undefined {
  return payments.find((one) => one.state !== 'canceled' && !isPaid(one))
}

/** Returns how many charges of the saved method failed for an entry. */
export function failedAttempts(payments: readonly EntryPayment[]): number {
  return payments.filter(
    ({ isAutomatic, state, lastError }) => isAutomatic && state === 'canceled' && lastError !== null,
  ).length
}
