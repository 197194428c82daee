// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { proofCases } from '../../../../../../scripts/proof-cases.ts'
import { testSite } from '../../../../../shell/testing-site.tsx'

const hotelId = 'h2267057-463421959025'
const stay = 'start=2026-05-08&end=2026-05-11&rooms=1&adults=2'
const place = 'destination=Lisbon&lat=38.72&long=-9.14'
const deal = `/booknow/hotels/deal?hotelId=${hotelId}&${place}&${stay}&isFromDeal=true&lng=en`

describe('deal page', () => {
  const site = testSite('meridian')

  it('names the hotel, its stay and its best price, and links to rooms and other hotels', async () => {
    await site().show(deal)
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(await screen.findByText('Price to Traveller')).toBeVisible()
    expect(screen.queryByText('Wholesale Rate')).toBeNull()
    const rooms = screen.getByRole('link', { name: 'See rooms and rates' }).getAttribute('href')
    expect(rooms).toBe(`/booknow/hotels/search-details?hotelId=${hotelId}&${place}&${stay}#rooms`)
    const others = screen.getByRole('link', { name: /Lisbon/ }).getAttribute('href')
    expect(others).toMatch(/^\/booknow\/hotels\/search\?destination=Lisbon/)
  })

  it('scrolls past the pictures to the rooms when the visitor continues', async () => {
    const seen: unknown[] = []
    Element.prototype.scrollIntoView = function () {
      seen.push(this)
    }
    await site().show(deal)
    await userEvent.click(await screen.findByRole('link', { name: 'See rooms and rates' }))
    const title = await screen.findByRole('heading', { name: 'Rooms and rates' })
    await waitFor(() => expect(seen).toEqual([title]))
    expect(title).toHaveFocus()
  })

  it('passes on the requested rate conditions and the client', async () => {
    await site().show(`${deal}&cancel=free&board=breakfast&client=LV-7K3QX9`)
    const rooms = await screen.findByRole('link', { name: 'See rooms and rates' })
    const target = new URL(rooms.getAttribute('href') ?? '', location.href)
    expect(target.hash).toBe('#rooms')
    expect(Object.fromEntries(target.searchParams)).toMatchObject({
      hotelId,
      start: '2026-05-08',
      destination: 'Lisbon',
      cancel: 'free',
      board: 'breakfast',
      client: 'LV-7K3QX9',
    })
  })

  it('shows an agent the wholesale rate and the markup', async () => {
    await site().signIn('agent')
    await site().show(deal)
    expect(await screen.findByText('Wholesale Rate')).toBeVisible()
    expect(screen.getByText('Agency Markup')).toBeVisible()
  })

  it.each(
    proofCases(
      [
        ['nothing', ''],
        ['no hotel', `?${stay}`],
        ['a strange hotel', `?hotelId=..%2F..%2Fetc&${stay}`],
        ['a hotel that there is not', `?hotelId=h1-999999&${stay}`],
        ['dates in the past', `?hotelId=${hotelId}&start=2020-01-01&end=2020-01-03`],
        ['400 nights', `?hotelId=${hotelId}&start=2026-05-08&end=2027-06-12`],
        ['script', `?hotelId=%3Cscript%3E&start=%27&end=%22&dealLinkId=%3Cimg%3E`],
      ],
      2,
    ),
  )('says for %s that the deal is over, and links to a search', async (_, query) => {
    await site().show(`/booknow/hotels/deal${query}${query ? '&' : '?'}lng=en`)
    expect(await screen.findByRole('heading', { name: 'This deal is no longer available' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Search for a hotel' })).toBeVisible()
  })
})

describe('deal page of an agency that hides prices from visitors', () => {
  const site = testSite('schwarzmilan')

  it('hides the price; Reveal Price leads to the log-in and back', async () => {
    await site().show(deal)
    const reveal = (await screen.findByRole('link', { name: /^Reveal Price/ })).getAttribute('href') ?? ''
    expect(decodeURIComponent(reveal)).toContain('/booknow/hotels/deal?hotelId=')
    expect(screen.queryByText('Price to Traveller')).toBeNull()
  })
})
