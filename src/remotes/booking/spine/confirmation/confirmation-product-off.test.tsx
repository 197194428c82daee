// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import type { Booking } from '../../../../contract/types.ts'
import { withDialogs } from '../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { bookAt } from '../../products/hotel/testing-booking.ts'

let booking: Booking

describe('agency that sells hotels', () => {
  const site = testSite('meridian')
  it('has a stay booked', async () => {
    booking = await bookAt(site().origin)
    expect(booking.state).toBe('confirmed')
  })
})

describe('agency that has switched hotels off', () => {
  const site = testSite('meridian', (content) => ({
    ...content,
    agency: { ...content.agency, bookingMenuItemOptions: [] },
  }))
  withDialogs()

  it('shows the booking from a mailed link, with voucher and cancellation', async () => {
    site().network.use(http.get('*/api/bookings/:reference', () => HttpResponse.json({ data: booking })))
    await site().show(`/booknow/hotels/confirm-payment?reference=${booking.reference}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Your stay is booked' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open the voucher' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Cancel this booking…' })).toBeVisible()
  })

  it("opens a booking's checkout, which leads to the confirmation if nothing is due", async () => {
    site().network.use(http.get('*/api/bookings/:reference', () => HttpResponse.json({ data: booking })))
    await site().show(`/booknow/hotels/checkout?reference=${booking.reference}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Your stay is booked' })).toBeVisible()
    cleanup()
  })

  it('has no search and no checkout', async () => {
    for (const path of ['/booknow/hotels', '/booknow/hotels/checkout']) {
      await site().show(path)
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Hotels cannot be booked here' }),
      ).toBeVisible()
      cleanup()
    }
  })
})
