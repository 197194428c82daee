import { createHash } from 'node:crypto'
import { PaymentError } from '../../domain/payments/payment-error.ts'
import { DEFERRED_SECONDS } from './authorize-sandbox-payment.ts'
import { refundedOf, type SandboxPayment } from './sandbox-payment.ts'
import { wrongState } from './wrong-state.ts'

/** Takes a payment and an amount in minor units; gives it captured. Source: `PaymentGateway.capture`. */
export function captured(payment: SandboxPayment, amount: number): SandboxPayment {
  requireAmount(amount)
  if (payment.state === 'succeeded' && payment.captured === amount) return payment
  if (payment.state !== 'requires_capture') throw wrongState(payment, 'captured')
  if (amount > payment.amount.amount) {
    throw new PaymentError(
      'amount_refused',
      `${amount} is more than was authorised for ${payment.gatewayReference}.`,
    )
  }
  return { ...payment, state: 'succeeded', captured: amount }
}

/** Gives a payment let go. Source: `PaymentGateway.void`. */
export function voided(payment: SandboxPayment): SandboxPayment {
  if (payment.state === 'succeeded') throw wrongState(payment, 'voided')
  return { ...payment, state: 'canceled', settlesAt: null }
}

/** Gives a payment with some of it given back: a refund of the same key once only. Source: `PaymentGateway.refund`. */
export function refunded(
  payment: SandboxPayment,
  amount: number,
  idempotencyKey: string,
  now: Date,
): SandboxPayment {
  requireAmount(amount)
  if (payment.refunds.some((refund) => refund.idempotencyKey === idempotencyKey)) return payment
  if (payment.state !== 'succeeded') throw wrongState(payment, 'refunded')
  if (amount > payment.captured - refundedOf(payment)) {
    throw new PaymentError('amount_refused', `${amount} is more than is left of ${payment.gatewayReference}.`)
  }
  const named = createHash('sha256').update(`${payment.gatewayReference} ${idempotencyKey}`).digest('hex')
  const refund = { gatewayReference: `sandbox_re_${named.slice(0, 24)}`, idempotencyKey, amount }
  const isLate = payment.outcome === 'late_refund' || payment.outcome === 'failed_refund'
  if (!isLate) return { ...payment, refunds: [...payment.refunds, { ...refund, state: 'succeeded' }] }
  const settlesAt = new Date(now.getTime() + DEFERRED_SECONDS * 1000).toISOString()
  const refunds: SandboxPayment['refunds'] = [...payment.refunds, { ...refund, state: 'pending', settlesAt }]
  return { ...payment, refunds, webhookDueAt: settlesAt }
}

/** Throws `amount_refused` for what is no amount of money to move: minor units are whole and above 0. */
export function requireAmount(amount: number): void {
  if (Number.isSafeInteger(amount) && amount > 0) return
  throw new PaymentError('amount_refused', `${amount} is not a whole number of minor units above 0.`)
}
