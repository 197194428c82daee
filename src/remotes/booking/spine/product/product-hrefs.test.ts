import { describe, expect, it } from 'vitest'
import { checkoutHref, confirmationHref, paymentHref, proposalHref } from './product-hrefs.ts'

const checkout = { checkoutPath: '/booknow/tickets/checkout' }

describe('product addresses', () => {
  it('lead to the checkout with the rate, the shown total and the link back', () => {
    const offer = { rateKey: 'a&b', price: { currency: 'EUR', total: 1200 } }
    expect(checkoutHref(checkout, offer, '/booknow/tickets/show?ticket=7')).toBe(
      '/booknow/tickets/checkout?rateKey=a%26b&shown=EUR.1200&ticket=7',
    )
    expect(checkoutHref(checkout, { rateKey: 'a' }, '/booknow/tickets/show?ticket=7')).toBe(
      '/booknow/tickets/checkout?rateKey=a&ticket=7',
    )
  })

  it('name a booking by its reference, within the path where possible', () => {
    expect(paymentHref(checkout, 'LV-7K3QX9')).toBe('/booknow/tickets/checkout?reference=LV-7K3QX9')
    const inQuery = { confirmationPaths: ['/booknow/tickets/confirm'] }
    expect(confirmationHref(inQuery, 'LV-7K3QX9')).toBe('/booknow/tickets/confirm?reference=LV-7K3QX9')
    const inPath = { confirmationPaths: ['/booknow/tickets/confirm/:referenceNumber'] }
    expect(confirmationHref(inPath, 'LV-7K3QX9')).toBe('/booknow/tickets/confirm/LV-7K3QX9')
  })

  it('name a proposal by its id', () => {
    expect(proposalHref({ proposalPath: '/booknow/tickets/deal/:proposalId' }, 'a/b')).toBe(
      '/booknow/tickets/deal/a%2Fb',
    )
  })
})
