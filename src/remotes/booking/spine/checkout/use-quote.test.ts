import { expect, it } from 'vitest'
import { ApiError } from '../../../../api/api-error.ts'
import type { Quote } from '../../../../contract/types.ts'
import { promoFault } from './discount-card.tsx'
import { agreedTo, priceToAccept } from './use-quote.ts'

const quote = (total: number, due: number) =>
  ({ total: { amount: total, currency: 'USD' }, dueNow: { amount: due, currency: 'USD' } }) as Quote

it('a price has to be accepted again if the total or the amount due changes', () => {
  const agreed = agreedTo(quote(100, 90))
  expect(priceToAccept(agreed, quote(100, 90))).toBeNull()
  expect(priceToAccept(agreed, quote(107, 97))).toEqual({ what: 'total', old: 100, now: 107 })
  expect(priceToAccept(agreed, quote(93, 83))).toEqual({ what: 'total', old: 100, now: 93 })
  expect(priceToAccept(agreed, quote(100, 100))).toEqual({ what: 'due', old: 90, now: 100 })
})

it('a lower price after logging in is the member price, and only then', () => {
  const by = (audience: Quote['audience'], total: number) => ({ ...quote(total, total), audience }) as Quote
  const open = agreedTo(by('public', 100))
  expect(priceToAccept(open, by('member', 93))).toMatchObject({ old: 100, now: 93, isMemberPrice: true })
  expect(priceToAccept(open, by('public', 93))).not.toHaveProperty('isMemberPrice')
  expect(priceToAccept(open, by('member', 107))).not.toHaveProperty('isMemberPrice')
  expect(priceToAccept(open, by('agent', 93))).not.toHaveProperty('isMemberPrice')
})

it('a price is shown without comparison if none was shown before, or in another currency', () => {
  expect(priceToAccept(null, quote(107, 107))).toBeNull()
  expect(priceToAccept({ total: 100, due: 100, currency: 'EUR' }, quote(107, 107))).toBeNull()
  expect(priceToAccept({ total: 107, due: null, currency: 'USD' }, quote(107, 0))).toBeNull()
})

it.each([
  ['is not a code of this agency, or has ended', 'unknown'],
  ['is not valid for what is booked', 'notFor'],
  ['only lowers what is paid here, and nothing is paid here', 'nothingDue'],
  ['is valid only for bookings with a higher total', 'dearer'],
  ['is something new', 'unknown'],
])('a code that %s is reported as %s', (reason, fault) => {
  const errors = [{ field: 'promoCode', reason }]
  expect(promoFault(new ApiError({ status: 422, code: 'validation_failed', detail: '', errors }))).toBe(fault)
})

it('a code that could not be checked is not called wrong', () => {
  const of = (status: number, code: 'network' | 'quote_expired' | 'internal_error') =>
    promoFault(new ApiError({ status, code, detail: '' }))
  expect([of(0, 'network'), of(409, 'quote_expired'), of(500, 'internal_error'), promoFault(null)]).toEqual([
    'network',
    'expired',
    'failed',
    'failed',
  ])
})
