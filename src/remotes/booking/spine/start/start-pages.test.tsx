// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { testSite } from '../../../../shell/testing-site.tsx'

const pages = [
  { path: '/booknow/hotels', most: 4, result: /^\/booknow\/hotels\// },
  { path: '/booknow/activities', most: 8, result: /^\/booknow\/activities\// },
  { path: '/booknow/cars', most: 4, result: /^\/booknow\/cars\// },
]
const deals = async () =>
  within(await screen.findByRole('region', { name: /^Deals near / })).findAllByRole('article')

describe('start page of a search', () => {
  const site = testSite('meridian')

  it.each(pages)('$path shows deals near the agency, each with its price', async ({ path, most, result }) => {
    await site().show(path)
    const cards = await deals()
    expect(cards.length).toBeGreaterThan(0)
    expect(cards.length).toBeLessThanOrEqual(most)
    for (const card of cards) {
      expect(within(card).getByRole('link').getAttribute('href')).toMatch(result)
      expect(card).toHaveTextContent(/Price to Traveller\s*\$[\d,.]+/)
      expect(card).not.toHaveTextContent('% OFF')
    }
  })

  it.each([
    ['there are none', () => HttpResponse.json({ response: [] })],
    ['they cannot be loaded', () => new HttpResponse(null, { status: 503 })],
  ])('shows no deals if %s', async (_, answer) => {
    const gate = Promise.withResolvers<void>()
    const call = http.post('*/api/dealray/deals/hotel-search', async () => {
      await gate.promise
      return answer()
    })
    site().network.use(call)
    await site().show('/booknow/hotels', { retries: false })
    const loading = await screen.findByRole('region', { name: /^Deals near / })
    gate.resolve()
    await waitFor(() => expect(loading).not.toBeInTheDocument())
  })
})

describe('start page of a signed-in traveller', () => {
  const site = testSite('meridian')

  it('shows the discount of a deal', async () => {
    await site().signIn('traveller')
    await site().show('/booknow/hotels')
    const [card] = await deals()
    expect(card).toHaveTextContent(/\d+% OFF/)
  })
})

describe('start page of an agency that hides prices from visitors', () => {
  const site = testSite('schwarzmilan')

  it('shows deals without a price, which lead to the log-in', async () => {
    await site().show('/booknow/hotels?lng=en')
    for (const card of await deals()) {
      expect(card).toHaveTextContent('Reveal Price')
      expect(within(card).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/login\?/))
    }
  })
})
