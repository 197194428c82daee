import Stripe from 'stripe'
import { type DeclineCode, PaymentError } from '../../domain/payments/payment-error.ts'

const aboutState = new Set([
  'payment_intent_unexpected_state',
  'charge_already_captured',
  'charge_expired_for_capture',
  'charge_not_refundable',
])
const aboutAmount = new Set([
  'amount_too_large',
  'amount_too_small',
  'charge_already_refunded',
  'invalid_charge_amount',
  'invalid_charge_amount_no_decimal_compatible',
])
const amountFields = new Set(['amount', 'amount_to_capture', 'currency'])
const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

/**
 * Returns the `PaymentError` of the Stripe package's error. Stripe's error is not the cause: it contains the
 * whole payment with the browser's secret, which would be logged.
 */
export function toPaymentError(error: unknown): PaymentError {
  if (error instanceof PaymentError) return error
  if (!(error instanceof Stripe.errors.StripeError)) {
    const name = error instanceof Error ? error.name : typeof error
    return new PaymentError('unavailable', `The call to Stripe failed: ${name}.`)
  }
  const named = [error.type, error.code, error.requestId].filter((part) => typeof part === 'string')
  const message = `Stripe answered ${named.join(', ')}.`
  if (error instanceof Stripe.errors.StripeCardError) {
    return new PaymentError('declined', message, { decline: declineOf(error.code, error.decline_code) })
  }
  if (error instanceof Stripe.errors.StripeConnectionError) {
    return new PaymentError(isUnreachable(error.detail) ? 'unavailable' : 'timeout', message)
  }
  const { StripeAuthenticationError, StripePermissionError } = Stripe.errors
  if (error instanceof StripeAuthenticationError || error instanceof StripePermissionError) {
    return new PaymentError('keys_refused', message)
  }
  if (error instanceof Stripe.errors.StripeIdempotencyError) return new PaymentError('key_reused', message)
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return invalidRequest(error, message)
  return new PaymentError('unavailable', message)
}

/** Returns our reason for Stripe's decline code. https://docs.stripe.com/declines/codes */
export function declineOf(code: string | undefined, declineCode: string | undefined): DeclineCode {
  if (code === 'payment_intent_authentication_failure' || declineCode === 'authentication_required') {
    return 'authentication_failed'
  }
  if (declineCode === 'insufficient_funds') return 'insufficient_funds'
  if (['lost_card', 'stolen_card', 'pickup_card'].includes(declineCode ?? '')) return 'lost_card'
  if (code === 'expired_card') return 'expired_card'
  if (/^(?:incorrect|invalid)_(?:cvc|number|zip|address|expiry_month|expiry_year)$/.test(code ?? '')) {
    return 'incorrect_details'
  }
  return 'card_declined'
}

type InvalidRequest = InstanceType<typeof Stripe.errors.StripeInvalidRequestError>

function invalidRequest({ code, param, statusCode }: InvalidRequest, message: string): PaymentError {
  if (code === 'resource_missing' || statusCode === 404) return new PaymentError('unknown_reference', message)
  if (aboutState.has(code ?? '')) return new PaymentError('wrong_state', message)
  if (aboutAmount.has(code ?? '') || amountFields.has(param ?? ''))
    return new PaymentError('amount_refused', message)
  return new PaymentError('unavailable', message)
}

function isUnreachable(detail: unknown): boolean {
  return detail instanceof Error && 'code' in detail && unreachable.has(String(detail.code))
}
