import { Problem } from '../http/problem.ts'
import { PaymentError } from '../payments/payment-error.ts'

/** Takes what a gateway failed with and gives the problem to answer with; a decline says its reason as a code. */
export function gatewayProblem(cause: unknown): Problem {
  if (cause instanceof Problem) return cause
  if (!(cause instanceof PaymentError)) {
    return new Problem({ code: 'upstream_failed', detail: 'The payment could not be begun.', cause })
  }
  if (cause.code === 'declined') {
    return new Problem({
      code: 'payment_declined',
      detail: 'The payment was declined. Nothing was charged; try another way to pay.',
      extra: { declined: cause.decline },
      cause,
    })
  }
  if (cause.code === 'timeout') {
    return new Problem({
      code: 'upstream_timeout',
      detail: 'The payment gateway did not answer in time. Nothing is booked yet; try again in a moment.',
      cause,
    })
  }
  return new Problem({
    code: 'upstream_failed',
    detail: 'The payment gateway failed. Try again in a moment.',
    cause,
  })
}
