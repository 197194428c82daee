// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Booking } from '../../../../contract/types.ts'
import { withDialogs } from '../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { confirmAt, holdAt, payAt, quoteAt } from '../../products/hotel/testing-booking.ts'
import { hurry, hurryTo } from '../checkout/testing-held.ts'

describe('authorised hold that no page has reported', () => {
  withDialogs()
  const site = testSite('meridian')
  afterEach(() => vi.useRealTimers())

  async function authorised(): Promise<Booking> {
    const booking = await holdAt(site().origin, await quoteAt(site().origin))
    await payAt(site().origin, booking)
    return booking
  }
  const stateOf = async ({ reference }: Booking) => {
    const answer = await fetch(`${site().origin}/api/bookings/${reference}`)
    return ((await answer.json()) as { data: Booking }).data.state
  }

  it('is booked by the page that shows it, which meanwhile offers no payment', async () => {
    const booking = await authorised()
    expect(await stateOf(booking)).toBe('on_hold')
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    site().network.use(
      http.post('*/api/bookings/:reference/confirmation', async () => {
        await held
      }),
    )
    await site().show(`/booknow/hotels/confirm-payment?reference=${booking.reference}`)
    const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
    expect(await heading('The payment has arrived')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Please do not pay or book again')
    expect(screen.queryByRole('link', { name: 'Continue to payment' })).toBeNull()
    goOn()
    expect(await heading('Your stay is booked')).toBeVisible()
    expect(await stateOf(booking)).toBe('confirmed')
  })

  it('is booked by the trip page too, which retries after a failure', async () => {
    await site().signIn('traveller')
    const booking = await authorised()
    let requests = 0
    site().network.use(
      http.post('*/api/bookings/:reference/confirmation', () => {
        requests += 1
        return requests === 1 ? HttpResponse.error() : undefined
      }),
    )
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval'] })
    await site().show(`/mytrip/mytrips?reference=${booking.reference}`)
    expect(await screen.findByText('The payment has arrived')).toBeVisible()
    await waitFor(() => expect(requests).toBe(1))
    await vi.advanceTimersByTimeAsync(5000)
    await waitFor(async () => expect(await stateOf(booking)).toBe('confirmed'))
    expect(await screen.findByText('Confirmed')).toBeVisible()
    expect(requests).toBe(2)
  })

  it.each([
    [403, 'forbidden', 1],
    [404, 'not_found', 1],
    [504, 'supplier_timeout', 3],
  ])('is retried after status %i only if the answer can change', async (status, code, times) => {
    const booking = await authorised()
    let count = 0
    site().network.use(
      http.post('*/api/bookings/:reference/confirmation', () => {
        count += 1
        return HttpResponse.json({ code, status, title: code }, { status })
      }),
    )
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval'] })
    await site().show(`/booknow/hotels/confirm-payment?reference=${booking.reference}`, { retries: false })
    expect(await screen.findByText('The payment has arrived')).toBeVisible()
    await waitFor(() => expect(count).toBe(1))
    for (let round = 0; round < 2; round += 1) {
      await vi.advanceTimersByTimeAsync(4000)
      await waitFor(() => expect(count).toBe(Math.min(times, 2 + round)))
    }
  })

  it('is shown as booked by a page that may not confirm it, soon after another did', async () => {
    const booking = await authorised()
    let isRefused = false
    let looks = 0
    site().network.use(
      http.post('*/api/bookings/:reference/confirmation', () => {
        if (isRefused) return undefined
        isRefused = true
        return HttpResponse.json({ code: 'forbidden', status: 403, title: 'forbidden' }, { status: 403 })
      }),
      http.get('*/api/bookings/:reference', () => {
        if (isRefused) looks += 1
      }),
    )
    hurry()
    await site().show(`/booknow/hotels/confirm-payment?reference=${booking.reference}`)
    expect(await screen.findByText('The payment has arrived')).toBeVisible()
    await waitFor(() => expect(looks).toBeGreaterThan(0))
    const { state } = await confirmAt(site().origin, booking)
    expect(state).toBe('confirmed')
    const since = Date.now()
    await hurryTo('Your stay is booked')
    // Long before the end of the hold.
    expect(Date.now() - since).toBeLessThan(60_000)
  })
})
