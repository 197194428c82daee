import { describe, expect, it } from 'vitest'
import { checkoutOrigin } from '../booking/visit-hrefs.ts'
import { checkoutHref } from './checkout-href.ts'
import { readChoice, unitsValue, withUnits } from './choice-address.ts'

const today = '2026-03-10'
const read = (query: string) => readChoice(new URLSearchParams(query), today)

describe('choice in an address', () => {
  it('has a day and units', () => {
    expect(read('date=2026-05-08&units=adult.2,child.1')).toEqual({
      date: '2026-05-08',
      counts: { adult: 2, child: 1 },
    })
  })

  it.each([
    'date=2026-03-09',
    'date=2026-02-30',
    'date=tomorrow',
    'units=adult',
    'units=adult.0',
    'units=adult.91',
    'units=adult.2.3',
    'units=<b>.2',
    'units=.2',
  ])('ignores %s', (query) => {
    expect(read(query)).toEqual({ date: null, counts: null })
  })

  it('is written as it is read', () => {
    const units = [
      { unit: 'adult', count: 2 },
      { unit: 'child', count: 1 },
    ]
    expect(unitsValue(units)).toBe('adult.2,child.1')
    expect(withUnits('/page?date=2026-05-08', units)).toBe('/page?date=2026-05-08&units=adult.2%2Cchild.1')
    expect(withUnits('/page', units)).toBe('/page?units=adult.2%2Cchild.1')
    expect(withUnits('/page', [])).toBe('/page')
  })

  it('leads from the checkout back to the same choice', () => {
    const page = '/booknow/activities/result-details/act-7?date=2026-05-08&units=adult.2'
    const checkout = checkoutHref({}, 'key_of_a_rate', 'act-7', page)
    expect(checkout).toBe(
      '/booknow/activities/bookings/checkout?rateKey=key_of_a_rate&productCode=act-7&date=2026-05-08&units=adult.2',
    )
    const params = new URLSearchParams(checkout.split('?')[1])
    expect(checkoutOrigin(params, today)).toBe(page)
    expect(checkoutOrigin(new URLSearchParams('productCode=../x'), today)).toBeNull()
  })
})
