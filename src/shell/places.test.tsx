// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import type { AgencyContent } from '../server/domain/agencies/agency-content.ts'
import { testSite } from './testing-site.tsx'

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const main = () => within(screen.getByRole('main'))
const place = {
  name: 'Odda',
  id: 'odda',
  country: 'NO',
  latitude: 60.07,
  longitude: 6.55,
  summary: 'A fjord that ends in a glacier.',
  scene: 'mountain',
  image: '/scenes/mountain/odda.svg?c=nordic',
  isTop: false,
  isHiddenGem: true,
} as const
const destinations = [
  place,
  { ...place, id: 'bergen', name: 'Bergen', isHiddenGem: false },
  { ...place, id: 'kaldfjord', name: 'Kaldfjord' },
]
const withPlaces = (content: AgencyContent): AgencyContent => ({
  ...content,
  agency: { ...content.agency, publishedPages: ['hidden-gems'], displayTopDestinations: true },
  destinations,
})
const prod = { environment: 'prod' }

describe('hidden gems around the world (spec §2.2)', () => {
  const site = testSite('aurora', withPlaces)

  it("are the agency's hidden destinations, each with a stay and a share page", async () => {
    await site().show('/hidden-gems-round-the-world', prod)
    expect(await heading('Hidden gems round the world')).toBeVisible()
    expect(main().getByText('Few people go there. We have been, and would go again.')).toBeVisible()
    const names = (await main().findAllByRole('heading', { level: 2 })).map((one) => one.textContent)
    expect(names).toEqual(['Odda', 'Kaldfjord'])
    const [first] = main().getAllByRole('article')
    const odda = within(first as HTMLElement)
    expect(odda.getByText('Norway')).toBeVisible()
    expect(odda.getByRole('link', { name: 'Find a stay' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/booknow\/hotels\/search\?destination=Odda%2C%20Norway&lat=60.07&long=6.55&/),
    )
    expect(odda.getByRole('link', { name: 'Share this place' })).toHaveAttribute(
      'href',
      '/destination/share?id=odda',
    )
    expect(main().getByRole('link', { name: 'All destinations' })).toHaveAttribute('href', '/destination')
  })

  it('are linked from the page of all destinations', async () => {
    await site().show('/destination', prod)
    await userEvent.click(await main().findByRole('link', { name: 'Hidden gems round the world' }))
    expect(await heading('Hidden gems round the world')).toBeVisible()
  })

  it('have no share page where the legacy redirects apply', async () => {
    await site().show('/hidden-gems-round-the-world')
    await main().findAllByRole('article')
    expect(main().queryByRole('link', { name: 'Share this place' })).toBeNull()
  })

  it('report a failure to load, and retry on click', async () => {
    site().network.use(
      http.get(`${site().origin}/api/destinations`, () => HttpResponse.json({}, { status: 500 })),
    )
    await site().show('/hidden-gems-round-the-world', { retries: false })
    expect(await heading('Something went wrong.')).toBeVisible()
    site().network.resetHandlers()
    await userEvent.click(main().getByRole('button', { name: 'Try again' }))
    expect(await heading('Hidden gems round the world')).toBeVisible()
  })
})

describe('destination to share (spec §2.1)', () => {
  const site = testSite('aurora', withPlaces)

  // §2.1.4
  it('is at /destination/share?id=, with the share buttons', async () => {
    await site().show('/destination/share?id=bergen', prod)
    expect(await heading('Bergen')).toBeVisible()
    expect(main().getByText('A fjord that ends in a glacier.')).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Bergen · Aurora Vesper'))
    const share = within(main().getByRole('region', { name: 'Share Bergen' }))
    expect(share.getByRole('textbox', { name: 'Link to share' })).toHaveValue(
      `${location.origin}/destination/share?id=bergen`,
    )
    expect(share.getByRole('button', { name: 'Copy link' })).toBeVisible()
    const more = within(main().getByRole('region', { name: 'More places' }))
    expect(more.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/destination/share?id=kaldfjord',
      '/destination/share?id=odda',
    ])
  })

  it.each(['', '?id=', '?id=atlantis', '?id=%3Cscript%3E', `?id=${'a'.repeat(10_000)}`])(
    'falls back to all destinations if the address names none (%#)',
    async (query) => {
      await site().show(`/destination/share${query}`, prod)
      expect(await heading('All destinations')).toBeVisible()
      expect(await main().findAllByRole('article')).toHaveLength(3)
      const notice = main().queryByText(/^This place could not be found\./)
      expect(notice !== null).toBe(!['', '?id='].includes(query))
    },
  )

  it('redirects to /destination in an environment with the legacy redirects', async () => {
    await site().show('/destination/share?id=bergen')
    await waitFor(() => expect(location.pathname).toBe('/destination'))
  })
})

describe('agency without places', () => {
  const site = testSite('aurora', (content) => ({
    ...content,
    agency: { ...content.agency, publishedPages: [], displayTopDestinations: false },
    destinations: [],
  }))

  it.each([
    ['/hidden-gems-round-the-world', 'Hidden gems round the world'],
    ['/destination/share?id=bergen', 'All destinations'],
  ])('reports it on %s', async (path, title) => {
    await site().show(path, prod)
    expect(await heading(title)).toBeVisible()
    expect(main().getByText('This agency has not published this page yet.')).toBeVisible()
  })
})

describe('agency without hotels', () => {
  const site = testSite('aurora', (content) => ({
    ...withPlaces(content),
    agency: { ...withPlaces(content).agency, bookingMenuItemOptions: [{ title: 'Cruise', active: true }] },
  }))

  it('offers no stay at a place', async () => {
    await site().show('/hidden-gems-round-the-world', prod)
    await main().findAllByRole('article')
    expect(main().queryByRole('link', { name: 'Find a stay' })).toBeNull()
  })
})
