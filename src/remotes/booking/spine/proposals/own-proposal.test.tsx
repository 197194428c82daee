// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { createApiClient } from '../../../../api/client.ts'
import { withDialogs } from '../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { quoteAt, stayOf } from '../../products/hotel/testing-booking.ts'

describe('proposal page for its own agent', () => {
  const site = testSite('meridian')
  withDialogs()
  const clients = ['Book this stay', 'Decline', /^Ask .+ to book it$/] as const

  /** Proposes a rate as the signed-in agent and returns the proposal's id. */
  async function proposed(): Promise<string> {
    const client = createApiClient({ baseUrl: site().origin })
    const quote = await quoteAt(site().origin)
    const request = { stay: stayOf(quote).stay, rooms: [{ adults: 2, childAges: [] }], currency: 'USD' }
    const { data: found } = await client.POST('/api/hotels/details', {
      body: { hotelId: stayOf(quote).hotel.id, ...request },
    })
    const rateKey = found?.data.rooms?.flatMap(({ rates }) => rates).at(0)?.rateKey ?? ''
    const terms = { currency: 'USD', validUntil: '2026-03-20', keepsPrice: true, note: '' } as const
    const body = { product: 'hotel', rateKey, ...terms } as const
    const { data } = await client.POST('/api/proposals', { body })
    return data?.data.id ?? ''
  }
  const show = (id: string) => site().show(`/booknow/hotels/deal/${id}?lng=en`)
  const price = async () => within(await screen.findByRole('region', { name: 'Price and answer' }))

  it("shows the link, the booking and withdrawal, but not the client's answers", async () => {
    await site().signIn('agent')
    const id = await proposed()
    await show(id)
    expect(await screen.findByText('Your client sees this page too')).toBeVisible()
    for (const name of clients) expect(screen.queryByRole('link', { name })).toBeNull()
    const card = await price()
    expect(card.getByLabelText('Proposal link')).toHaveValue(
      new URL(`/booknow/hotels/deal/${id}`, location.href).href,
    )
    const book = card.getByRole('link', { name: 'Book it for your client' }).getAttribute('href')
    expect(book).toContain(`&proposalId=${id}`)
    expect(card.getByRole('link', { name: 'All proposals' })).toHaveAttribute('href', '/proposals')
    await userEvent.click(card.getByRole('button', { name: /^Withdraw/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
    expect(await screen.findByText('This proposal has been withdrawn')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull())
    expect(screen.queryByText(/^Ask /)).toBeNull()
  })

  it('shows that the client has accepted and that the agent can book', async () => {
    await site().signIn('agent')
    const id = await proposed()
    const client = createApiClient({ baseUrl: site().origin })
    const path = { params: { path: { id } } }
    const { data: seen } = await client.GET('/api/proposals/{id}', path)
    const shownTotal = seen?.data.proposedTotal
    if (!shownTotal) throw new Error('The proposal request failed.')
    await client.POST('/api/proposals/{id}/answer', { ...path, body: { answer: 'accept', shownTotal } })
    await show(id)
    expect(await screen.findByText('Your client has accepted this proposal')).toBeVisible()
    expect(screen.queryByText('You have accepted this proposal')).toBeNull()
  })

  it('offers the client no buttons if the rate is sold out', async () => {
    await site().signIn('agent')
    const id = await proposed()
    const client = createApiClient({ baseUrl: site().origin })
    const { data } = await client.GET('/api/proposals/{id}', { params: { path: { id } } })
    const { price: _, rateKey: __, ...rest } = data?.data ?? {}
    site().network.use(
      http.get('*/api/proposals/:id', () =>
        HttpResponse.json({ data: { ...rest, availability: 'sold_out' } }),
      ),
    )
    await show(id)
    expect(await screen.findByText('This rate is sold out')).toBeVisible()
    expect(screen.queryByText('Your client sees this page too')).toBeNull()
  })

  it('names the agent who can book it, also for an owner of all agents', async () => {
    await site().signIn('agent')
    const id = await proposed()
    await show(id)
    const agent = (await screen.findByRole('heading', { level: 1 })).textContent ?? ''
    const hint = screen.getByText(/^Your client does not see the wholesale rate/).textContent ?? ''
    const [, name = '-'] = /let (.+) book, or/.exec(hint) ?? []
    expect(agent).toContain(name)
  })

  it("is the client's page for a traveller and for another agent", async () => {
    await site().signIn('agent')
    const id = await proposed()
    for (const other of ['traveller', 'restricted']) {
      await site().signIn(other)
      await show(id)
      expect(await screen.findByRole('link', { name: 'Decline' })).toBeVisible()
      expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull()
      screen.getByRole('main').remove()
    }
  })
})
