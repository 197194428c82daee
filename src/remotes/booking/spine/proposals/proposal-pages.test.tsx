// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { createApiClient } from '../../../../api/client.ts'
import { withDialogs } from '../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { enterText } from '../../../../ui/testing-text-entry.ts'
import { stayOf } from '../../products/hotel/testing-booking.ts'

const hotelId = 'h2267057-463421959025'
const stay = 'start=2026-05-08&end=2026-05-11&rooms=1&adults=2'
const hotel = `/booknow/hotels/search-details?hotelId=${hotelId}&${stay}&lng=en`
const propose = /^Propose to a client/

type Site = ReturnType<ReturnType<typeof testSite>>

/** Proposes a hotel's first rate as an agent, and returns the path of its link. */
async function proposed(site: Site, note = 'Quiet at night'): Promise<string> {
  await site.signIn('agent')
  await site.show(hotel)
  const [button] = await screen.findAllByRole('button', { name: propose })
  await userEvent.click(button as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await enterText(await dialog.findByLabelText('Client’s name (optional)'), 'Tor Vik')
  await enterText(dialog.getByLabelText(/^Note to the client/), note)
  await userEvent.click(dialog.getByRole('button', { name: 'Create proposal' }))
  const link = (await dialog.findByLabelText('Proposal link')) as HTMLInputElement
  screen.getByRole('main').remove()
  return new URL(link.value).pathname
}

describe("agent's proposal", () => {
  const site = testSite('meridian')
  withDialogs()

  it('opens by its link and shows hotel, note, price and actions', async () => {
    const path = await proposed(site())
    expect(path).toMatch(/^\/booknow\/hotels\/deal\/[0-9a-f-]{36}$/)
    site().useAnotherBrowser()
    await site().show(`${path}?lng=en`)
    expect(await screen.findByText('Quiet at night')).toBeVisible()
    expect(screen.getByText('For Tor Vik')).toBeVisible()
    expect(screen.getByText('Price to Traveller')).toBeVisible()
    expect(screen.queryByText('Wholesale Rate')).toBeNull()
    expect(screen.getByText(/^Price kept until/)).toBeVisible()
    const id = path.split('/').at(-1)
    const book = screen.getByRole('link', { name: 'Book this stay' }).getAttribute('href') ?? ''
    expect(book).toMatch(/^\/booknow\/hotels\/checkout\?rateKey=[\w-]+&shown=USD\.\d+&hotelId=/)
    expect(book).toContain(`&proposalId=${id}`)
    expect(screen.getByRole('link', { name: 'Decline' })).toHaveAttribute(
      'href',
      `/disapproveProposal?proposalId=${id}`,
    )
  })

  it('ends on a typed or chosen day, and keeps the input if the day is invalid', async () => {
    await site().signIn('agent')
    await site().show(hotel)
    const [button] = await screen.findAllByRole('button', { name: propose })
    await userEvent.click(button as HTMLElement)
    const dialog = within(await screen.findByRole('dialog'))
    await enterText(await dialog.findByLabelText('Client’s name (optional)'), 'Tor Vik')
    const last = dialog.getByRole('textbox', { name: 'Valid until' })
    expect(last).toHaveValue('Mar 17, 2026')
    const create = dialog.getByRole('button', { name: 'Create proposal' })
    for (const [typed, message] of [
      ['5/9/2026', 'Choose May 8, 2026 or an earlier date'],
      ['3/9/2026', 'Choose Mar 10, 2026 or a later date'],
      ['4/31/2026', 'This date does not exist'],
    ] as const) {
      await userEvent.clear(last)
      await userEvent.type(last, typed)
      await userEvent.click(create)
      expect(last).toHaveAccessibleDescription(message)
      expect(last).toHaveFocus()
    }
    await userEvent.clear(last)
    await userEvent.click(create)
    expect(last).toHaveAccessibleDescription('Enter a date')
    await userEvent.type(last, '4 April 2026')
    expect(dialog.getByLabelText('Client’s name (optional)')).toHaveValue('Tor Vik')
    await userEvent.click(create)
    await dialog.findByLabelText('Proposal link')
    await site().show('/proposals?lng=en')
    expect(await screen.findByText(/^Price kept until .*Apr.* 4/)).toBeVisible()
  })

  it('can be declined on a separate page, then has no price; its agent sees it', async () => {
    const path = await proposed(site(), 'For your anniversary')
    const id = path.split('/').at(-1)
    site().useAnotherBrowser()
    await site().show(`/disapproveProposal?proposalId=${id}&lng=en`)
    expect(await screen.findByRole('heading', { name: 'Decline this proposal?' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
    expect(await screen.findByRole('heading', { name: 'You have declined this proposal' })).toBeVisible()
    await site().show(`${path}?lng=en`)
    expect(await screen.findByText('This proposal has been declined')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Book this stay' })).toBeNull()
    await site().show(`/allowAgentProposal?proposalId=${id}&lng=en`)
    expect(
      await screen.findByRole('heading', { name: 'This proposal can no longer be answered' }),
    ).toBeVisible()
    await site().signIn('agent')
    await site().show('/proposals?lng=en')
    expect(await screen.findByText('Declined')).toBeVisible()
  })

  it('can be withdrawn from the list; the client and an open checkout are notified', async () => {
    const path = await proposed(site(), 'With a view of the river')
    await site().show(`${path}?lng=en`)
    const book = (await screen.findByRole('link', { name: 'Book it for your client' })).getAttribute('href')
    screen.getByRole('main').remove()
    await site().show('/proposals?lng=en')
    const [button] = await screen.findAllByRole('button', { name: /^Withdraw/ })
    await userEvent.click(button as HTMLElement)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
    const row = within((await screen.findByText('Withdrawn')).closest('li') as HTMLElement)
    expect(row.queryByText(/^Price kept until/)).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    screen.getByRole('main').remove()
    site().useAnotherBrowser()
    await site().show(`${path}?lng=en`)
    expect(await screen.findByText('This proposal has been withdrawn')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Book this stay' })).toBeNull()
    screen.getByRole('main').remove()
    await site().show(`${book}&lng=de`)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Dieser Vorschlag lässt sich nicht mehr buchen' }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Vorschlag ansehen' }).getAttribute('href')).toBe(path)
  })

  it('that has ended shows its terms as shares of the price as proposed', async () => {
    const path = await proposed(site())
    const id = path.split('/').at(-1) ?? ''
    const { data } = await createApiClient({ baseUrl: site().origin }).GET('/api/proposals/{id}', {
      params: { path: { id } },
    })
    if (!data) throw new Error('The proposal request failed.')
    const { price, ...proposal } = data.data
    const { proposedTotal } = proposal
    const hotel = stayOf(proposal)
    const ending = (penalty: number) => {
      const policy = { ...hotel.rate.policy, steps: [{ from: '2026-01-01T00:00:00', penalty }] }
      const subject = { product: 'hotel', hotel: { ...hotel, rate: { ...hotel.rate, policy } } }
      return { ...proposal, state: 'withdrawn', subject }
    }
    let penalty = 1234
    site().network.use(http.get('*/api/proposals/:id', () => HttpResponse.json({ data: ending(penalty) })))
    await site().show(`${path}?lng=en`)
    expect(price?.total).toBe(proposedTotal.amount)
    expect(await screen.findByText('Cancelling costs $12.34')).toBeVisible()
    screen.getByRole('main').remove()
    penalty = proposedTotal.amount
    await site().show(`${path}?lng=en`)
    expect(await screen.findByText('Cancelling costs the full price')).toBeVisible()
  })

  it('can be accepted with one click, then waits for the agent', async () => {
    const path = await proposed(site())
    const id = path.split('/').at(-1)
    site().useAnotherBrowser()
    await site().show(`/allowAgentProposal?proposalId=${id}&lng=en`)
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, please book it' }))
    expect(await screen.findByRole('heading', { name: 'You have accepted this proposal' })).toBeVisible()
    await site().show(`${path}?lng=en`)
    expect(await screen.findByText('You have accepted this proposal')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Book this stay' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Ask .+ to book it$/ })).toBeNull()
  })

  it('is booked at its own price: the checkout requests the proposal and links back to it', async () => {
    const path = await proposed(site())
    site().useAnotherBrowser()
    await site().show(`${path}?lng=en`)
    const book = (await screen.findByRole('link', { name: 'Book this stay' })).getAttribute('href')
    screen.getByRole('main').remove()
    const requests: unknown[] = []
    site().network.use(
      http.post('*/api/quotes', async ({ request }) => {
        requests.push(await request.clone().json())
        return undefined
      }),
    )
    await site().show(`${book}&lng=en`)
    expect(await screen.findByLabelText(/^First name/)).toBeVisible()
    expect(requests).toContainEqual(expect.objectContaining({ proposalId: path.split('/').at(-1) }))
  })

  it.each(['sold_out', 'supplier_timeout', 'validation_failed', 'proposal_over'])(
    'is linked by name from its checkout if it cannot be booked: %s',
    async (code) => {
      const id = '6f1c1f0e-0000-4000-8000-000000000000'
      site().network.use(
        http.post('*/api/quotes', () =>
          HttpResponse.json({ code, status: 409, title: code }, { status: 409 }),
        ),
      )
      await site().show(`/booknow/hotels/checkout?rateKey=a-rate-of-it&proposalId=${id}&lng=en`)
      const link = await screen.findByRole('link', { name: 'See the proposal' })
      expect(link).toHaveAttribute('href', `/booknow/hotels/deal/${id}`)
      expect(screen.queryByRole('link', { name: /^(Back to the hotel|See other rooms)$/ })).toBeNull()
    },
  )

  it("that is sold out shows links to the hotel's other rooms", async () => {
    const id = '6f1c1f0e-0000-4000-8000-000000000000'
    site().network.use(
      http.post('*/api/quotes', () =>
        HttpResponse.json({ code: 'sold_out', status: 409, title: 'sold_out' }, { status: 409 }),
      ),
    )
    await site().show(
      `/booknow/hotels/checkout?rateKey=a-rate-of-it&proposalId=${id}&hotelId=${hotelId}&lng=en`,
    )
    expect(await screen.findByText(/The hotel may have other rooms/)).toBeVisible()
    const rooms = screen.getByRole('link', { name: 'See other rooms' })
    expect(rooms.getAttribute('href')).toContain(`hotelId=${hotelId}`)
    expect(screen.getByRole('link', { name: 'See the proposal' })).toBeVisible()
  })

  it.each(['7', '6f1c1f0e-0000-4000-8000-000000000000', '%3Cscript%3E'])(
    'is shown as not found for %s',
    async (id) => {
      await site().show(`/booknow/hotels/deal/${id}?lng=en`)
      expect(await screen.findByRole('heading', { name: 'This proposal cannot be found' })).toBeVisible()
    },
  )

  it('can be made by agents only', async () => {
    await site().signIn('traveller')
    await site().show(hotel)
    expect((await screen.findAllByRole('link', { name: /^Reserve/ })).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: propose })).toBeNull()
  })
})

describe('proposal of an agency that hides prices from visitors', () => {
  const site = testSite('schwarzmilan')
  withDialogs()

  it('shows its client the price and hides the wholesale price', async () => {
    const path = await proposed(site())
    site().useAnotherBrowser()
    await site().show(`${path}?lng=en`)
    expect(await screen.findByText('Price to Traveller')).toBeVisible()
    expect(screen.queryByText('Wholesale Rate')).toBeNull()
    expect(screen.queryByText('Retail Price')).toBeNull()
  })
})
