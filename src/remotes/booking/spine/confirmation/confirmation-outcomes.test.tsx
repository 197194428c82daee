// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { cancelBooking, quoteCancellation } from '../../../../api/bookings.ts'
import { createApiClient } from '../../../../api/client.ts'
import type { Booking } from '../../../../contract/types.ts'
import { withDialogs } from '../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { bookAt, holdAt, newKey, quoteAt, stayOf } from '../../products/hotel/testing-booking.ts'

describe('confirmation of a stay that ended differently', () => {
  withDialogs()
  const site = testSite('meridian')
  const api = () => createApiClient({ baseUrl: site().origin })
  const show = async ({ reference }: Booking, words: string) => {
    await site().show(`/booknow/hotels/confirm-payment?reference=${reference}`)
    expect(await screen.findByRole('heading', { level: 1, name: words })).toBeVisible()
    return within(screen.getByRole('region', { name: 'Price' }))
  }

  it('counts nothing as paid and cancels once if the payment was never requested', async () => {
    const booking = await bookAt(
      site().origin,
      ({ payment, isRefundable }) => payment === 'now' && isRefundable,
    )
    expect((await show(booking, 'Your stay is booked')).getByText('Paid')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Cancel this booking…' })).toBeVisible()
    screen.getByRole('main').remove()
    const quote = await quoteCancellation(api(), booking.reference, booking.items[0]?.id ?? '')
    await cancelBooking(api(), booking.reference, quote?.id ?? '', newKey())
    const price = await show(booking, 'This stay is cancelled')
    expect(price.queryByText('Paid')).toBeNull()
    expect(price.queryByText('To pay now')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cancel this booking…' })).toBeNull()
  })

  const cancelHere = async () => {
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Cancel this booking…' }))
    const yes = await screen.findByRole('button', { name: 'Cancel the booking' })
    await waitFor(() => expect(yes).toBeEnabled())
    await user.click(yes)
    const heading = await screen.findByRole('heading', { level: 1, name: 'This stay is cancelled' })
    await waitFor(() => expect(heading).toHaveFocus())
  }

  it('focuses the cancellation and refund, and links to the same hotel', async () => {
    const booking = await bookAt(
      site().origin,
      ({ payment, isRefundable }) => payment === 'now' && isRefundable,
    )
    await show(booking, 'Your stay is booked')
    await cancelHere()
    expect(screen.getByRole('status')).toHaveTextContent('Cancelling was free of charge.')
    expect(screen.getByRole('link', { name: 'Book again' })).toHaveAttribute(
      'href',
      expect.stringContaining(`hotelId=${stayOf(booking).hotel.id}`),
    )
  })

  it('shows until when a room is held, and links to its payment', async () => {
    const booking = await holdAt(site().origin, await quoteAt(site().origin))
    await show(booking, 'This stay is not paid yet')
    expect(screen.getByRole('status')).toHaveTextContent(/is held until Mar 10, 2026, \d+:\d\d [AP]M/)
    expect(screen.getByRole('link', { name: 'Continue to payment' })).toBeVisible()
  })

  it('shows no payment if the rooms were released before', async () => {
    const booking = await holdAt(site().origin, await quoteAt(site().origin))
    await api().DELETE('/api/bookings/{reference}/hold', {
      params: { path: { reference: booking.reference } },
    })
    const price = await show(booking, 'The hold on this stay was released')
    expect(price.queryByText('To pay now')).toBeNull()
    expect(price.queryByText('Paid')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Continue to payment' })).toBeNull()
  })
})
