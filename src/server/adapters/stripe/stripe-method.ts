import type Stripe from 'stripe'
import { PaymentError } from '../../domain/payments/payment-error.ts'

type Keeping = Pick<Stripe.PaymentIntent, 'setup_future_usage' | 'customer' | 'payment_method' | 'status'>

/** Returns the reference of the method that a Stripe payment saved, with its customer; null if there is none. */
export function methodOf({ setup_future_usage, customer, payment_method, status }: Keeping): string | null {
  const isAuthorised = status === 'requires_capture' || status === 'succeeded'
  if (!isAuthorised || setup_future_usage !== 'off_session') return null
  const [payer, method] = [idOf(customer), idOf(payment_method)]
  return payer === null || method === null ? null : `${payer}/${method}`
}

/**
 * Returns Stripe's two ids of a method reference, as {@link methodOf} returns it. Throws `unknown_reference` for any
 * other.
 */
export function customerAndMethod(method: string): { customer: string; payment_method: string } {
  const [, customer, payment_method] = /^(cus_\w{1,200})\/(pm_\w{1,200})$/.exec(method) ?? []
  if (customer && payment_method) return { customer, payment_method }
  throw new PaymentError('unknown_reference', 'This is not a method saved at Stripe.')
}

function idOf(named: string | { id: string } | null): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null)
}
