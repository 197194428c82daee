// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { proofCases } from '../../../../../scripts/proof-cases.ts'
import { ofProduct } from '../../../../contract/of-product.ts'
import type { Amendment, Booking, BookingItem } from '../../../../contract/types.ts'
import { withDialogs } from '../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { bookAt, stayOf } from '../../products/hotel/testing-booking.ts'
import { hurry, later } from '../checkout/testing-held.ts'

const idOf = (at: number) => `6f1c1f0e-0000-4000-8000-00000000000${at}`
const otherName = 'Casa do Largo'

describe('waiting amendments', () => {
  withDialogs()
  const site = testSite('meridian')
  afterEach(() => vi.useRealTimers())

  /** A dearer amendment of one more night that waits for its payment by default. */
  function changeOf(
    { subject }: BookingItem,
    { payment }: Booking,
    part: Partial<Amendment> = {},
  ): Amendment {
    const { hotel } = ofProduct(subject, 'hotel')
    const { due = { amount: 12_300, currency: 'USD' } } = part
    const end = hotel.stay.end.replace(/^[\d-]{10}/, '2026-12-24')
    return {
      id: idOf(1),
      createdAt: '2026-03-10T11:00:00Z',
      state: 'accepted',
      was: subject,
      becomes: { product: 'hotel', hotel: { ...hotel, stay: { ...hotel.stay, end } } },
      wasTotal: { amount: 80_000, currency: 'USD' },
      becomesTotal: { amount: 92_300, currency: 'USD' },
      due,
      refund: { amount: 0, currency: 'USD' },
      requirements: [],
      expiresAt: '2026-03-11T12:00:00Z',
      secondsLeft: 86_000,
      payment: { ...payment, due, state: 'requires_payment_method', clientSecret: 's', reference: 'r' },
      ...part,
    }
  }

  /** Shows a booking of one or two stays with these amendments; returns a function that changes the server's answer. */
  async function show(
    change: (item: BookingItem, booking: Booking) => Amendment[][],
    state: Booking['state'] = 'confirmed',
  ) {
    const booking = await bookAt(site().origin)
    const [stay] = booking.items
    if (!stay) throw new Error('Expected a booking with a stay.')
    const { hotel } = ofProduct(stay.subject, 'hotel')
    const subject = {
      product: 'hotel',
      hotel: { ...hotel, hotel: { ...hotel.hotel, name: otherName } },
    } as const
    const stays = [stay, { ...stay, id: 'd9428888-122b-41e1-b85c-6f4c3f2a9b10', subject }]
    const answered = { amendments: change(stay, booking), looks: 0 }
    site().network.use(
      http.get('*/api/bookings/:reference', () => {
        answered.looks += 1
        const items = answered.amendments.flatMap((amendments, at) =>
          stays.slice(at, at + 1).map((item) => ({ ...item, amendments, availableActions: [] })),
        )
        // Nothing else about the booking is pending.
        const payment = { ...booking.payment, state: 'succeeded' }
        return HttpResponse.json({ data: { ...booking, state, items, payment } })
      }),
    )
    await site().show(`/booknow/hotels/confirm-payment?reference=${booking.reference}`)
    return { booking, answered }
  }

  it.each(proofCases(['partly_confirmed', 'cancellation_requested'], 1))(
    'can be paid or withdrawn while the booking is %s',
    async (state) => {
      await show((item, booking) => [[changeOf(item, booking)], []], state)
      const region = within(await screen.findByRole('region', { name: /Pay for the change$/ }))
      expect(await region.findByRole('button', { name: 'Pay $123.00' })).toBeVisible()
      expect(region.getByRole('button', { name: 'Keep the original booking' })).toBeVisible()
    },
  )

  it("appear with their item's name and a separate payment", async () => {
    const second = { id: idOf(2), createdAt: '2026-03-10T11:30:00Z' }
    const { booking } = await show((item, state) => [
      [changeOf(item, state)],
      [changeOf(item, state, { ...second, due: { amount: 4500, currency: 'USD' } })],
    ])
    const regionOf = async (name: string) =>
      within(await screen.findByRole('region', { name: `⁨${name}⁩ · Pay for the change` }))
    const first = await regionOf(stayOf(booking).hotel.name)
    const other = await regionOf(otherName)
    expect(await first.findByRole('button', { name: 'Pay $123.00' })).toBeVisible()
    expect(await other.findByRole('button', { name: 'Pay $45.00' })).toBeVisible()
    await userEvent.type(other.getByLabelText(/^Card number/), '42')
    expect(first.getByLabelText(/^Card number/)).toHaveValue('')
    expect(other.getByLabelText(/^Card number/)).toHaveValue('42')
  })

  it('stay visible after a later amendment of another item', async () => {
    const rejected = { id: idOf(2), createdAt: '2026-03-10T11:30:00Z', state: 'rejected' } as const
    await show((item, state) => [[changeOf(item, state)], [changeOf(item, state, rejected)]])
    expect(await screen.findByRole('region', { name: /Pay for the change$/ })).toBeVisible()
    expect(screen.getByText(`⁨${otherName}⁩ · The supplier declined your change`)).toBeVisible()
  })

  it('show the changes, the cost and the new terms above the payment', async () => {
    await show((item, state) => [[changeOf(item, state, { isAskedByMail: true })]])
    const region = within(await screen.findByRole('region', { name: 'Pay for the change' }))
    const pay = await region.findByRole('button', { name: 'Pay $123.00' })
    for (const words of ['Check-out', 'Current price', '$800.00', 'New price', '$923.00'])
      expect(
        region.getByText(words).compareDocumentPosition(pay) & Node.DOCUMENT_POSITION_FOLLOWING,
      ).toBeTruthy()
    expect(region.getByText(/Dec.* 24/)).toBeVisible()
    expect(region.getByText(/^Free cancellation until|no longer be cancelled free/)).toBeVisible()
  })

  it('are fetched again until their outcome is known', async () => {
    hurry()
    const { booking, answered } = await show((item, of) => [[changeOf(item, of, { state: 'in_doubt' })]])
    expect(await screen.findByText('Your change is being confirmed')).toBeVisible()
    const [stay] = booking.items
    if (!stay) throw new Error('Expected a booking with a stay.')
    answered.amendments = [[changeOf(stay, booking, { state: 'applied' })]]
    await later()
    expect(await screen.findByText('The booking has been changed.')).toBeVisible()
  })

  it('lose their payment form at the deadline, and are polled until they end', async () => {
    hurry()
    const { answered } = await show((item, of) => [[changeOf(item, of, { secondsLeft: 0 })]])
    expect(await screen.findByText('The time to pay for the change has run out.')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Payment' })).toBeNull()
    const { looks } = answered
    for (let round = 0; round < 3; round += 1) await later()
    await waitFor(() => expect(answered.looks).toBeGreaterThan(looks + 1))
  })
})
