import { expect, it } from 'vitest'
import { ApiError } from '../../../../api/api-error.ts'
import type { ApiClient } from '../../../../api/client.ts'
import { QUOTE_LIFE, requestQuote } from './request-quote.ts'

const now = 10_000_000
const quote = (id: string, currency = 'USD', more: object = {}) => ({ id, total: { currency }, ...more })
const refusal = new ApiError({ status: 422, code: 'validation_failed', detail: '' })

/** A server that knows a quote by its id, and records its requests. */
function site(known: object | Error, change: (body: object) => object = () => quote('new')) {
  const requests: string[] = []
  const answer = async (value: object | Error) => {
    if (value instanceof Error) throw value
    return { data: { data: value } }
  }
  const record = (call: string, value: object | Error) => {
    requests.push(call)
    return answer(value)
  }
  const fresh = quote('new', 'USD', { credits: { amount: 5 } })
  const calls = {
    get: () => record('read', known),
    post: (_: string, { body }: { body: object }) => record(`new ${JSON.stringify(body)}`, fresh),
    patch: (_: string, { body }: { body: object }) => record(`change ${JSON.stringify(body)}`, change(body)),
  }
  const client = { GET: calls.get, POST: calls.post, PATCH: calls.patch }
  const ask = (stored: object, currency: 'USD' | 'EUR' = 'USD') =>
    requestQuote(client as unknown as ApiClient, {
      product: 'hotel',
      rateKey: 'rate-key',
      currency,
      proposalId: null,
      seen: { amount: 100, currency: 'USD' },
      stored,
      now: () => now,
    })
  return { ask, requests }
}

it("the tab's quote is read again while it is valid", async () => {
  const { ask, requests } = site(quote('old'))
  expect(await ask({ quoteId: 'old', quotedAt: now - 60_000 })).toMatchObject({
    quote: { id: 'old' },
    at: now - 60_000,
  })
  expect(requests).toEqual(['read'])
})

it.each([
  ['too old', { quoteId: 'old', quotedAt: now - QUOTE_LIFE }, quote('old')],
  ['in another currency', { quoteId: 'old', quotedAt: now }, quote('old', 'EUR')],
  [
    'another’s by now',
    { quoteId: 'old', quotedAt: now },
    new ApiError({ status: 404, code: 'not_found', detail: '' }),
  ],
])('one that is %s is replaced by a new one, which is sent the shown total', async (_, stored, known) => {
  const { ask, requests } = site(known)
  expect(await ask(stored)).toMatchObject({ quote: { id: 'new' }, at: now })
  expect(requests.at(-1)).toBe(
    'new {"items":[{"product":"hotel","rateKey":"rate-key"}],"currency":"USD","shownTotal":{"amount":100,"currency":"USD"}}',
  )
})

it('a total shown in another currency is not sent', async () => {
  const { ask, requests } = site(quote('old'))
  await ask({}, 'EUR')
  expect(requests).toEqual(['new {"items":[{"product":"hotel","rateKey":"rate-key"}],"currency":"EUR"}'])
})

it('a quote is not replaced if it cannot be read over a lost connection', async () => {
  const { ask, requests } = site(new ApiError({ status: 0, code: 'network', detail: '' }))
  await expect(ask({ quoteId: 'old', quotedAt: now })).rejects.toMatchObject({ code: 'network' })
  expect(requests).toEqual(['read'])
})

it('code and wallet carry over to the new quote; an expired code is reported and dropped', async () => {
  const good = site(quote('old'))
  expect(await good.ask({ promoCode: 'CITY25', useCredits: true })).toMatchObject({ hasLostPromo: false })
  expect(good.requests.at(-1)).toBe('change {"useCredits":true,"promoCode":"CITY25"}')
  const over = site(quote('old'), (body) => ('promoCode' in body ? refusal : quote('new')))
  expect(await over.ask({ promoCode: 'CITY25', useCredits: true })).toMatchObject({ hasLostPromo: true })
  expect(over.requests.at(-1)).toBe('change {"useCredits":true}')
})
