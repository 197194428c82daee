import type { Payment } from './payment-repository.ts'

type Known = Pick<Payment, 'state' | 'isAutomatic' | 'lastError'>

/** Whether a payment was taken, or will be. */
export function isPaid({ state }: Pick<Payment, 'state'>): boolean {
  return state === 'requires_capture' || state === 'succeeded'
}

/** Takes the payments of an entry and gives the one that is under way: there is one at most. */
export function openOf<Of extends Known>(payments: readonly Of[]): Of | undefined {
  return payments.find((one) => one.state !== 'canceled' && !isPaid(one))
}

/** Takes the payments of an entry and gives how often the saved method was charged in vain. */
export function failedAttempts(payments: readonly Known[]): number {
  return payments.filter(
    ({ isAutomatic, state, lastError }) => isAutomatic && state === 'canceled' && lastError !== null,
  ).length
}
