// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { proofCases } from '../../../../../scripts/proof-cases.ts'
import type { Booking } from '../../../../contract/types.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { bookAt, holdAt, quoteAt, stayOf } from '../../products/hotel/testing-booking.ts'

const page = '/booknow/hotels/confirm-payment'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const card = (name: string) => within(screen.getByRole('region', { name }))

describe('booking confirmation', () => {
  const site = testSite('meridian')
  const shownAs = (booking: Booking, change: Partial<Booking>) =>
    site().network.use(
      http.get(`*/api/bookings/${booking.reference}`, () =>
        HttpResponse.json({ data: { ...booking, ...change } }),
      ),
    )

  it('shows that the stay is booked, the next steps, the stay and its documents', async () => {
    const booking = await bookAt(site().origin)
    await site().show(`${page}?reference=${booking.reference}`)
    expect(await heading('Your stay is booked')).toBeVisible()
    expect(screen.getByText(booking.reference)).toBeVisible()
    expect(card('What comes next').getAllByRole('listitem').length).toBeGreaterThanOrEqual(2)
    expect(card('Travellers').getByText('Ada 1 Byron')).toBeVisible()
    expect(screen.getByRole('heading', { name: stayOf(booking).hotel.name })).toBeVisible()
    const papers = card('Voucher and calendar')
    const voucher = papers.getByRole('link', { name: 'Open the voucher' })
    expect(voucher.getAttribute('href')).toBe(`/api/bookings/${booking.reference}/voucher`)
    expect(papers.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'download',
      `${booking.reference}.ics`,
    )
  })

  it('counts an authorised amount as paid, and hides wholesale rate and markup from a guest', async () => {
    const booking = await bookAt(site().origin)
    await site().show(`${page}?reference=${booking.reference}`)
    await heading('Your stay is booked')
    expect(card('Price').getByText('Paid')).toBeVisible()
    expect(card('Price').queryByText('Wholesale Rate')).toBeNull()
    expect(card('Create an account').getByRole('link', { name: 'Sign Up' })).toBeVisible()
  })

  it("shows an agent the wholesale rate, the markup and the agency's bookings", async () => {
    await site().signIn('agent')
    const booking = await bookAt(site().origin)
    await site().show(`${page}?reference=${booking.reference}`)
    await heading('Your client’s stay is booked')
    const { hotel } = stayOf(booking)
    expect(screen.getByText(`${hotel.name} is expecting your client.`)).toBeVisible()
    expect(card('What comes next').getByText(/^Your client shows the voucher at check-in/)).toBeVisible()
    expect(card('Price').getByText('Wholesale Rate')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Create an account' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'See my trips' })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'See it in the bookings' }))
    expect(await heading(stayOf(booking).hotel.name)).toBeVisible()
    expect(location.pathname + location.search).toBe(`/bookings?reference=${booking.reference}`)
  })

  it('links a guest who signed in later to their trips, and can still cancel', async () => {
    const booking = await bookAt(site().origin, undefined, undefined, 'traveller@meridian.example')
    await site().signIn('traveller')
    await site().show(`${page}?reference=${booking.reference}`)
    await heading('Your stay is booked')
    expect(screen.getByRole('region', { name: 'History' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Cancel this booking…' })).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'See my trips' }))
    expect(await heading(stayOf(booking).hotel.name)).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'All trips' }))
    expect(await screen.findByText(booking.reference)).toBeVisible()
  })

  it('copies the reference', async () => {
    const booking = await bookAt(site().origin)
    await site().show(`${page}?reference=${booking.reference}`)
    await heading('Your stay is booked')
    const visitor = userEvent.setup()
    await visitor.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(booking.reference)
  })

  it('links an unpaid booking to its payment', async () => {
    const booking = await holdAt(site().origin, await quoteAt(site().origin))
    await site().show(`${page}?reference=${booking.reference}`)
    expect(await heading('This stay is not paid yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute(
      'href',
      `/booknow/hotels/checkout?reference=${booking.reference}`,
    )
    expect(screen.queryByRole('link', { name: 'Open the voucher' })).toBeNull()
  })

  it("waits for a hotel's answer and shows it", async () => {
    const booking = await bookAt(site().origin)
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    })
    try {
      shownAs(booking, { state: 'in_doubt' })
      await site().show(`${page}?reference=${booking.reference}`)
      expect(await heading('We are waiting for the hotel')).toBeVisible()
      expect(screen.getByText(/Please do not book again/)).toBeVisible()
      expect(screen.queryByRole('link', { name: 'Open the voucher' })).toBeNull()
      site().network.resetHandlers()
      await vi.advanceTimersByTimeAsync(4500)
      expect(await heading('Your stay is booked')).toBeVisible()
    } finally {
      vi.useRealTimers()
    }
  })

  it('keeps polling after one failed request', async () => {
    const booking = await bookAt(site().origin)
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    })
    try {
      shownAs(booking, { state: 'in_doubt' })
      await site().show(`${page}?reference=${booking.reference}`, { retries: false })
      await heading('We are waiting for the hotel')
      const failures: string[] = []
      site().network.use(
        http.get('*/api/bookings/:reference', () => {
          failures.push('502')
          return new HttpResponse(null, { status: 502 })
        }),
      )
      await vi.advanceTimersByTimeAsync(4500)
      await waitFor(() => expect(failures.length).toBeGreaterThan(0))
      expect(await heading('We are waiting for the hotel')).toBeVisible()
      site().network.resetHandlers()
      await vi.advanceTimersByTimeAsync(4500)
      expect(await heading('Your stay is booked')).toBeVisible()
    } finally {
      vi.useRealTimers()
    }
  })

  it('requests no payment of an authorised amount while the hotel decides', async () => {
    const booking = await bookAt(site().origin)
    shownAs(booking, { state: 'in_doubt', payment: { ...booking.payment, state: 'requires_capture' } })
    await site().show(`${page}?reference=${booking.reference}`)
    await heading('We are waiting for the hotel')
    expect(card('Price').getByText('Authorised')).toBeVisible()
    expect(card('Price').queryByText('To pay now')).toBeNull()
  })

  it('promises no refund if nothing was paid', async () => {
    const booking = await bookAt(site().origin, ({ payment }) => payment === 'at_property')
    shownAs(booking, { state: 'in_doubt' })
    await site().show(`${page}?reference=${booking.reference}`)
    await heading('We are waiting for the hotel')
    expect(
      card('What comes next').getByText(/If the hotel declines, there is nothing to pay\.$/),
    ).toBeVisible()
    expect(screen.queryByText(/money back/)).toBeNull()
    expect(screen.queryByText('To pay now')).toBeNull()
  })

  it('says that nothing is paid for a refused booking, and links to the rooms', async () => {
    const booking = await bookAt(site().origin)
    const { stay } = stayOf(booking)
    shownAs(booking, { state: 'rejected' })
    await site().show(`${page}?reference=${booking.reference}`)
    expect(await heading('The hotel could not confirm this stay')).toBeVisible()
    expect(
      screen.getByText(/^There is nothing to pay\. The \$[\d,.]+ reserved on the card is released/),
    ).toBeVisible()
    const link = screen.getByRole('link', { name: 'See the rooms again' })
    expect(link.getAttribute('href')).toContain(`start=${stay.start}&end=${stay.end}&rooms=1&adults=2`)
  })

  it('counts nothing as paid for a stay paid at the property, and shows the amount due', async () => {
    const booking = await bookAt(site().origin, ({ payment }) => payment === 'at_property')
    expect(booking.state).toBe('confirmed')
    await site().show(`${page}?reference=${booking.reference}`)
    await heading('Your stay is booked')
    expect(card('What comes next').getByText(/^You pay \$[\d,.]+ at the hotel\.$/)).toBeVisible()
    expect(card('Price').queryByText('Paid')).toBeNull()
    expect(card('Price').getByText('To pay at the property')).toBeVisible()
  })

  it.each(
    proofCases(
      [
        ['expired', 'The time to pay has run out'],
        ['released', 'The hold on this stay was released'],
        ['cancelled', 'This stay is cancelled'],
        ['cancellation_requested', 'The cancellation is being processed'],
        ['completed', 'Your stay is over'],
      ],
      2,
    ),
  )('shows the state of a booking that is %s', async (state, words) => {
    const booking = await bookAt(site().origin)
    shownAs(booking, { state })
    await site().show(`${page}?reference=${booking.reference}`)
    expect(await heading(words)).toBeVisible()
  })

  it('shows the same for a forbidden booking as for an unknown one', async () => {
    const { reference } = await bookAt(site().origin)
    site().useAnotherBrowser()
    await site().show(`${page}?reference=${reference}`)
    const text = (await heading('This booking could not be found')).parentElement?.textContent
    // A mailed link no longer opens a reassigned booking; logging in does.
    expect(text).toMatch(
      /Log in with the account you booked with, or .+ If .+ without an account, use the link/,
    )
    screen.getByRole('main').remove()
    await site().show(`${page}?reference=LV-7K3QX9`)
    expect((await heading('This booking could not be found')).parentElement?.textContent).toBe(text)
    screen.getByRole('main').remove()
    await site().show(`${page}?reference=%3Cscript%3E`)
    expect(await heading('This booking could not be found')).toBeVisible()
  })

  it('can be requested again after a server error', async () => {
    const booking = await bookAt(site().origin)
    site().network.use(http.get('*/api/bookings/:reference', () => HttpResponse.error()))
    await site().show(`${page}?reference=${booking.reference}`, { retries: false })
    expect(await heading('Something went wrong')).toBeVisible()
    site().network.resetHandlers()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading('Your stay is booked')).toBeVisible()
  })
})

