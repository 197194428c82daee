import { createHash } from 'node:crypto'
import { PaymentError } from '../../domain/payments/payment-error.ts'
import { DEFERRED_SECONDS } from './authorize-sandbox-payment.ts'
import { refundedOf, type SandboxPayment } from './sandbox-payment.ts'
import { wrongState } from './wrong-state.ts'

/** Returns a payment after the capture of an amount in minor units. Source: `PaymentGateway.capture`. */
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

/** Returns a payment after it is voided. Source: `PaymentGateway.void`. */
export function voided(payment: SandboxPayment): SandboxPayment {
  if (payment.state === 'succeeded') throw wrongState(payment, 'voided')
  return { ...payment, state: 'canceled', settlesAt: null }
}

/** Returns a payment after a refund; a repeated key refunds once. Source: `PaymentGateway.refund`. */
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

/** Throws `amount_refused` unless an amount is a whole number of minor units above 0. */
export function requireAmount(amount: number): void {
  if (Number.isSafeInteger(amount) && amount > 0) return
  throw new PaymentError('amount_refused', `${amount} is not a whole number of minor units above 0.`)
}
