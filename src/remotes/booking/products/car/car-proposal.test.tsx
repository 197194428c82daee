// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { createApiClient } from '../../../../api/client.ts'
import { withDialogs } from '../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { enterText } from '../../../../ui/testing-text-entry.ts'
import { fillGuests, goOn, paymentStep } from '../../spine/checkout/testing-checkout.ts'
import { bornOn, criteria, findCarAt } from './testing-car-pages.ts'

beforeEach(() => sessionStorage.clear())

describe("an agent's proposal of a car", () => {
  withDialogs()
  const site = testSite('meridian')

  /** Proposes a car with zero excess, and returns the path of its link as another browser opens it. */
  async function proposed(): Promise<string> {
    const { page } = await findCarAt(site().origin)
    await site().signIn('agent')
    await site().show(`${page}&cover=zero_excess`)
    await userEvent.click(await screen.findByRole('button', { name: /^Propose to a client/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/ or similar · .+ · Zero excess · \$[\d,]+\.\d\d$/)).toBeVisible()
    await enterText(await dialog.findByLabelText('Client’s name (optional)'), 'Tor Vik')
    await userEvent.click(dialog.getByRole('button', { name: 'Create proposal' }))
    const link = (await dialog.findByLabelText('Proposal link')) as HTMLInputElement
    screen.getByRole('main').remove()
    site().useAnotherBrowser()
    return new URL(link.value).pathname
  }

  it('shows the client the car with desk, cover and price, and is booked at that price', async () => {
    const path = await proposed()
    expect(path).toMatch(/^\/booknow\/cars\/deal\/[0-9a-f-]{36}$/)
    await site().show(path)
    expect(await screen.findByText('For Tor Vik')).toBeVisible()
    expect(screen.getAllByText('Zero excess')[0]).toBeVisible()
    expect(screen.getAllByText('No excess')[0]).toBeVisible()
    expect(screen.getAllByText('Fri, May 8')[0]).toBeVisible()
    expect(screen.getAllByText(/^10:00\sAM$/u)[0]).toBeVisible()
    expect(screen.getByText(/^Price kept until/)).toBeVisible()
    expect(screen.queryByText('Wholesale Rate')).toBeNull()
    const id = path.split('/').at(-1)
    expect(screen.getByRole('link', { name: 'Decline' })).toHaveAttribute(
      'href',
      `/disapproveProposal?proposalId=${id}`,
    )
    const book = screen.getByRole('link', { name: 'Book this car' }).getAttribute('href') ?? ''
    expect(book).toMatch(/^\/booknow\/cars\/checkout\?rateKey=[\w-]+&shown=USD\.\d+&carId=/)
    expect(book).toContain(`&proposalId=${id}`)
    screen.getByRole('main').remove()
    await site().show(book)
    await fillGuests()
    bornOn('9', '1', '1991')
    goOn()
    expect(await paymentStep()).toBeVisible()
  })

  it('leads to other cars for the times if it is sold out', async () => {
    const path = await proposed()
    await site().show(path)
    const book = (await screen.findByRole('link', { name: 'Book this car' })).getAttribute('href') ?? ''
    screen.getByRole('main').remove()
    const problem = { code: 'sold_out', status: 409, title: 'Sold out' }
    site().network.use(http.post('*/api/quotes', () => HttpResponse.json(problem, { status: 409 })))
    await site().show(book)
    const others = within(await screen.findByRole('region', { name: 'Other cars for these times' }))
    expect(others.getAllByRole('article')).toHaveLength(3)
    expect(screen.getByRole('link', { name: 'See the proposal' })).toHaveAttribute('href', path)
  })
})

describe('a deal of a car', () => {
  const site = testSite('meridian')

  it('leads to its car at its price', async () => {
    const { data } = await createApiClient({ baseUrl: site().origin }).POST('/api/dealray/deals/car-search', {
      body: {
        pickupLatitude: criteria.pickUp.latitude,
        pickupLongitude: criteria.pickUp.longitude,
        pickUpDateTime: `${criteria.pickUpAt}:00`,
        returnDateTime: `${criteria.dropOffAt}:00`,
        currency: 'USD',
        isHome: true,
      },
    })
    const [deal] = data?.response ?? []
    if (!deal?.rates) throw new Error('Lisbon has no deal of a car.')
    await site().show(deal.link)
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(`^${deal.veh}`) })).toBeVisible()
    const total = deal.rates.totalRate.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
    const rental = within(screen.getByRole('region', { name: 'Your rental' }))
    expect(rental.getAllByText(total)[0]).toBeVisible()
  })
})
