// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testSite } from '../testing-site.tsx'
import { requestNearness } from './near-me.tsx'

const here = { latitude: 69.65, longitude: 18.96 }
const panel = () => within(screen.getByRole('region', { name: 'Exclusive Deals' })).getByRole('tabpanel')
const control = () => screen.findByRole('button', { name: 'Deals near me' })

/** A browser with or without permission for the location, which it reports or fails to. */
function browserAt({ leave, place }: { leave: PermissionState; place: typeof here | null }) {
  const getCurrentPosition = vi.fn((found: PositionCallback, failed: PositionErrorCallback) =>
    place
      ? found({ coords: place } as unknown as GeolocationPosition)
      : failed({ code: 1 } as unknown as GeolocationPositionError),
  )
  vi.stubGlobal('navigator', {
    userAgent: navigator.userAgent,
    language: 'en',
    languages: ['en'],
    onLine: true,
    geolocation: { getCurrentPosition },
    permissions: { query: async () => ({ state: leave }) },
  })
  return getCurrentPosition
}

describe("'Deals near me' control", () => {
  const site = testSite('aurora')
  let requests: unknown[] = []

  const hotel = (name: string, distance: number) => ({
    rating: 4,
    link: `/booknow/hotels/search?hotelId=${name}`,
    hotel: { hotelDetails: { heroImage: '/a.svg', name, distance, distanceFrom: 'Tromsø' } },
  })

  beforeEach(() => {
    requests = []
    site().network.use(
      http.post('*/api/dealray/deals/hotel-search', async ({ request }) => {
        requests.push(await request.json())
        return HttpResponse.json({ response: [hotel('Far', 6), hotel('Near', 1)] })
      }),
    )
  })
  afterEach(() => vi.unstubAllGlobals())

  const titles = () =>
    within(panel())
      .getAllByRole('heading')
      .map((heading) => heading.textContent)

  it('requests no location on load, before a click', async () => {
    const ask = browserAt({ leave: 'prompt', place: here })
    await site().show('/')
    expect(await control()).toHaveAttribute('aria-pressed', 'false')
    expect(ask).not.toHaveBeenCalled()
    expect(titles()).toEqual(['Far', 'Near'])
  })

  it('sorts deals by distance when pressed, and resets the order when pressed again', async () => {
    browserAt({ leave: 'prompt', place: here })
    await site().show('/')
    await userEvent.click(await control())
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ ...here, searchString: '' }))
    await waitFor(() => expect(titles()).toEqual(['Near', 'Far']))
    expect(await control()).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText(/^\u2068Near you\u2069 · /)).toBeVisible()
    await userEvent.click(await control())
    await waitFor(() => expect(titles()).toEqual(['Far', 'Near']))
    expect(screen.queryByText(/Near you/)).toBeNull()
  })

  it("keeps the agency's place if the location is refused or unknown, and explains it", async () => {
    browserAt({ leave: 'prompt', place: null })
    const { toast } = await import('../../ui/toast.ts')
    const info = vi.spyOn(toast, 'info')
    await site().show('/')
    await userEvent.click(await control())
    await waitFor(() =>
      expect(info).toHaveBeenCalledWith(expect.stringMatching(/^We could not determine your location/)),
    )
    expect(await control()).toHaveAttribute('aria-pressed', 'false')
    expect(titles()).toEqual(['Far', 'Near'])
    expect(requests).toHaveLength(1)
  })

  it('is hidden if the address has a place', async () => {
    const ask = browserAt({ leave: 'granted', place: here })
    await site().show('/?lat=38.72&long=-9.14')
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ latitude: 38.72, longitude: -9.14 }))
    expect(screen.queryByRole('button', { name: 'Deals near me' })).toBeNull()
    expect(ask).not.toHaveBeenCalled()
  })

  it('needs no click if permission was given before', async () => {
    browserAt({ leave: 'granted', place: here })
    await site().show('/')
    await waitFor(() => expect(requests.at(-1)).toMatchObject(here))
    expect(await control()).toHaveAttribute('aria-pressed', 'true')
  })
})

type Ask = Geolocation['getCurrentPosition']

function withGeolocation(getCurrentPosition: Ask) {
  const locate = vi.fn(getCurrentPosition)
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition: locate },
    configurable: true,
  })
  return locate
}
const at = (latitude: number, longitude: number) =>
  ({ coords: { latitude, longitude } }) as GeolocationPosition

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation')
})

describe('requestNearness', () => {
  it('rounds the position to two decimals before anything else sees it', async () => {
    withGeolocation((found) => found(at(55.676_098, -12.568_337)))
    expect(await requestNearness()).toEqual({ latitude: 55.68, longitude: -12.57 })
  })

  it('times out after 10 seconds, and accepts a cached position', async () => {
    const locate = withGeolocation((found) => found(at(0, 0)))
    await requestNearness()
    expect(locate.mock.calls[0]?.[2]).toMatchObject({ timeout: 10_000, maximumAge: 600_000 })
  })

  it('returns null without an error if denied, unavailable or slow', async () => {
    withGeolocation((_, failed) => failed?.({ code: 1 } as GeolocationPositionError))
    expect(await requestNearness()).toBeNull()
  })

  it('returns null without an error in a browser without geolocation', async () => {
    expect(await requestNearness()).toBeNull()
  })
})
