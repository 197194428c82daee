// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cancelBooking, quoteCancellation } from '../../../api/bookings.ts'
import { createApiClient } from '../../../api/client.ts'
import type { Booking } from '../../../contract/types.ts'
import { testSite } from '../../../shell/testing-site.tsx'
import { bookAt, holdAt, newKey, quoteAt } from '../testing-booking.ts'

describe('the confirmation of a stay that came to another end', () => {
  const site = testSite('meridian')
  const api = () => createApiClient({ baseUrl: site().origin })
  const show = async ({ reference }: Booking, words: string) => {
    await site().show(`/booknow/hotels/confirm-payment?reference=${reference}`)
    expect(await screen.findByRole('heading', { level: 1, name: words })).toBeVisible()
    return within(screen.getByRole('region', { name: 'Price' }))
  }

  it('counts nothing as paid of what was cancelled before the bank was asked for it, and cancels it no second time', async () => {
    const booking = await bookAt(
      site().origin,
      ({ payment, isRefundable }) => payment === 'now' && isRefundable,
    )
    expect((await show(booking, 'Your stay is booked')).getByText('Paid')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Cancel this booking…' })).toBeVisible()
    screen.getByRole('main').remove()
    const quote = await quoteCancellation(api(), booking.reference)
    await cancelBooking(api(), booking.reference, quote?.id ?? '', newKey())
    const price = await show(booking, 'This stay was cancelled')
    expect(price.queryByText('Paid')).toBeNull()
    expect(price.queryByText('To pay now')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cancel this booking…' })).toBeNull()
  })

  it('asks for nothing where the rooms were given back before they were paid', async () => {
    const booking = await holdAt(site().origin, await quoteAt(site().origin))
    await api().DELETE('/api/bookings/{reference}/hold', {
      params: { path: { reference: booking.reference } },
    })
    const price = await show(booking, 'You gave this stay up')
    expect(price.queryByText('To pay now')).toBeNull()
    expect(price.queryByText('Paid')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Go on to payment' })).toBeNull()
  })
})
