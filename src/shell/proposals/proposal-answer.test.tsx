// @vitest-environment jsdom

import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { createApiClient } from '../../api/client.ts'
import { ofProduct } from '../../contract/of-product.ts'
import type { Proposal } from '../../contract/types.ts'
import { testSite } from '../testing-site.tsx'

const proposalBody = {
  stay: { start: '2026-05-08', end: '2026-05-11' },
  rooms: [
    { adults: 2, childAges: [7] },
    { adults: 1, childAges: [] },
  ],
  currency: 'SEK',
}
const hotelId = 'h2267057-463421959025'
const crowns = (amount: number) =>
  `SEK ${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`

describe("page for a client's answer", () => {
  const site = testSite('meridian')

  /** Proposes a rate as an agent; the browser then belongs to the client. */
  async function proposed(keepsPrice = true): Promise<Proposal> {
    const api = createApiClient({ baseUrl: site().origin })
    await site().signIn('agent')
    const { data: found } = await api.POST('/api/hotels/details', { body: { hotelId, ...proposalBody } })
    const rates = found?.data.rooms?.flatMap((room) => room.rates) ?? []
    const rate = rates.find(({ payment, isRefundable }) => payment === 'now' && isRefundable)
    const { data } = await api.POST('/api/proposals', {
      body: {
        product: 'hotel',
        rateKey: rate?.rateKey ?? '',
        currency: 'SEK',
        validUntil: '2026-03-20',
        keepsPrice,
        client: { name: 'Tor Vik', email: '' },
      },
    })
    if (!data) throw new Error('The proposal request failed.')
    expect(data.data.price?.net).toBeGreaterThan(0)
    site().useAnotherBrowser()
    return data.data
  }

  const answersWith = (proposal: Proposal, change: Partial<Proposal>) =>
    site().network.use(
      http.get('*/api/proposals/:id', () => HttpResponse.json({ data: { ...proposal, ...change } })),
    )

  const paidThere = (subject: Proposal['subject']): Proposal['subject'] => {
    const { product, hotel } = ofProduct(subject, 'hotel')
    return { product, hotel: { ...hotel, rate: { ...hotel.rate, payment: 'at_property' } } }
  }

  const accept = (id: string) => site().show(`/allowAgentProposal?proposalId=${id}&lng=en`)

  it('shows hotel, rooms, guests, dates, price, terms, sender and deadline before the answer', async () => {
    const { id, subject, from, proposedTotal } = await proposed()
    const { hotel } = ofProduct(subject, 'hotel')
    await accept(id)
    const card = within(await screen.findByRole('article'))
    expect(card.getByRole('heading', { name: hotel.hotel.name })).toBeVisible()
    expect(card.getByText(/^2 × /)).toBeVisible()
    expect(card.getByText('Room 1: 2 adults · 1 child, aged 7')).toBeVisible()
    expect(card.getByText('Room 2: 1 adult')).toBeVisible()
    expect(card.getByText('May 8')).toBeVisible()
    expect(card.getByText('May 11')).toBeVisible()
    expect(card.getByText('3 nights')).toBeVisible()
    expect(card.getByText(`A stay proposed by ${from}`)).toBeVisible()
    expect(card.getByText('For Tor Vik')).toBeVisible()
    expect(card.getByText('Price kept until Mar 20')).toBeVisible()
    const total = crowns(proposedTotal.amount)
    for (const term of ['Total', 'To pay now'])
      expect(card.getByText(term).parentElement?.textContent?.replaceAll('\u00a0', ' ')).toContain(total)
    expect(card.getByText('Not included in the total: pay at the property')).toBeVisible()
    const conditions = within(card.getByRole('region', { name: 'Cancellation policy' }))
    expect(conditions.getByText('Free cancellation')).toBeVisible()
    expect(conditions.getByText(/^Until Apr \d+, 11:59\sPM$/)).toBeVisible()
    expect(conditions.getByText(/^Local time of Lisbon/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Yes, please book it' })).toBeVisible()
    expect(screen.queryByRole('banner')).toBeNull()
    expect(screen.queryByRole('contentinfo')).toBeNull()
  })

  it('shows what is paid at the property', async () => {
    const made = await proposed()
    const { id, subject, proposedTotal } = made
    answersWith(made, { subject: paidThere(subject) })
    await accept(id)
    const line = (await screen.findByText('To pay at the property')).parentElement
    expect(line?.textContent?.replaceAll('\u00a0', ' ')).toContain(crowns(proposedTotal.amount))
    expect(screen.queryByText('To pay now')).toBeNull()
  })

  it('keeps the accepted proposal visible after the answer', async () => {
    const { id, subject } = await proposed()
    const { hotel } = ofProduct(subject, 'hotel')
    await accept(id)
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, please book it' }))
    expect(await screen.findByRole('heading', { name: 'You have accepted this proposal' })).toBeVisible()
    expect(screen.getByRole('heading', { name: hotel.hotel.name })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Cancellation policy' })).toBeVisible()
    expect(screen.getByText('Total')).toBeVisible()
    expect(screen.queryByText('To pay now')).toBeNull()
  })

  it('shows no current price after the answer, but what is paid at the property', async () => {
    const made = await proposed(false)
    const { subject, price, proposedTotal } = made
    if (!price) throw new Error('Expected a proposal with a price.')
    answersWith(made, {
      state: 'accepted',
      acceptedTotal: proposedTotal,
      availability: 'price_changed',
      price: { ...price, total: price.total + 12_300 },
      subject: paidThere(subject),
    })
    await accept(made.id)
    expect(await screen.findByRole('heading', { name: 'You have accepted this proposal' })).toBeVisible()
    expect(screen.getByText('Total').parentElement?.textContent?.replaceAll('\u00a0', ' ')).toContain(
      crowns(proposedTotal.amount),
    )
    expect(screen.getByText('To pay at the property')).toBeVisible()
    expect(screen.queryByText('The price has changed')).toBeNull()
    expect(screen.queryByText(/at the current price/)).toBeNull()
  })

  it('summarises a declined proposal', async () => {
    const { id, subject, proposedTotal } = await proposed()
    const { hotel } = ofProduct(subject, 'hotel')
    await site().show(`/disapproveProposal?proposalId=${id}&lng=en`)
    const card = within(await screen.findByRole('article'))
    expect(card.getByRole('heading', { name: hotel.hotel.name })).toBeVisible()
    expect(card.getByText('May 8')).toBeVisible()
    expect(card.getByText('Total').parentElement?.textContent?.replaceAll('\u00a0', ' ')).toContain(
      crowns(proposedTotal.amount),
    )
    expect(card.queryByRole('region', { name: 'Cancellation policy' })).toBeNull()
    expect(card.queryByText('To pay now')).toBeNull()
    expect(card.queryByText('Not included in the total: pay at the property')).toBeNull()
  })

  it('shows the old and the new price after a change', async () => {
    const made = await proposed()
    const { price } = made
    if (!price) throw new Error('Expected a proposal with a price.')
    answersWith(made, { availability: 'price_changed', price: { ...price, total: price.total + 12_300 } })
    await accept(made.id)
    const alert = (await screen.findByText('The price has changed')).parentElement
    const text = alert?.textContent?.replaceAll('\u00a0', ' ')
    expect(text).toContain(crowns(price.total))
    expect(text).toContain(crowns(price.total + 12_300))
  })

  it('shows both prices and asks again if the price changes before the click', async () => {
    const { id, proposedTotal } = await proposed(false)
    await accept(id)
    const press = async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Yes, please book it' }))
    await screen.findByRole('article')
    const data = await raiseMarkup(id, 45)
    expect(data.price?.total).toBeGreaterThan(proposedTotal.amount)
    const current = crowns(data.price?.total ?? 0)
    await press()
    const message = await screen.findByText(/The price has changed from/)
    const text = message.textContent?.replaceAll('\u00a0', ' ')
    expect(text).toContain(`from ${crowns(proposedTotal.amount)} to ${current}`)
    expect(message.closest('[role="alert"]')).not.toBeNull()
    expect(screen.queryByText(/could not be sent/)).toBeNull()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(screen.queryByText('The price has changed')).toBeNull()
    const total = () => screen.getByText('Total').parentElement?.textContent?.replaceAll('\u00a0', ' ')
    expect(total()).toContain(current)
    expect((await proposalOf(id)).state).toBe('open')
    await press()
    expect(await screen.findByRole('heading', { name: 'You have accepted this proposal' })).toBeVisible()
    expect(total()).toContain(current)
    expect((await proposalOf(id)).acceptedTotal).toEqual({ amount: data.price?.total, currency: 'SEK' })
  })

  const proposalOf = async (id: string) => {
    const client = createApiClient({ baseUrl: site().origin })
    const { data } = await client.GET('/api/proposals/{id}', { params: { path: { id } } })
    if (!data) throw new Error('The proposal failed to load.')
    return data.data
  }

  /** Raises the markup as the owner in another browser; returns the proposal as the client then reads it. */
  async function raiseMarkup(id: string, value: number): Promise<Proposal> {
    const headers = {
      'content-type': 'application/json',
      'x-requested-with': 'livery',
      origin: site().origin,
    }
    const address = `${site().origin}/api/agency/markups`
    await site().signIn('owner')
    const before = await fetch(address)
    const body = JSON.stringify({ rules: [{ kind: 'percent', value }] })
    const ifMatch = before.headers.get('etag') ?? ''
    const changed = await fetch(address, {
      method: 'PUT',
      body,
      headers: { ...headers, 'if-match': ifMatch },
    })
    expect(changed.status).toBe(200)
    site().useAnotherBrowser()
    return proposalOf(id)
  }

  it('accepts no approval of a sold-out rate', async () => {
    const { price: _, rateKey: __, ...made } = await proposed()
    answersWith(made, { availability: 'sold_out' })
    await accept(made.id)
    expect(await screen.findByRole('heading', { name: 'This rate is sold out' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Yes, please book it' })).toBeNull()
  })

  it('hides wholesale rate and markup from the client', async () => {
    const { id, price, proposedTotal } = await proposed()
    const { net = 0, markup = 0 } = price ?? {}
    for (const path of [`/api/proposals/${id}`, `/api/proposals/${id}/answer`]) {
      const isAnswer = path.endsWith('answer')
      const response = await fetch(`${site().origin}${path}`, {
        method: isAnswer ? 'POST' : 'GET',
        ...(isAnswer && { body: JSON.stringify({ answer: 'accept', shownTotal: proposedTotal }) }),
        headers: { 'content-type': 'application/json', 'x-requested-with': 'livery', origin: site().origin },
      })
      const text = await response.text()
      expect(response.status).toBe(200)
      expect(text).not.toMatch(/"(net|base|markup|rule|trace|supplierPrice|retail)"/)
      for (const secret of [net, markup]) expect(text).not.toMatch(new RegExp(`\\b${secret}\\b`))
    }
  })
})
