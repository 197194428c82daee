import { PaymentError } from '../../domain/payments/payment-error.ts'
import type { SandboxPayment } from './sandbox-payment.ts'

/** The error for a step that a payment's state does not allow; `done` ends the sentence, as in 'captured'. */
export function wrongState({ gatewayReference, state }: SandboxPayment, done: string): PaymentError {
  return new PaymentError('wrong_state', `${gatewayReference} is ${state} and cannot be ${done}.`)
}
