import { expect, it } from 'vitest'
import { declineCodes } from '../server/domain/payments/payment-error.ts'
import { failedCharge } from './failed-charge.ts'

it.each(declineCodes)('classifies %s as a decline by the bank', (code) => {
  expect(failedCharge(code)).toBe(code === 'authentication_failed' ? 'authentication' : 'declined')
})

it.each([
  ['no_saved_method', 'noMethod'],
  ['gateway_not_set_up', 'unavailable'],
  ['canceled_at_gateway', 'unavailable'],
  ['unknown_reference', 'unavailable'],
  ['toString', 'unavailable'],
])('classifies %s as %s, not as a declined card', (code, said) => {
  expect(failedCharge(code)).toBe(said)
})
