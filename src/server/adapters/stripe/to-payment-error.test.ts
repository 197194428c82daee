import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { declineOf, toPaymentError } from './to-payment-error.ts'

const {
  StripeCardError,
  StripeInvalidRequestError,
  StripeConnectionError,
  StripePermissionError,
  StripeAPIError,
} = Stripe.errors

function raw(fields: Record<string, unknown>) {
  return { type: 'invalid_request_error' as const, message: 'pi_1_secret_2 was refused', ...fields }
}
const networkError = (code: string) => Object.assign(new Error(code), { code })

describe('toPaymentError', () => {
  it.each([
    [new StripeCardError(raw({ code: 'card_declined', decline_code: 'lost_card' })), 'declined'],
    [new StripeInvalidRequestError(raw({ code: 'resource_missing' })), 'unknown_reference'],
    [new StripeInvalidRequestError(raw({ code: 'payment_intent_unexpected_state' })), 'wrong_state'],
    [new StripeInvalidRequestError(raw({ code: 'charge_expired_for_capture' })), 'wrong_state'],
    [new StripeInvalidRequestError(raw({ code: 'amount_too_small', param: 'amount' })), 'amount_refused'],
    [new StripeInvalidRequestError(raw({ param: 'currency' })), 'amount_refused'],
    [new StripeInvalidRequestError(raw({ code: 'parameter_unknown', param: 'expand' })), 'unavailable'],
    [new StripePermissionError(raw({})), 'keys_refused'],
    [new StripeAPIError(raw({ code: 'idempotency_key_in_use' })), 'unavailable'],
    [new StripeConnectionError(raw({ detail: networkError('ETIMEDOUT') })), 'timeout'],
    [new StripeConnectionError(raw({ detail: networkError('ECONNRESET') })), 'timeout'],
    [new StripeConnectionError(raw({ detail: networkError('ECONNREFUSED') })), 'unavailable'],
    [new TypeError('not of Stripe'), 'unavailable'],
    ['text', 'unavailable'],
  ])('turns %s into the code %s', (error, code) => {
    const failure = toPaymentError(error)
    expect(failure.code).toBe(code)
    expect(failure.message).not.toContain('secret')
  })
})

describe('declineOf', () => {
  it.each([
    ['card_declined', 'insufficient_funds', 'insufficient_funds'],
    ['card_declined', 'lost_card', 'lost_card'],
    ['card_declined', 'stolen_card', 'lost_card'],
    ['card_declined', 'do_not_honor', 'card_declined'],
    ['card_declined', 'authentication_required', 'authentication_failed'],
    ['expired_card', undefined, 'expired_card'],
    ['incorrect_cvc', undefined, 'incorrect_details'],
    ['invalid_expiry_year', undefined, 'incorrect_details'],
    ['payment_intent_authentication_failure', undefined, 'authentication_failed'],
    ['processing_error', undefined, 'card_declined'],
    [undefined, undefined, 'card_declined'],
  ])('turns %s with %s into %s', (code, declineCode, ours) => {
    expect(declineOf(code, declineCode)).toBe(ours)
  })
})
