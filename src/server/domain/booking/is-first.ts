import type { Payment } from './payment-repository.ts'

/** Whether a payment is for what was due with the booking, and not for a later date or an amendment. */
export function isFirst({ dueOn, amendmentId }: Pick<Payment, 'dueOn' | 'amendmentId'>): boolean {
  return dueOn === null && amendmentId === null
}
