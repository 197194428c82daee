// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import type { Amendment, Booking } from '../../../../contract/types.ts'
import { withDialogs } from '../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { bookAt, withItem } from '../../products/hotel/testing-booking.ts'

const day = (date: string, more: number) =>
  new Date(Date.parse(date) + more * 86_400_000).toISOString().slice(0, 10)

describe('changing a booked stay', () => {
  withDialogs()
  const site = testSite('meridian')

  const page = ({ reference }: Booking) => `/booknow/hotels/confirm-payment?reference=${reference}`
  const stay = () => bookAt(site().origin, ({ payment, isRefundable }) => payment === 'now' && isRefundable)

  /** Has every question about the price be of one night less, since calendars are tested where they are made. */
  function shorter(booking: Booking) {
    site().network.use(
      http.post(
        '*/api/bookings/:reference/amendments',
        async ({ request }) => {
          const { change } = (await request.json()) as { change: { stay: { start: string; end: string } } }
          const { start, end } = change.stay
          const body = JSON.stringify({ change: { ...change, stay: { start, end: day(end, -1) } } })
          const headers = new Headers(request.headers)
          headers.delete('content-length')
          return fetch(`${site().origin}/api/bookings/${booking.reference}/amendments?again`, {
            ...{ method: 'POST', headers, body },
          })
        },
        { once: true },
      ),
    )
  }

  it('shows the price before anything is changed, and what is booked once it is accepted', async () => {
    const booking = await stay()
    shorter(booking)
    await site().show(page(booking))
    await userEvent.click(await screen.findByRole('button', { name: 'Change dates or guests…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change this booking' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'See the price' }))
    expect(await dialog.findByText('Price so far')).toBeVisible()
    expect(dialog.getByText('Check-out')).toBeVisible()
    expect(dialog.getByText('Refunded the way you paid')).toBeVisible()
    expect(dialog.getByRole('timer')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Accept the change' }))
    expect(await screen.findByText('The booking is changed.')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says why a change cannot be priced, such as one to what is booked already', async () => {
    const booking = await stay()
    await site().show(page(booking))
    await userEvent.click(await screen.findByRole('button', { name: 'Change dates or guests…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change this booking' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'See the price' }))
    expect(await dialog.findByText('The change could not be priced')).toBeVisible()
  })

  it.each([
    ['in_doubt', 'Your change is being confirmed'],
    ['rejected', 'Your change was refused'],
    ['failed', 'Your change was not made'],
  ] as const)('is told of a change that is %s', async (state, words) => {
    const booking = await stay()
    const [item] = booking.items
    if (!item) throw new Error('a stay is booked')
    const { subject } = item
    const amendment: Amendment = {
      ...{ id: '6f1c1f0e-0000-4000-8000-000000000001', state, createdAt: '2026-03-10T11:00:00Z' },
      ...{ was: subject, becomes: subject, wasTotal: booking.total, becomesTotal: booking.total },
      ...{ due: booking.total, refund: { ...booking.total, amount: 0 }, requirements: [] },
    }
    const data = withItem(booking, { amendments: [amendment], availableActions: [] })
    site().network.use(http.get('*/api/bookings/:reference', () => HttpResponse.json({ data })))
    await site().show(page(booking))
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Change dates or guests…' })).toBeNull()
  })
})
