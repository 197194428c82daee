import type { SandboxOutcome } from '../../../tenant/sandbox-token.ts'
import { type DeclineCode, PaymentError } from '../../domain/payments/payment-error.ts'
import type { SandboxPayment } from './sandbox-payment.ts'
import { wrongState } from './wrong-state.ts'

/** Seconds until a payment with a deferred webhook is authorised, or a pending refund has ended. */
export const DEFERRED_SECONDS = 10

/** The payment after an attempt, and the error that the caller gets instead. */
export interface SandboxAttempt {
  readonly payment: SandboxPayment
  readonly failure: PaymentError | null
}

/**
 * Returns a payment after an attempt with a token's outcome at a moment. A declined attempt is stored too, so its
 * failure is returned and not thrown. Throws `wrong_state` if the payment does not wait for a card.
 */
export function authorizeSandboxPayment(
  payment: SandboxPayment,
  outcome: SandboxOutcome,
  now: Date,
): SandboxAttempt {
  if (payment.state !== 'requires_payment_method') throw wrongState(payment, 'authorised')
  const tried: SandboxPayment = { ...payment, outcome, decline: null, webhookDueAt: now.toISOString() }
  const authorised: SandboxPayment = { ...tried, state: 'requires_capture' }
  switch (outcome) {
    case 'success':
    case 'capture_timeout':
    case 'late_refund':
    case 'failed_refund':
      return { payment: authorised, failure: null }
    case 'insufficient_funds':
    case 'lost_card':
      return declined(tried, outcome)
    case 'three_d_secure':
      return { payment: { ...tried, state: 'requires_action' }, failure: null }
    case 'timeout':
      return {
        payment: authorised,
        failure: new PaymentError('timeout', 'The sandbox simulated a lost answer.'),
      }
    case 'late_webhook': {
      const later = new Date(now.getTime() + DEFERRED_SECONDS * 1000).toISOString()
      return {
        payment: { ...tried, state: 'processing', settlesAt: later, webhookDueAt: later },
        failure: null,
      }
    }
  }
}

/**
 * Returns a payment after a charge of a saved method's outcome at a moment. A bank that would ask the traveller
 * declines, since the traveller is absent; an authorised or captured payment stays unchanged.
 */
export function authorizeStored(
  payment: SandboxPayment,
  outcome: SandboxOutcome | null,
  now: Date,
): SandboxAttempt {
  if (['requires_capture', 'succeeded', 'processing'].includes(payment.state))
    return { payment, failure: null }
  if (outcome !== 'three_d_secure') return authorizeSandboxPayment(payment, outcome ?? 'success', now)
  if (payment.state !== 'requires_payment_method') throw wrongState(payment, 'authorised')
  return declined({ ...payment, outcome, webhookDueAt: now.toISOString() }, 'authentication_failed')
}

/** Returns a payment after the correct or wrong answer to its bank's question. */
export function answerChallenge(payment: SandboxPayment, isApproved: boolean, now: Date): SandboxAttempt {
  if (payment.state !== 'requires_action') throw wrongState(payment, 'answered for')
  const answered: SandboxPayment = { ...payment, webhookDueAt: now.toISOString() }
  if (!isApproved) return declined(answered, 'authentication_failed')
  return { payment: { ...answered, state: 'requires_capture' }, failure: null }
}

function declined(payment: SandboxPayment, decline: DeclineCode): SandboxAttempt {
  return {
    payment: { ...payment, state: 'requires_payment_method', decline },
    failure: new PaymentError('declined', `The sandbox declined the payment: ${decline}.`, { decline }),
  }
}
