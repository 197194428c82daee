// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ofProduct } from '../../../../contract/of-product.ts'
import type { Booking, BookingItem, MoneyAmount } from '../../../../contract/types.ts'
import { withDialogs } from '../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { stayOf } from '../../products/hotel/testing-booking.ts'
import { hurry, later } from '../checkout/testing-held.ts'
import { bookAt } from './testing-trips.ts'

const second = 'd9428888-122b-41e1-b85c-6f4c3f2a9b10'
const usd = (amount: number): MoneyAmount => ({ amount, currency: 'USD' })

describe('trip of several items', () => {
  const site = testSite('meridian')
  withDialogs()
  afterEach(() => vi.useRealTimers())

  /** A trip of two stays in hotels with different names; `told` changes the second one. */
  async function twoStays(change: (booking: Booking) => Partial<BookingItem> = () => ({})) {
    await site().signIn('traveller')
    const booking = await bookAt(site().origin)
    const [stay] = booking.items
    if (!stay) throw new Error('Expected a booking with an item.')
    const { hotel } = ofProduct(stay.subject, 'hotel')
    const other = { ...hotel, hotel: { ...hotel.hotel, name: 'Casa do Largo' } }
    const item: BookingItem = { ...stay, id: second, subject: { product: 'hotel', hotel: other } }
    return { ...booking, items: [stay, { ...item, ...change(booking) }] } satisfies Booking
  }
  const show = (booking: Booking) => site().show(`/mytrip/mytrips?reference=${booking.reference}`)
  const answerWith = (booking: () => Booking) =>
    site().network.use(http.get('*/api/bookings/:reference', () => HttpResponse.json({ data: booking() })))

  it('can be cancelled item by item', async () => {
    const booking = await twoStays()
    let isCancelled = false
    const cancellation = { at: '2026-03-10T10:00:00Z', penalty: usd(0), refund: usd(8000) }
    const after = (): Booking => ({
      ...booking,
      items: booking.items.map((item) =>
        isCancelled && item.id === second
          ? { ...item, state: 'cancelled', cancellation, availableActions: [] }
          : item,
      ),
    })
    const requests: unknown[] = []
    answerWith(after)
    site().network.use(
      http.post('*/api/bookings/:reference/cancellation-quote', async ({ request }) => {
        requests.push(await request.json())
        const quote = { id: 'a-quote-of-it', expiresAt: '2031-01-01T00:00:00Z', secondsLeft: 900 }
        return HttpResponse.json({ data: { ...quote, penalty: usd(0), refund: usd(8000) } })
      }),
      http.post('*/api/bookings/:reference/cancellation', () => {
        isCancelled = true
        return HttpResponse.json({ data: after() })
      }),
    )
    await show(booking)
    const first = `Cancel ⁨${stayOf(booking).hotel.name}⁩…`
    expect(await screen.findByRole('button', { name: first })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel ⁨Casa do Largo⁩…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel ⁨Casa do Largo⁩?' }))
    const yes = await dialog.findByRole('button', { name: 'Cancel this part' })
    await waitFor(() => expect(yes).toBeEnabled())
    expect(dialog.getByText('Refund to card').nextElementSibling).toHaveTextContent('$80.00')
    expect(requests).toEqual([{ itemId: second }])
    await userEvent.click(yes)
    const done =
      '⁨Casa do Largo⁩ is cancelled. An email with the details is on its way. The rest of the booking is unchanged.'
    expect(await screen.findByText(done)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Casa do Largo/ })).toBeNull()
    expect(screen.getByRole('button', { name: first })).toBeVisible()
    const stateIn = (name: string) => within(screen.getByRole('region', { name }))
    expect(stateIn(stayOf(booking).hotel.name).getByText('Confirmed')).toBeVisible()
    expect(stateIn('Casa do Largo').getByText('Cancelled')).toBeVisible()
  })

  it('shows the cancellation policy of each future item by name', async () => {
    const booking = await twoStays()
    answerWith(() => booking)
    await show(booking)
    for (const name of [stayOf(booking).hotel.name, 'Casa do Largo'])
      expect(await screen.findByRole('region', { name: new RegExp(`Cancellation.*${name}`) })).toBeVisible()
  })

  it('ignores a refused item, and polls until the payment for the others is captured', async () => {
    const refused = await twoStays(() => ({ state: 'rejected', costsNothing: true, availableActions: [] }))
    const { total } = refused
    const payment = { ...refused.payment, due: total, paid: usd(0), state: 'requires_capture' as const }
    let looks = 0
    answerWith(() => {
      looks += 1
      const taken = { ...payment, state: 'succeeded' as const, paid: total }
      return { ...refused, state: 'partly_confirmed', payment: looks > 2 ? taken : payment }
    })
    hurry()
    await show(refused)
    expect(await screen.findByText('Part of the booking is confirmed')).toBeVisible()
    const cost = within(screen.getByRole('region', { name: 'Price and payment' }))
    const written = (amount: number) =>
      (amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
    expect(cost.getByText('Paid').nextElementSibling).toHaveTextContent(written(total.amount))
    expect(cost.getAllByText(written(total.amount)).length).toBeGreaterThan(1)
    expect(cost.queryByText(written(total.amount * 2))).toBeNull()
    for (let round = 0; round < 4; round += 1) await later()
    await waitFor(() => expect(looks).toBe(3))
  })

  it('polls until the refund of a cancelled item is complete', async () => {
    const cancellation = { at: '2026-03-10T10:00:00Z', penalty: usd(0), refund: usd(8000) }
    const booking = await twoStays(() => ({ state: 'cancelled', cancellation, availableActions: [] }))
    const payment = { ...booking.payment, state: 'succeeded' as const, paid: booking.total }
    let looks = 0
    answerWith(() => {
      looks += 1
      return { ...booking, payment: { ...payment, refunded: usd(looks > 2 ? 8000 : 0) } }
    })
    hurry()
    await show(booking)
    expect(await screen.findByText('Cancellation fee')).toBeVisible()
    for (let round = 0; round < 4; round += 1) await later()
    await waitFor(() => expect(looks).toBe(3))
  })
})
