// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import type { Booking, BookingItem } from '../../../../contract/types.ts'
import { withDialogs } from '../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { bookAt, withItem } from '../../products/hotel/testing-booking.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const at = '2026-03-10T11:00:00Z'
const card = { gateway: 'sandbox', state: 'succeeded', due: usd(25_000), paid: usd(25_000) } as const
const cancelled = { at, penalty: usd(5000), refund: usd(20_000) }

interface CancelledChange extends Partial<Booking>, Pick<BookingItem, 'cancellation'> {}

describe('price of a cancelled stay', () => {
  withDialogs()
  const site = testSite('meridian')
  let booked: Booking | undefined

  /** Returns the lines of the booking's price card, by label. */
  async function linesOf({ cancellation, ...change }: CancelledChange): Promise<Record<string, string>> {
    booked ??= await bookAt(site().origin)
    const { discounts = [] } = change
    const item = withItem(booked, { state: 'cancelled', cancellation, discounts, availableActions: [] })
    const data = { ...item, state: 'cancelled', ...change }
    site().network.use(http.get('*/api/bookings/:reference', () => HttpResponse.json({ data })))
    await site().show(`/booknow/hotels/confirm-payment?reference=${booked.reference}`)
    await screen.findByRole('heading', { level: 1, name: 'This stay is cancelled' })
    const price = within(screen.getByRole('region', { name: 'Price' }))
    const lines = price.getAllByRole('term').map((term) => {
      return [term.textContent ?? '', term.nextElementSibling?.textContent ?? ''] as const
    })
    return Object.fromEntries(lines)
  }

  it('shows the cost and the pending refund, then the completed one', async () => {
    const coming = { ...card, refunded: usd(0), refunding: usd(20_000) }
    expect(await linesOf({ payment: coming, cancellation: cancelled })).toMatchObject({
      Paid: '$250.00',
      'Cancellation fee': '$50.00',
      'Refund to cardBeing refunded': '$200.00',
    })
    screen.getByRole('main').remove()
    const there = { ...card, refunded: usd(20_000) }
    expect(await linesOf({ payment: there, cancellation: cancelled })).toMatchObject({
      'Refund to card': '$200.00',
    })
    expect(screen.queryByText('Being refunded')).toBeNull()
  })

  const free = { at, penalty: usd(0) }
  it.each([
    ['more', 20_000, 5000, '$200.00', '$50.00'],
    ['less', 10_000, 15_000, '$100.00', '$150.00'],
  ])(
    'shows the earlier refund and the one that is coming, if the earlier one was %s',
    async (_, before, refund, given, coming) => {
      const payment = { ...card, refunded: usd(before), refunding: usd(refund) }
      const cancellation = { ...free, refund: usd(refund), refundedBefore: usd(before) }
      expect(await linesOf({ payment, cancellation })).toMatchObject({
        Paid: '$250.00',
        'Cancellation fee': 'None',
        'Refund to card': given,
        'Refund to cardBeing refunded': coming,
      })
      const status = screen.getByRole('status')
      expect(status).toHaveTextContent(`${given} was refunded to the card.`)
      expect(status).toHaveTextContent(`${coming} is being refunded to the card`)
      screen.getByRole('main').remove()
      const there = await linesOf({ payment: { ...card, refunded: usd(25_000) }, cancellation })
      expect(there).toMatchObject({ 'Refund to card': '$250.00' })
      expect(screen.queryByText('Being refunded')).toBeNull()
    },
  )

  it('is split between card and wallet if both paid', async () => {
    const cancellation = {
      at,
      penalty: usd(26_000),
      refund: usd(0),
      creditsBack: usd(250),
    }
    const discounts = [{ kind: 'credits' as const, amount: 1250 }]
    const lines = await linesOf({ payment: { ...card, refunded: usd(0) }, cancellation, discounts })
    expect(lines).toMatchObject({
      'From the card': '$250.00',
      'From the wallet': '$10.00',
      'Refund to card': 'None',
      'Refund to wallet': '$2.50',
    })
  })

  it('shows no payment here for a stay paid at the hotel', async () => {
    const none = { gateway: 'none', state: 'succeeded', due: usd(0), paid: usd(0), refunded: usd(0) } as const
    const cancellation = { at, penalty: usd(5000), refund: usd(0) }
    const lines = await linesOf({ payment: none, cancellation })
    expect(lines['Cancellation fee']).toBe('$50.00')
    expect(Object.keys(lines)).not.toContain('Refund to card')
    expect(screen.getByText(/^Nothing was paid online, so nothing is refunded\./)).toBeVisible()
  })

  it('shows no cost for a free cancellation', async () => {
    const cancellation = { ...free, refund: usd(25_000) }
    const lines = await linesOf({ payment: { ...card, refunded: usd(0) }, cancellation })
    expect(lines).toMatchObject({
      'Cancellation fee': 'None',
      'Refund to cardBeing refunded': '$250.00',
    })
  })
})
