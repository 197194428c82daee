// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { proofCases } from '../../scripts/proof-cases.ts'
import { testSite } from './testing-site.tsx'

const deals = () => screen.getByRole('region', { name: 'Exclusive Deals' })
const tab = (name: string) => within(deals()).getByRole('tab', { name })
const panel = () => within(deals()).getByRole('tabpanel')
const cards = () => within(panel()).findAllByRole('article')
const skeletons = () => panel().querySelectorAll('[data-skeleton]')
const dealsCall = (service: string) => `*/api/dealray/deals/${service}-search`

const activity = { imageUrl: '/a.svg', title: 'Kayak', duration: 90, isFreeCancellation: true, rating: 4 }
const hotel = (name: string, distance: number) => ({
  rating: 4,
  link: `/booknow/hotels/search?hotelId=${name}`,
  hotel: { hotelDetails: { heroImage: '/a.svg', name, distance, distanceFrom: 'Chiado' } },
})

describe('deals on the home page', () => {
  const site = testSite('aurora')

  /** Answers a service's calls and records them. */
  function answer(service: string, response: () => Response | Promise<Response>): Request[] {
    const calls: Request[] = []
    const handler = http.post(dealsCall(service), async ({ request }) => {
      // A cloned request follows the original's signal only while the original is not garbage-collected.
      calls.push(Object.assign(request.clone(), { original: request }))
      return response()
    })
    site().network.use(handler)
    return calls
  }

  // §4.3, §4.4, §8.7
  it('abort the previous request when the tab changes, and ignore its late answer', async () => {
    const lateAnswer = Promise.withResolvers<Response>()
    const calls = answer('activity', () => lateAnswer.promise)
    await site().show('/?tab=Activities')
    await waitFor(() => expect(calls).toHaveLength(1))
    await userEvent.click(tab('Cars'))
    await waitFor(() => expect(calls[0]?.signal.aborted).toBe(true))
    await act(async () =>
      lateAnswer.resolve(HttpResponse.json({ response: [{ ...activity, id: '1', link: '/x' }] })),
    )
    expect(await cards()).toHaveLength(8)
    expect(within(panel()).queryByText('Kayak')).toBeNull()
    expect(within(panel()).queryByRole('alert')).toBeNull()
  })

  // §4.4
  it("show the last tab's deals when tabs change faster than answers arrive", async () => {
    const calls = answer('hotel', () => delay('infinite') as unknown as Promise<Response>)
    await site().show('/')
    await waitFor(() => expect(calls).toHaveLength(1))
    for (const name of ['Activities', 'Cars', 'Air Travel', 'Activities']) fireEvent.click(tab(name))
    await waitFor(() => expect(calls[0]?.signal.aborted).toBe(true))
    expect(tab('Activities')).toHaveAttribute('aria-selected', 'true')
    await cards()
    expect(within(panel()).queryByText(/Pick-up/)).toBeNull()
    expect(within(panel()).queryAllByText(/hour|minute|day/).length).toBeGreaterThan(0)
  })

  // §4.6, §4.8
  it('are cleared by a new request, and reloaded whenever their tab is selected', async () => {
    const calls = answer('hotel', () => HttpResponse.json({ response: [hotel('Casa', 1)] }))
    await site().show('/')
    await cards()
    await userEvent.click(tab('Cruise'))
    const held = Promise.withResolvers<Response>()
    const again = answer('hotel', () => held.promise)
    await userEvent.click(tab('Hotels'))
    await waitFor(() => expect(again).toHaveLength(1))
    expect(calls).toHaveLength(1)
    expect(within(panel()).queryByText('Casa')).toBeNull()
    expect(skeletons()).toHaveLength(4)
    await act(async () => held.resolve(HttpResponse.json({ response: [hotel('Solar', 1)] })))
    expect(await within(panel()).findByText('Solar')).toBeVisible()
  })

  // §4.6
  it('stay when the open tab is selected again', async () => {
    const calls = answer('hotel', () => HttpResponse.json({ response: [hotel('Casa', 1)] }))
    await site().show('/')
    await cards()
    await userEvent.click(tab('Hotels'))
    expect(within(panel()).getByText('Casa')).toBeVisible()
    expect(calls).toHaveLength(1)
  })

  // §2.5.11
  it('show a fallback image if a picture fails to load', async () => {
    answer('hotel', () => HttpResponse.json({ response: [hotel('Casa', 1)] }))
    await site().show('/')
    const [card] = await cards()
    const image = () => card?.querySelector('img')
    expect(image()).toHaveAttribute('src', '/a.svg')
    fireEvent.error(image() as HTMLImageElement)
    expect(image()).toHaveAttribute('src', '/scenes/fallback.svg')
  })

  // §2.4.2
  it('near lat and long of the address are sorted by distance, and survive a log-in', async () => {
    const calls = answer('hotel', () =>
      HttpResponse.json({ response: [hotel('Far', 7.5), hotel('Near', 0.25)] }),
    )
    await site().show('/?lat=38.7223&long=-9.1393')
    const [first] = await cards()
    expect(first).toHaveTextContent('Near')
    expect(first).toHaveTextContent('0.25 miles from Chiado')
    expect(await calls[0]?.json()).toMatchObject({ latitude: 38.7223, longitude: -9.1393 })
  })

  it('are headed by the place in the answer if the address has only a point', async () => {
    const held = Promise.withResolvers<Response>()
    answer('hotel', () => held.promise)
    await site().show('/?lat=38.7223&long=-9.1393')
    expect(within(deals()).queryByText(/Chiado/)).toBeNull()
    await act(async () => held.resolve(HttpResponse.json({ response: [hotel('A', 7.5)], near: 'Chiado' })))
    await cards()
    expect(within(deals()).getByText(/^\u2068Chiado\u2069 · /)).toBeVisible()
  })

  it.each(
    proofCases(
      [
        ['Hotels', 'lat=38.7223&long=-9.1393'],
        ['Activities', 'lat=38.7223&long=-9.1393'],
        ['Cars', 'airportLat=38.7223&airportLong=-9.1393'],
        ['Resorts', 'lat=38.7223&long=-9.1393'],
      ],
      1,
    ),
  )('near a point in the address are headed by its place for any service: %s', async (name, point) => {
    await site().show(`/?tab=${name}&${point}`)
    await cards()
    expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    expect(within(deals()).getByText(/^\u2068Lisbon\u2069/)).toBeVisible()
  })

  it('have no place in the heading if the answer names none', async () => {
    answer('hotel', () => HttpResponse.json({ response: [hotel('A', 1)] }))
    await site().show('/?lat=38.7223&long=-9.1393')
    await cards()
    expect(within(deals()).queryByText(/\u2068Chiado\u2069/)).toBeNull()
  })

  it.each(['lat=NaN&long=1', 'lat=999&long=999', 'lat=<script>&long=1', 'tab=<script>alert(1)</script>'])(
    "are those of the agency's place for the hostile address ?%s",
    async (query) => {
      await site().show(`/?${query}`)
      expect(tab('Hotels')).toHaveAttribute('aria-selected', 'true')
      expect(await cards()).toHaveLength(8)
    },
  )
})

describe('deals that require signing in', () => {
  const site = testSite('schwarzmilan')

  // §2.5.23
  it.each([
    ['Hotels', '/?lng=en&tab=Hotels&lat=52.52&long=13.4', '/?tab=Hotels&lat=52.52&long=13.4'],
    ['Car Rentals', '/?lng=en&tab=Car+Rentals', '/?tab=Car%20Rentals'],
    ['Activities', '/?lng=en&tab=Activities', '/?tab=Activities'],
  ])("lead with 'Reveal Price' to log-in, keeping the tab %s", async (_, path, redirect) => {
    await site().show(path)
    await cards()
    const [link] = within(panel()).getAllByRole('link', { name: /^Reveal Price/ })
    expect(link).toHaveAttribute('href', `/login?redirect=${encodeURIComponent(redirect)}`)
  })
})