describe('link of a confirmation mail', () => {
  const site = testSite('meridian')

  it('opens the booking by its key, also on retry, and removes it from the address', async () => {
    const booking = await bookAt(site().origin)
    const key = 'k'.repeat(43)
    const tried: unknown[] = []
    site().useAnotherBrowser()
    site().network.use(
      http.post(`*/api/bookings/${booking.reference}/access`, async ({ request }) => {
        tried.push(await request.json())
        if (tried.length === 1) return HttpResponse.error()
        if (tried.length === 2) return new HttpResponse(null, { status: 429 })
        site().network.use(
          http.get(`*/api/bookings/${booking.reference}`, () => HttpResponse.json({ data: booking })),
        )
        return HttpResponse.json({ data: booking })
      }),
    )
    await site().show(`${page}?reference=${booking.reference}#key=${key}`)
    expect(await heading('Something went wrong')).toBeVisible()
    expect(location.hash).toBe('')
    expect(JSON.stringify(history.state)).toContain(key)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(tried).toHaveLength(2))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await heading('Your stay is booked')).toBeVisible()
    expect(tried).toEqual([{ key }, { key }, { key }])
    expect(location.hash).toBe('')
    expect(JSON.stringify(history.state)).not.toContain(key)
  })

  /** Opens a link whose key gets no answer yet; returns a function that answers it. */
  async function openSlowly() {
    const booking = await bookAt(site().origin)
    site().useAnotherBrowser()
    const answer = Promise.withResolvers<Response>()
    const request = Promise.withResolvers<void>()
    site().network.use(
      http.post(`*/api/bookings/${booking.reference}/access`, () => {
        request.resolve()
        return answer.promise
      }),
    )
    await site().show(`${page}?reference=${booking.reference}#key=${'k'.repeat(43)}`)
    await request.promise
    return () => answer.resolve(HttpResponse.json({ data: booking }))
  }

  it('hides the key from the address during the attempt, since analytics read addresses', async () => {
    const answer = await openSlowly()
    expect(location.href).not.toContain('kkkk')
    answer()
  })

  it('does not bring back a visitor who went to another page meanwhile', async () => {
    const answer = await openSlowly()
    await userEvent.click(screen.getAllByRole('link', { name: 'FAQ' })[0] as HTMLElement)
    await waitFor(() => expect(location.pathname).toBe('/faqs'))
    answer()
    // Longer than an answer takes to reach the page.
    await new Promise((done) => setTimeout(done, 200))
    expect(location.pathname).toBe('/faqs')
  })

  it('removes a wrong key from the address and opens nothing', async () => {
    const { reference } = await bookAt(site().origin)
    site().useAnotherBrowser()
    await site().show(`${page}?reference=${reference}#key=${'a'.repeat(43)}`)
    await waitFor(() => expect(location.hash).toBe(''))
    expect(location.search).toBe(`?reference=${reference}`)
    expect(await heading('This link does not open a booking')).toBeVisible()
    expect(screen.getByText(/^Log in with the email address you booked with\./)).toBeVisible()
    const login = within(screen.getByRole('main')).getByRole('link', { name: 'Log In' })
    const back = decodeURIComponent(login.getAttribute('href') ?? '')
    expect(back).toContain(`${page}?reference=${reference}`)
    expect(back).not.toContain('aaaa')
  })
})
