// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Booking } from '../../../../contract/types.ts'
import { withDialogs } from '../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { confirmAt, holdAt, payAt, quoteAt } from '../../products/hotel/testing-booking.ts'

const looking = 'We are checking whether this stay was paid'
const stored = '*/api/bookings/:reference'

describe('confirmation of an expired hold', () => {
  withDialogs()
  const site = testSite('meridian')
  afterEach(() => vi.useRealTimers())

  const held = async () => holdAt(site().origin, await quoteAt(site().origin))
  /** The server's answer in the moments before it ends the hold. */
  const over = (booking: Booking, change: Partial<Booking> = {}) => {
    const hold = { expiresAt: '2026-03-10T12:15:00.000Z', secondsLeft: 0, canExtend: false }
    const data = { ...booking, hold, ...change }
    site().network.use(http.get(stored, () => HttpResponse.json({ data })))
  }
  const show = ({ reference }: Booking) =>
    site().show(`/booknow/hotels/confirm-payment?reference=${reference}`)
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

  it('promises nothing while an unknown payment may exist, and shows the booking once there is one', async () => {
    const booking = await held()
    await payAt(site().origin, booking)
    expect(booking.payment.state).toBe('requires_payment_method')
    over(booking, { discounts: [{ kind: 'credits', amount: 1250 }] })
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval'] })
    await show(booking)
    expect(await heading(looking)).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Please do not pay or book again yet')
    expect(screen.queryByText(/nothing was charged|was refunded to the wallet/i)).toBeNull()
    const price = within(screen.getByRole('region', { name: 'Price' }))
    expect(price.queryByText('To pay now')).toBeNull()
    for (const name of ['Continue to payment', 'See the rooms again', 'Book again']) {
      expect(screen.queryByRole('link', { name })).toBeNull()
    }
    await confirmAt(site().origin, booking)
    site().network.resetHandlers()
    await vi.advanceTimersByTimeAsync(5000)
    expect(await heading('Your stay is booked')).toBeVisible()
  })

  it.each([
    ['2026-03-11T12:00:00.000Z', /^Price guaranteed until Wed, Mar 11, 12:00.PM Western European Time$/],
    [undefined, 'The price is not guaranteed until you pay.'],
  ])('names both clocks of a hold that is paid later (%s)', async (priceUntil, price) => {
    const booking = await held()
    const payBy = '2026-03-12T12:00:00.000Z'
    const payLater = { payBy, ...(priceUntil !== undefined && { priceUntil }) }
    over(booking, { hold: { expiresAt: payBy, secondsLeft: 172_800, canExtend: false, payLater } })
    await show(booking)
    expect(await screen.findByText(/is held until Thu, Mar 12, 12:00.PM Western European Time/)).toBeVisible()
    expect(screen.getByText(price)).toBeVisible()
  })

  it('shows that the time is over only after the server has ended the hold', async () => {
    const booking = await held()
    over(booking)
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval'] })
    await show(booking)
    await heading(looking)
    site().network.use(
      http.get(stored, () => HttpResponse.json({ data: { ...booking, hold: undefined, state: 'expired' } })),
    )
    await vi.advanceTimersByTimeAsync(5000)
    expect(await heading('The time to pay has run out')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See the rooms again' })).toBeVisible()
  })

  it('mentions no payment if none was due', async () => {
    const booking = await holdAt(
      site().origin,
      await quoteAt(site().origin, ({ payment }) => payment === 'at_property'),
    )
    over(booking)
    await show(booking)
    expect(await heading('We are checking whether this stay was booked')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Continue to payment' })).toBeNull()
    expect(screen.queryByText(/time to pay is over/)).toBeNull()
  })

  it("expires by the page's own clock if the server cannot be reached", async () => {
    const booking = await held()
    const hold = { expiresAt: '2026-03-10T12:15:00.000Z', secondsLeft: 2, canExtend: true }
    site().network.use(
      http.get(stored, () => HttpResponse.json({ data: { ...booking, hold } }), { once: true }),
    )
    await show(booking)
    await heading('This stay is not paid yet')
    site().network.use(http.get(stored, () => HttpResponse.error()))
    expect(await screen.findByRole('heading', { level: 1, name: looking })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Continue to payment' })).toBeNull()
  })
})
