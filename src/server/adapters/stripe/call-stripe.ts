import { toPaymentError } from './to-payment-error.ts'

/** Returns the answer of a call of the Stripe package; throws only `PaymentError`. */
export async function callStripe<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    throw toPaymentError(error)
  }
}
