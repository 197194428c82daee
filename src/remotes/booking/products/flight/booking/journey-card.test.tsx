// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Booking } from '../../../../../contract/types.ts'
import { testSite } from '../../../../../shell/testing-site.tsx'
import { bookJourney, journeyOf } from '../testing-journey-booking.ts'

describe('the card of a booked journey', () => {
  const site = testSite('meridian')
  let stored: Booking | undefined
  beforeEach(() => site().signIn('traveller'))

  async function show(change: object = {}) {
    stored ??= await bookJourney(site().origin)
    const booking = stored
    const journey = { ...journeyOf(booking), ...change }
    const subject = { product: 'flight', flight: journey }
    const items = booking.items.map((item) => ({ ...item, subject }))
    site().network.use(
      http.get('*/api/bookings/:reference', () => HttpResponse.json({ data: { ...booking, items } })),
    )
    await site().show(`/booknow/flights/confirmation?reference=${booking.reference}`)
    await screen.findByRole('heading', { level: 1 })
    return journey
  }
  const passenger = async (name: string) =>
    within((await screen.findByText(name, { selector: 'p' })).closest('li') as HTMLElement)

  it('lists the flights, terms, and the ticket, seat and bag of each passenger', async () => {
    const bag = { kind: 'checked_bag', passenger: 1, slices: [0, 1], count: 2, kilograms: 23 }
    const seat = { slice: 0, segment: 0, passenger: 1, seat: '12A' }
    const journey = await show({ services: [bag], seats: [seat] })
    const own = await passenger('Adult 2')
    expect(own.getByText(/^12A · LIS → /)).toBeVisible()
    expect(own.getByText(/^2 × Checked bags?/)).toBeVisible()
    const number = journey.tickets?.find((one) => one.passenger === 1)?.number ?? ''
    expect(number).toMatch(/^\d{3}-\d{10}$/)
    expect(own.getByText(number)).toBeVisible()
    expect(screen.getAllByText(/^Refund: /)[0]).toBeVisible()
  })

  it('says that the airline still issues the tickets', async () => {
    await show({ ticketing: 'waiting', tickets: undefined })
    expect(await screen.findByText('The airline is issuing the tickets')).toBeVisible()
    expect(screen.queryByText(/^\d{3}-\d{10}$/)).toBeNull()
  })
})
