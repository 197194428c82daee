// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { createApiClient } from '../../../../api/client.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { bookAt } from './testing-trips.ts'

describe('trip on hold', () => {
  const site = testSite('meridian')
  /** Makes the trip lists show the moment when all holds are over and the server has ended none. */
  const allOver = async () => {
    const { data } = await createApiClient({ baseUrl: site().origin }).GET('/api/bookings', {
      params: { query: { when: 'upcoming' } },
    })
    const hold = { expiresAt: '2026-03-10T12:15:00Z', secondsLeft: 0 }
    const bookings = data?.data.bookings.map((one) => (one.hold ? { ...one, hold } : one))
    site().network.use(
      http.get('*/api/bookings', () => HttpResponse.json({ data: { ...data?.data, bookings } })),
    )
  }

  it.each([
    ['in the list', '/mytrip/mytrips'],
    ['on the dashboard', '/mytrip/dashboard'],
  ])('shows %s the deadline and a link to its payment, and neither after the deadline', async (_, path) => {
    await site().signIn('traveller')
    const { reference } = await bookAt(site().origin, { to: 'hold' })
    await site().show(path)
    expect((await screen.findAllByText(/^Held until Mar 10, 2026, \d+:\d\d [AP]M$/))[0]).toBeVisible()
    const links = screen.getAllByRole('link', { name: 'Continue to payment' })
    const pays = links.map((link) => link.getAttribute('href'))
    expect(pays.every((href) => href?.startsWith('/booknow/hotels/checkout?reference=LV-'))).toBe(true)
    if (path.endsWith('mytrips')) expect(pays).toContain(`/booknow/hotels/checkout?reference=${reference}`)
    screen.getByRole('main').remove()
    await allOver()
    await site().show(path)
    expect((await screen.findAllByText('We are checking whether this stay was booked'))[0]).toBeVisible()
    expect(screen.getAllByText('Being checked')[0]).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Continue to payment' })).toBeNull()
  })
})
