// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { testSite } from './testing-site.tsx'

const deals = () => screen.getByRole('region', { name: 'Exclusive Deals' })
const tab = (name: string) => within(deals()).getByRole('tab', { name })
const panel = () => within(deals()).getByRole('tabpanel')
const cards = () => within(panel()).findAllByRole('article')
const dealsCall = (service: string) => `*/api/dealray/deals/${service}-search`

describe("agency's home page for an anonymous visitor", () => {
  const site = testSite('aurora')

  // §2.1.1, §2.5.3
  it("has a tab for each active service, in the product's order", async () => {
    await site().show('/')
    const tabs = within(deals()).getAllByRole('tab')
    expect(tabs.map((one) => one.textContent)).toEqual([
      'Hotels',
      'Air Travel',
      'Resorts',
      'Cars',
      'Activities',
      'Cruise',
    ])
    expect(tab('Hotels')).toHaveAttribute('aria-selected', 'true')
  })

  // §2.5.19, §5.2
  it('shows Price to Traveller and the saving after log-in, without internal prices', async () => {
    await site().show('/')
    expect(await cards()).toHaveLength(8)
    expect(within(panel()).getAllByText('Price to Traveller')).toHaveLength(8)
    expect(within(panel()).getAllByRole('link', { name: 'Log In to save up to' }).length).toBeGreaterThan(0)
    for (const hidden of [/Retail Price/, /% OFF/, /Wholesale Rate/, /Agency Markup/]) {
      expect(within(panel()).queryByText(hidden)).toBeNull()
    }
  })

  // §2.5.21, §2.5.22
  it.each([
    ['desktop', '_blank'],
    ['tablet', null],
    ['phone', null],
  ] as const)("opens 'View Deal' as a deal's link, on a %s with target %s", async (device, target) => {
    await site().show('/', { device })
    await cards()
    const [link] = within(panel()).getAllByRole('link', { name: /^View Deal/ })
    expect(link?.getAttribute('href')).toMatch(/^\/booknow\/hotels\/deal\?.*isFromDeal=true/)
    expect(link?.getAttribute('target')).toBe(target)
  })

  it('shows stars rounded down out of 5, and miles with 2 decimals', async () => {
    await site().show('/')
    const [card] = await cards()
    expect(within(card as HTMLElement).getByRole('img', { name: /^[0-5] out of 5 stars$/ })).toBeVisible()
    expect(card).toHaveTextContent(/\d\.\d\d miles from /)
  })

  // §2.5.7, §2.5.8
  it.each(['Air Travel', 'Cruise'])('shows a banner with Book Now and no deals for %s', async (service) => {
    await site().show('/')
    await userEvent.click(tab(service))
    const link = within(panel()).getByRole('link', { name: 'Book Now' })
    expect(link.getAttribute('href')).toBe(service === 'Cruise' ? '/booknow/cruise' : '/booknow/flights')
    expect(within(panel()).queryAllByRole('article')).toHaveLength(0)
    expect(within(panel()).queryAllByRole('button')).toHaveLength(0)
  })

  // §2.5.17
  it('keeps the tab in the address and starts with it, or with the first tab', async () => {
    await site().show('/')
    await userEvent.click(tab('Cars'))
    expect(location.search).toBe('?tab=Car%20Rentals'.replace('%20', '+'))
    const [car] = await cards()
    expect(car).toHaveTextContent(/Pick-up/)
    expect(car).toHaveTextContent(/Drop-off/)
  })

  // §2.4.1, §4.5
  it.each([
    ['/?tab=Activities', 'Activities'],
    ['/?tab=Submarines', 'Hotels'],
  ])('starts %s with %s', async (path, selected) => {
    await site().show(path)
    expect(tab(selected)).toHaveAttribute('aria-selected', 'true')
  })

  // §2.5.9, §4.2
  it('shows 4 skeletons while deals load', async () => {
    site().network.use(http.post(dealsCall('activity'), () => delay('infinite')))
    await site().show('/?tab=Activities')
    expect(within(panel()).getByRole('status')).toHaveTextContent('Loading deals')
    expect(panel().querySelectorAll('[data-skeleton]')).toHaveLength(4)
  })

  // §2.5.10
  it.each([
    ['Hotels', 'hotel', 'Search for hotels', '/booknow/hotels'],
    ['Cars', 'car', 'Search for car rentals', '/booknow/cars'],
    ['Activities', 'activity', 'Search for activities', '/booknow/activities'],
  ])('suggests where to search if there are no deals for %s', async (service, call, title, href) => {
    site().network.use(http.post(dealsCall(call), () => HttpResponse.json({ response: [] })))
    await site().show('/')
    await userEvent.click(tab(service))
    expect(await within(panel()).findByRole('heading', { name: title })).toBeVisible()
    expect(within(panel()).getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', href)
  })

  // §4.2, §4.7, §8.2
  it('shows Something went wrong if deals fail to load, and retries', async () => {
    site().network.use(http.post(dealsCall('hotel'), () => HttpResponse.error(), { once: true }))
    await site().show('/')
    expect(await within(panel()).findByRole('alert')).toHaveTextContent('Something went wrong')
    expect(within(panel()).getByRole('heading', { name: 'Search for hotels' })).toBeVisible()
    await userEvent.click(within(panel()).getByRole('button', { name: 'Try again' }))
    expect(await cards()).toHaveLength(8)
  })

  // §4.7, §8.2
  it("shows the server's own message if there is one", async () => {
    const answer = () => HttpResponse.json({ error: 'The supplier sleeps' }, { status: 502 })
    site().network.use(http.post(dealsCall('hotel'), answer))
    await site().show('/')
    expect(await within(panel()).findByRole('alert')).toHaveTextContent('The supplier sleeps')
  })
})

describe('home page for signed-in users', () => {
  const site = testSite('aurora')

  // §2.5.13, §2.5.18, §6.2
  it('shows a traveller the retail price, the saving and the discount', async () => {
    await site().signIn('traveller')
    await site().show('/')
    await cards()
    expect(within(panel()).getAllByText('Retail Price')).toHaveLength(8)
    expect(within(panel()).getAllByText('Saved').length).toBeGreaterThan(0)
    expect(within(panel()).getAllByText(/^\d+% OFF$/).length).toBeGreaterThan(0)
    expect(within(panel()).queryByText('Log In to save up to')).toBeNull()
    expect(within(panel()).queryByText('Wholesale Rate')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull()
  })

  // §2.1.13
  it('redirects a travel agent to /booknow/hotels', async () => {
    await site().signIn('agent')
    await site().show('/')
    await waitFor(() => expect(location.pathname).toBe('/booknow/hotels'))
    expect(await screen.findByRole('combobox', { name: 'Destination' })).toBeVisible()
  })
})

describe('home page of an agency that hides prices from visitors', () => {
  const site = testSite('schwarzmilan')

  it('hides every price; Reveal Price leads to log-in and back to the tab', async () => {
    await site().show('/?lng=en&tab=Hotels')
    await cards()
    const links = within(panel()).getAllByRole('link', { name: /^Reveal Price/ })
    expect(links).toHaveLength(8)
    expect(links[0]).toHaveAttribute('href', `/login?redirect=${encodeURIComponent('/?tab=Hotels')}`)
    expect(within(panel()).queryByText('Price to Traveller')).toBeNull()
    expect(within(panel()).queryByRole('link', { name: /^View Deal/ })).toBeNull()
  })
})

describe('home page of an agency with hotels only', () => {
  const site = testSite('rum-ro')

  // §2.5.2
  it('has no tab for services that the agency does not sell', async () => {
    await site().show('/?lng=en&tab=Cruise')
    // This agency has its own wording for the section.
    const own = within(screen.getByRole('region', { name: 'Rooms we would book ourselves' }))
    expect(own.getAllByRole('tab').map((one) => one.textContent)).toEqual(['Hotels'])
    expect(await within(own.getByRole('tabpanel')).findAllByRole('article')).toHaveLength(8)
  })
})
