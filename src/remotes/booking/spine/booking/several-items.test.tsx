// @vitest-environment jsdom

import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { proofCases } from '../../../../../scripts/proof-cases.ts'
import { ofProduct } from '../../../../contract/of-product.ts'
import type { Booking, BookingItem, MoneyAmount } from '../../../../contract/types.ts'
import { withDialogs } from '../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { bookAt, stayOf } from '../../products/hotel/testing-booking.ts'

const second = 'd9428888-122b-41e1-b85c-6f4c3f2a9b10'
const other = 'Casa do Largo'
const usd = (amount: number): MoneyAmount => ({ amount, currency: 'USD' })
const charge = { code: 'city-tax', amount: 777, currency: 'USD' as const, estimate: null }

describe.each(['confirm-payment', 'trip'])('several items of a booking on the page %s', (page) => {
  const site = testSite('meridian')
  withDialogs()
  let stored: Booking | undefined
  let first = ''

  /**
   * Shows a booking of a confirmed stay and one in a second hotel, with the given fields of the second item and the
   * booking.
   */
  async function show(change: Partial<BookingItem>, whole: Partial<Booking> = {}): Promise<void> {
    if (page === 'trip') await site().signIn('traveller')
    stored ??= await bookAt(site().origin)
    const booking = stored
    const [stay] = booking.items
    if (!stay) throw new Error('Expected a booking with an item.')
    first = stayOf(booking).hotel.name
    const { hotel } = ofProduct(stay.subject, 'hotel')
    const item: BookingItem = {
      ...stay,
      id: second,
      subject: { product: 'hotel', hotel: { ...hotel, hotel: { ...hotel.hotel, name: other } } },
      price: { ...stay.price, dueLocally: [charge] },
      confirmationNumber: 'CASA-1',
      ...change,
    }
    const data = { ...booking, items: [stay, item], ...whole }
    site().network.use(http.get('*/api/bookings/:reference', () => HttpResponse.json({ data })))
    const { reference } = booking
    const path = page === 'trip' ? '/mytrip/mytrips' : '/booknow/hotels/confirm-payment'
    await site().show(`${path}?reference=${reference}`)
    await screen.findByRole('region', { name: other })
  }
  const itemOf = (name: string) => within(screen.getByRole('region', { name }))

  it.each(
    proofCases(
      [
        ['rejected', 'Not confirmed', 'partly_confirmed', /Nothing is booked at Casa do Largo\./],
        [
          'pending',
          'Awaiting confirmation',
          'pending',
          /Casa do Largo has received the booking and confirms it/,
        ],
        ['in_doubt', 'Waiting for an answer', 'in_doubt', /Casa do Largo has not answered yet/],
      ],
      2,
    ),
  )("shows a %s item's state, and the other as booked", async (state, word, whole, means) => {
    const costsNothing = state === 'rejected'
    await show({ state, availableActions: [], ...(costsNothing && { costsNothing }) }, { state: whole })
    expect(itemOf(other).getByText(word)).toBeVisible()
    expect(itemOf(other).getByText(means)).toBeVisible()
    expect(itemOf(first).getByText('Confirmed')).toBeVisible()
    expect(itemOf(first).getByText(`${first} is expecting you.`)).toBeVisible()
    expect(screen.queryByText(new RegExp(`${other} is expecting you`))).toBeNull()
  })

  it("shows a cancelled item's cost and refund, and omits what no longer applies", async () => {
    const cancellation = { at: '2026-03-10T10:00:00Z', penalty: usd(1500), refund: usd(6500) }
    const payment = { refunded: usd(6500) }
    await show(
      { state: 'cancelled', cancellation, availableActions: [] },
      { payment: { ...(stored as Booking).payment, state: 'succeeded', ...payment } },
    )
    const gone = itemOf(other)
    expect(gone.getByText('Cancelled')).toBeVisible()
    const words = gone.getByText(/Your booking at Casa do Largo no longer exists/)
    expect(words).toHaveTextContent('The cancellation fee was $15.00. $65.00 was refunded to the card.')
    expect(gone.queryByText('CASA-1')).toBeNull()
    expect(screen.queryByRole('region', { name: new RegExp(`Cancellation.*${other}`) })).toBeNull()
    expect(screen.getByRole('region', { name: new RegExp(`Cancellation.*${first}`) })).toBeVisible()
    expect(screen.queryByText('$7.77')).toBeNull()
    expect(within(screen.getByRole('region', { name: 'Travellers' })).queryByText(other)).toBeNull()
  })

  it('shows the local charges and the supplier number of a booked item', async () => {
    await show({})
    expect(itemOf(other).getByText('CASA-1')).toBeVisible()
    expect(screen.getByText('$7.77')).toBeVisible()
  })

  it('names the item of each step in the history', async () => {
    const at = (minute: number) => `2026-03-10T10:0${minute}:00Z`
    const id = (stored as Booking).items[0]?.id ?? ''
    await show(
      { state: 'rejected', costsNothing: true },
      {
        state: 'partly_confirmed',
        history: [
          { at: at(1), what: 'confirmed', itemId: id },
          { at: at(1), what: 'rejected', itemId: second },
          { at: at(2), what: 'paid', amount: usd(8000) },
        ],
      },
    )
    const history = within(screen.getByRole('region', { name: 'History' }))
    const steps = history.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(steps[0]).toMatch(/^Paid · \$80\.00/)
    expect(steps[1]).toMatch(/^Casa do Largo · Declined by the hotel/)
    expect(steps[2]).toMatch(new RegExp(`^${first} · Confirmed by the hotel`))
  })
})

describe('confirmation of a partly refused booking', () => {
  const site = testSite('meridian')
  withDialogs()

  async function show(): Promise<string> {
    const booking = await bookAt(site().origin)
    const [stay] = booking.items
    if (!stay) throw new Error('Expected a booking with an item.')
    const { hotel } = ofProduct(stay.subject, 'hotel')
    const refused: BookingItem = {
      ...stay,
      id: second,
      state: 'rejected',
      costsNothing: true,
      subject: { product: 'hotel', hotel: { ...hotel, hotel: { ...hotel.hotel, name: other } } },
    }
    const data: Booking = { ...booking, state: 'partly_confirmed', items: [stay, refused] }
    site().network.use(http.get('*/api/bookings/:reference', () => HttpResponse.json({ data })))
    await site().show(`/booknow/hotels/confirm-payment?reference=${booking.reference}`)
    await screen.findByRole('heading', { level: 1, name: 'Part of the booking is confirmed' })
    return stayOf(booking).hotel.name
  }

  it('offers a voucher and a calendar file for the confirmed items', async () => {
    await show()
    const papers = within(screen.getByRole('region', { name: 'Voucher and calendar' }))
    expect(papers.getByRole('link', { name: 'Open the voucher' })).toBeVisible()
    expect(papers.getByRole('link', { name: 'Add to calendar' })).toBeVisible()
  })

  it('lists next steps for the confirmed item only', async () => {
    const first = await show()
    const next = within(screen.getByRole('region', { name: 'What comes next' }))
    expect(await next.findByRole('heading', { name: first })).toBeVisible()
    expect(next.queryByRole('heading', { name: other })).toBeNull()
    expect(next.getAllByText(/Show the voucher when you check in/)).toHaveLength(1)
  })

  it('lists each item with its state at the top', async () => {
    const first = await show()
    const items = within(screen.getByRole('list', { name: 'What was booked' })).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      `${first}Confirmed`,
      `${other}Not confirmed`,
    ])
  })
})
