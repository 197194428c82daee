import type { SandboxOutcome } from '../../../tenant/sandbox-token.ts'
import { type DeclineCode, PaymentError } from '../../domain/payments/payment-error.ts'
import type { SandboxPayment } from './sandbox-payment.ts'
import { wrongState } from './wrong-state.ts'

/** Seconds until a payment is authorised whose webhook comes late, or a refund has ended that is. */
export const DEFERRED_SECONDS = 10

/** What an attempt makes of a payment, and what whoever made it is told instead of it. */
export interface SandboxAttempt {
  readonly payment: SandboxPayment
  readonly failure: PaymentError | null
}

/**
 * Takes a payment that waits for a card, what the token stands for, and the moment; gives the payment afterwards. What a
 * declined attempt leaves is kept, so the failure is given and not thrown. Throws `wrong_state` where no card is waited for.
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
      return { payment: authorised, failure: new PaymentError('timeout', 'The sandbox lost its answer.') }
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
 * Takes a payment, what the card of a kept method stands for, and the moment; gives the payment afterwards. A bank that would ask
 * the traveller says no, since nobody is there to answer; what is authorised or captured already stays as it is.
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

/** Takes a payment that waits for its bank's question, and whether it was answered rightly; gives it afterwards. */
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
