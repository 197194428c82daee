import { Problem } from '../../kernel/errors/problem.ts'
import { PaymentError } from '../payments/payment-error.ts'

/**
 * Returns what to throw for a gateway failure: the problem to answer with, or any other error unchanged. A decline
 * carries its reason as a code.
 */
export function gatewayProblem(cause: unknown): unknown {
  if (!(cause instanceof PaymentError)) return cause
  if (cause.code === 'declined') {
    return new Problem({
      code: 'payment_declined',
      detail: 'The payment was declined. Nothing was charged; try another payment method.',
      extra: { declined: cause.decline },
      cause,
    })
  }
  if (cause.code === 'keys_refused') return paymentsUnavailable(cause)
  if (cause.code === 'timeout') {
    return new Problem({
      code: 'upstream_timeout',
      detail:
        'The payment gateway did not answer in time, so it is not known yet whether it was paid. Try again in a moment.',
      cause,
    })
  }
  return new Problem({
    code: 'upstream_failed',
    detail: 'The payment gateway failed. Try again in a moment.',
    cause,
  })
}

/** The answer to calls that need a payment if the agency's gateway has no keys or rejects them. */
export function paymentsUnavailable(cause?: unknown): Problem {
  return new Problem({
    code: 'payments_unavailable',
    detail:
      'The agency cannot take payments online at the moment, so nothing was held or charged. Contact the agency to book.',
    ...(cause !== undefined && { cause }),
  })
}
