// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { claimBooking } from '../../../../api/booking-payments.ts'
import { createApiClient } from '../../../../api/client.ts'
import type { Booking } from '../../../../contract/types.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { bookAt } from '../../products/hotel/testing-booking.ts'

describe('guest booking opened by a signed-in user', () => {
  const site = testSite('meridian')
  const claim = '*/api/bookings/:reference/claim'
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

  async function show({ reference }: Booking, title: string) {
    await site().show(`/booknow/hotels/confirm-payment?reference=${reference}`)
    return within(await screen.findByRole('region', { name: title }))
  }

  /** A booking made with one user's address and claimed by another user who had its key. */
  async function pressedByMember() {
    const booking = await bookAt(site().origin, undefined, undefined, 'traveller@meridian.example')
    await site().signIn('member')
    await claimBooking(createApiClient({ baseUrl: site().origin }), booking.reference)
    return booking
  }

  it('is claimed with one click if it was booked with another address, and stays claimed', async () => {
    const booking = await bookAt(site().origin)
    await site().signIn('traveller')
    const offer = await show(booking, 'Add this booking to your trips?')
    expect(offer.getByText(/^It was booked with ada@reader\.example/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'See my trips' })).toBeNull()
    // Screen readers announce the text only in a status element that existed before.
    const saying = screen.getAllByRole('status')
    site().network.use(http.post(claim, () => HttpResponse.error(), { once: true }))
    await press('Add to my trips')
    expect(await offer.findByText('The booking could not be added. Please try again.')).toBeVisible()
    await press('Add to my trips')
    const notice = await screen.findByText('The booking is now in your trips.')
    expect(notice).toBeVisible()
    expect(saying).toContain(notice)
    expect(await screen.findByText('Added to an account')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add to my trips' })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'See my trips' }))
    await userEvent.click(await screen.findByRole('link', { name: 'All trips' }))
    expect(await screen.findByText(booking.reference)).toBeVisible()
  })

  it('is reported as claimed by another account, without a link to the trips', async () => {
    const booking = await bookAt(site().origin)
    await site().signIn('traveller')
    await show(booking, 'Add this booking to your trips?')
    const api = createApiClient({ baseUrl: site().origin })
    await site().signIn('member')
    await claimBooking(api, booking.reference)
    await site().signIn('traveller')
    await press('Add to my trips')
    expect(await screen.findByText(/^This booking is now in another account\./)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add to my trips' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'See my trips' })).toBeNull()
    expect(screen.queryByText('The booking is now in your trips.')).toBeNull()
  })

  it('can be reassigned to the owner of its address from an account that had the key', async () => {
    const booking = await pressedByMember()
    await site().signIn('traveller')
    const offer = await show(booking, 'Your booking is in another account')
    expect(offer.getByText(/^It was booked with your address, traveller@meridian\.example/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'See my trips' })).toBeNull()
    await press('Move to my trips')
    expect(await screen.findByText('The booking is now in your trips.')).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'See my trips' }))
    await userEvent.click(await screen.findByRole('link', { name: 'All trips' }))
    expect(await screen.findByText(booking.reference)).toBeVisible()
  })

  it('becomes an unknown booking for an open page once another account has it', async () => {
    const booking = await bookAt(site().origin)
    await site().signIn('traveller')
    await show(booking, 'Add this booking to your trips?')
    site().useAnotherBrowser()
    await site().signIn('traveller')
    await press('Add to my trips')
    const name = 'This link does not open a booking'
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    expect(screen.getByText(/once the booking is moved to another account/)).toBeVisible()
    expect(screen.queryByText(booking.reference)).toBeNull()
  })

  it("mentions no notification if the address is the user's own but not verified", async () => {
    const booking = await bookAt(site().origin)
    await site().signIn('traveller')
    const contact = { ...booking.contact, email: 'Traveller@Meridian.example' }
    site().network.use(
      http.get('*/api/bookings/:reference', () =>
        HttpResponse.json({ data: { ...booking, contact, canClaim: true } }),
      ),
    )
    const offer = await show(booking, 'Add this booking to your trips?')
    expect(offer.getByText(/^It was booked with your address, Traveller@Meridian\.example/)).toBeVisible()
    expect(offer.queryByText(/is notified/)).toBeNull()
  })
})
