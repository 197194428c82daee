import { expect, it } from 'vitest'
import { readCheckoutAddress } from './checkout-address.ts'

const ticketHref = '/booknow/tickets/show?ticket=7'
const tickets = {
  view: { path: '/booknow/tickets', proposalPath: '/booknow/tickets/deal/:proposalId' },
  pieces: { checkoutOrigin: (params: URLSearchParams) => (params.has('ticket') ? ticketHref : null) },
}
const read = (query: string) => readCheckoutAddress(new URLSearchParams(query), '2026-03-10', tickets)

it("a checkout's address has the rate, the shown total and the link back", () => {
  const query = 'rateKey=a_b-cdefg&shown=USD.12345&ticket=7'
  expect(read(query)).toEqual({
    rateKey: 'a_b-cdefg',
    shown: { amount: 12_345, currency: 'USD' },
    reference: null,
    entryAt: null,
    proposalId: null,
    clientReference: null,
    offerHref: ticketHref,
    back: ticketHref,
  })
  const id = '6f1c1f0e-0000-4000-8000-000000000000'
  expect(read(`${query}&proposalId=${id}`)).toMatchObject({
    offerHref: ticketHref,
    back: `/booknow/tickets/deal/${id}`,
  })
})

it("accepts a client's booking reference and nothing else in that parameter", () => {
  expect(read('rateKey=a_b-cdefg&client=LV-7K3QX9').clientReference).toBe('LV-7K3QX9')
  expect(read('rateKey=a_b-cdefg&client=//evil.example').clientReference).toBeNull()
})

it.each([
  ['rateKey=<b>', 'rateKey'],
  ['rateKey=short', 'rateKey'],
  [`rateKey=${'a'.repeat(2001)}`, 'rateKey'],
  ['shown=USD.-5', 'shown'],
  ['shown=USD.1e9', 'shown'],
  ['shown=usd.100', 'shown'],
  ['shown=USD.99999999999999999999', 'shown'],
  ['reference=../../x', 'reference'],
  ['reference=lv-abc', 'reference'],
] as const)('ignores invalid values: %s', (query, name) => {
  expect(read(query)[name]).toBeNull()
  expect(read(query).back).toBe('/booknow/tickets')
})

it('the address of a later payment has its date, if that is valid', () => {
  expect(read('reference=LV-7K3QX9&pay=2026-05-13')).toMatchObject({
    reference: 'LV-7K3QX9',
    entryAt: '2026-05-13',
  })
  for (const pay of ['', 'soon', '2026-13-01', '2026-05-13x'])
    expect(read(`reference=LV-7K3QX9&pay=${pay}`).entryAt).toBeNull()
})
