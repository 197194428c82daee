// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { proofCases } from '../../../../../scripts/proof-cases.ts'
import type { Booking } from '../../../../contract/types.ts'
import { withDialogs } from '../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { daysBetween } from '../../../../tenant/calendar-days.ts'
import { enterText } from '../../../../ui/testing-text-entry.ts'
import { stayOf, withItem } from '../../products/hotel/testing-booking.ts'
import { bookAt } from './testing-trips.ts'

const trips = '/mytrip/mytrips'
const at = ({ reference }: Pick<Booking, 'reference'>) => `${trips}?reference=${reference}`
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const cancelCall = '*/api/bookings/:reference/cancellation'
const quoteCall = '*/api/bookings/:reference/cancellation-quote'

describe("traveller's trips", () => {
  const site = testSite('meridian')
  withDialogs()
  let known: Booking | undefined
  /** Signs the traveller in; gives a confirmed booking of theirs for tests that only read it. */
  const anyBooking = async () => {
    await site().signIn('traveller')
    known ??= await bookAt(site().origin)
    return known
  }
  const openDialog = async (booking: Booking) => {
    await site().show(at(booking))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel this booking…' }))
    return within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }))
  }

  it('link to a search while there are none', async () => {
    await site().signIn('member')
    await site().show(trips)
    expect(await heading('My Trips')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'No upcoming trips' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Search for a hotel' })).toHaveAttribute(
      'href',
      '/booknow/hotels',
    )
    expect(await screen.findByRole('tab', { name: 'Upcoming0', selected: true })).toBeVisible()
  })

  it('appear in tabs with counts and addresses, and link to their details and back', async () => {
    await site().signIn('traveller')
    const booking = await bookAt(site().origin)
    const { reference } = booking
    const hotel = stayOf(booking)
    const days = daysBetween('2026-03-10', hotel.stay.start)
    await site().show(trips)
    expect(await screen.findByRole('tab', { name: /^Upcoming\d+$/ })).toBeVisible()
    const card = within(
      (await screen.findAllByRole('article')).find((one) =>
        one.textContent?.includes(reference),
      ) as HTMLElement,
    )
    expect(card.getByText('Confirmed')).toBeVisible()
    expect(card.getByText(`in ${days} days`)).toBeVisible()
    expect(card.getByText('2 guests')).toBeVisible()
    await userEvent.click(card.getByRole('link', { name: hotel.hotel.name }))
    expect(await heading(hotel.hotel.name)).toBeVisible()
    expect(location.search).toBe(`?when=upcoming&reference=${reference}`)
    await userEvent.click(screen.getByRole('link', { name: 'All trips' }))
    expect(await heading('My Trips')).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: /^Past/ }))
    expect(location.search).toBe('?when=past')
    expect(await screen.findByRole('heading', { name: 'No past trips' })).toBeVisible()
  })

  it('show history, travellers, payment, voucher and calendar file of a booking', async () => {
    const booking = await anyBooking()
    await site().show(at(booking))
    await heading(stayOf(booking).hotel.name)
    const history = within(screen.getByRole('region', { name: 'History' }))
    expect(
      history.getAllByRole('listitem').map((one) => one.textContent?.split('May')[0]?.slice(0, 22)),
    ).toEqual([
      expect.stringMatching(/^Confirmed by the hotel/),
      expect.stringMatching(/^Sent to the hotel/),
      expect.stringMatching(/^Rooms held/),
    ])
    expect(screen.getByRole('link', { name: 'Voucher (PDF)' })).toHaveAttribute(
      'href',
      `/api/bookings/${booking.reference}/voucher`,
    )
    expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      `/api/bookings/${booking.reference}/calendar`,
    )
    expect(screen.getByText('Ada 1 Byron')).toBeVisible()
    const again = screen.getByRole('link', { name: 'Book again' })
    expect(again).toHaveAttribute(
      'href',
      `/booknow/hotels/hotel-details?hotelId=${stayOf(booking).hotel.id}&rooms=1&adults=2`,
    )
  })

  it('link back to the payment of a hold', async () => {
    await site().signIn('traveller')
    const booking = await bookAt(site().origin, { to: 'hold' })
    await site().show(at(booking))
    expect(await screen.findByText('Not paid yet', { selector: 'p' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute(
      'href',
      `/booknow/hotels/checkout?reference=${booking.reference}`,
    )
    expect(screen.queryByRole('button', { name: 'Cancel this booking…' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Voucher (PDF)' })).toBeNull()
  })

  it('are cancelled in two steps: first the cost, then a confirmation', async () => {
    await site().signIn('traveller')
    const booking = await bookAt(site().origin)
    const requests: string[] = []
    site().network.use(
      http.post(
        cancelCall,
        ({ request }) => void requests.push(request.headers.get('idempotency-key') ?? ''),
      ),
    )
    const dialog = await openDialog(booking)
    expect(await dialog.findByText('Cancellation fee')).toBeVisible()
    expect(dialog.getByText('Refund to card').nextElementSibling).toHaveTextContent(/^\$[\d,.]+$/)
    expect(dialog.getByRole('timer')).toHaveTextContent(/^1[45]:\d\d$/)
    const [keep] = dialog.getAllByRole('button', { name: 'Keep the booking' })
    await userEvent.click(keep as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requests).toEqual([])

    cleanup()
    const again = await openDialog(booking)
    await waitFor(() => expect(again.getByRole('button', { name: 'Cancel the booking' })).toBeEnabled())
    await userEvent.dblClick(again.getByRole('button', { name: 'Cancel the booking' }))
    expect(
      await screen.findByText('The booking is cancelled. An email with the details is on its way.'),
    ).toBeVisible()
    expect(requests).toHaveLength(1)
    expect(await screen.findByText(/^Cancelled on /)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: stayOf(booking).hotel.name })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Cancel this booking…' })).toBeNull()
  })

  it("split the loss between card and wallet, and explain the code's discount", async () => {
    await site().signIn('traveller')
    const booking = await bookAt(site().origin, {
      choose: ({ isRefundable, payment }) => !isRefundable && payment === 'now',
    })
    const discounts: Booking['discounts'] = [
      { kind: 'promo', code: 'WELCOME10', amount: 1000 },
      { kind: 'credits', amount: 500 },
    ]
    site().network.use(
      http.get('*/api/bookings/:reference', () =>
        HttpResponse.json({ data: { ...withItem(booking, { discounts }), discounts } }),
      ),
    )
    const dialog = await openDialog(booking)
    expect(
      await dialog.findByText(
        /^The fee is never more than what was paid\. The \$10\.00 discount of code ⁨WELCOME10⁩/,
      ),
    ).toBeVisible()
    const of = (term: string) => dialog.getByText(term).nextElementSibling?.textContent ?? ''
    const cents = (term: string) => Number(of(term).replaceAll(/\D/g, ''))
    expect([of('Refund to card'), of('Refund to wallet'), of('From the wallet')]).toEqual([
      'None',
      'None',
      '$5.00',
    ])
    expect(cents('From the card') + 500).toBe(cents('Cancellation fee'))
  })

  it('follow a refund until it is complete', async () => {
    const booking = await anyBooking()
    const { due } = booking.payment
    let refunded = { ...due, amount: 0 }
    const cancellation = { at: '2026-03-10T10:00:00Z', penalty: { ...due, amount: 0 }, refund: due }
    site().network.use(
      http.get('*/api/bookings/:reference', () =>
        HttpResponse.json({
          data: {
            ...withItem(booking, { state: 'cancelled', cancellation }),
            state: 'cancelled',
            payment: { ...booking.payment, refunded },
          },
        }),
      ),
    )
    await site().show(at(booking))
    expect(await screen.findByText(/is being refunded to the card/)).toBeVisible()
    refunded = due
    expect(await screen.findByText(/was refunded to the card/)).toBeVisible()
  }, 20_000)

  it('quote again when a cancellation quote has expired, and retry with the same key', async () => {
    await site().signIn('traveller')
    const booking = await bookAt(site().origin)
    const keys: (string | null)[] = []
    const answers = ['expired', 'lost', 'done']
    site().network.use(
      http.post(cancelCall, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        const answer = answers.shift()
        if (answer === 'lost') return HttpResponse.error()
        if (answer !== 'expired') return undefined
        return HttpResponse.json(
          { type: 'x', title: 'x', status: 409, code: 'quote_expired', detail: 'over', instance: 'x' },
          { status: 409, headers: { 'content-type': 'application/problem+json' } },
        )
      }),
    )
    const dialog = await openDialog(booking)
    const press = async () => {
      const button = await dialog.findByRole('button', { name: 'Cancel the booking' })
      await waitFor(() => expect(button).toBeEnabled())
      await userEvent.click(button)
    }
    await press()
    expect(
      await dialog.findByText('This cancellation quote has expired. Get an updated quote.'),
    ).toBeVisible()
    await press()
    expect(await dialog.findByText('We could not confirm the cancellation')).toBeVisible()
    await press()
    expect(
      await screen.findByText('The booking is cancelled. An email with the details is on its way.'),
    ).toBeVisible()
    expect(keys[0]).not.toBe(keys[1])
    expect(keys[1]).toBe(keys[2])
  })

  it('report an unavailable cancellation quote, and retry on click', async () => {
    const booking = await anyBooking()
    site().network.use(http.post(quoteCall, () => HttpResponse.error(), { once: true }))
    const dialog = await openDialog(booking)
    expect(await dialog.findByText('The cancellation fee could not be checked')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Get an updated quote' }))
    expect(await dialog.findByText('Cancellation fee')).toBeVisible()
  })

  it.each(
    proofCases(
      [
        ['in_doubt', 'The hotel has not answered yet'],
        ['pending', 'The booking awaits confirmation'],
        ['needs_choice', 'Part of the booking was declined'],
        ['partly_confirmed', 'Part of the booking is confirmed'],
        ['cancellation_requested', 'The cancellation is being processed'],
        ['rejected', 'The hotel could not accept this booking'],
        ['expired', 'The time to pay has run out'],
        ['released', 'This booking was released before it was paid'],
      ],
      3,
    ),
  )('show what comes next for a booking that is %s', async (state, words) => {
    const booking = await anyBooking()
    const changed = withItem(booking, { availableActions: [] })
    site().network.use(
      http.get('*/api/bookings/:reference', () => HttpResponse.json({ data: { ...changed, state } })),
    )
    await site().show(at(booking))
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cancel this booking…' })).toBeNull()
  })

  it.each(
    proofCases(
      [
        [
          'sandbox',
          'There is nothing to pay, and the amount reserved on the card is released. Other rooms may still be available.',
        ],
        ['none', 'There is nothing to pay. Other rooms may still be available.'],
      ],
      1,
    ),
  )('say for a refused stay paid by %s what is released', async (gateway, words) => {
    const booking = await anyBooking()
    const payment = { ...booking.payment, gateway }
    const changed = withItem(booking, { availableActions: [] })
    site().network.use(
      http.get('*/api/bookings/:reference', () =>
        HttpResponse.json({ data: { ...changed, state: 'rejected', payment } }),
      ),
    )
    await site().show(at(booking))
    expect(await screen.findByText(words)).toBeVisible()
  })

  it.each(proofCases(['rejected', 'expired', 'released'], 1))(
    'say for a booking that is %s what returned to the wallet',
    async (state) => {
      const booking = await anyBooking()
      const discounts = [{ kind: 'credits' as const, amount: 1250 }]
      const changed = withItem(booking, { availableActions: [] })
      site().network.use(
        http.get('*/api/bookings/:reference', () =>
          HttpResponse.json({ data: { ...changed, state, discounts } }),
        ),
      )
      await site().show(at(booking))
      expect(await screen.findByText(/\$12\.50 was refunded to the wallet\.$/)).toBeVisible()
    },
  )

  it('list the total, and the remaining amount after discounts', async () => {
    await site().signIn('traveller')
    const usd = (amount: number) => ({ amount, currency: 'USD' })
    const line = {
      product: 'hotel',
      state: 'confirmed',
      createdAt: '2026-03-01T10:00:00Z',
      title: 'Casa',
      place: 'Lisbon',
      picture: '/scenes/fallback.svg',
      start: '2026-05-01',
      end: '2026-05-03',
      guests: 2,
      total: usd(10_000),
    }
    const bookings = [
      { ...line, reference: 'LV-7K3QX9', afterDiscounts: usd(4321) },
      { ...line, reference: 'LV-7K3QX8' },
    ]
    const counts = { upcoming: 2, past: 0, cancelled: 0 }
    site().network.use(http.get('*/api/bookings', () => HttpResponse.json({ data: { bookings, counts } })))
    await site().show(trips)
    const [less, whole] = await screen.findAllByRole('article')
    expect(less).toHaveTextContent('$100.00$43.21 after discounts')
    expect(whole).toHaveTextContent(/\$100\.00$/)
  })

  it('report that the hotel refused a cancellation and that the booking remains', async () => {
    const booking = await anyBooking()
    const history = [
      ...(booking.history ?? []),
      { at: '2026-03-10T12:00:00Z', what: 'cancellation_refused' as const },
    ]
    site().network.use(
      http.get('*/api/bookings/:reference', () => HttpResponse.json({ data: { ...booking, history } })),
    )
    await site().show(at(booking))
    expect(await screen.findByText('The hotel did not accept the cancellation')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Cancel this booking…' })).toBeVisible()
  })

  it("show nothing for another person's or an unknown reference", async () => {
    await site().signIn('member')
    const theirs = await bookAt(site().origin)
    await site().signIn('traveller')
    for (const path of [at(theirs), `${trips}?reference=LV-AAAAAA`]) {
      await site().show(path)
      expect(await heading('This booking could not be found')).toBeVisible()
      cleanup()
    }
  })

  it.each(
    proofCases(
      ['?reference=%3Cscript%3E', '?when=__proto__&before=%27', '?when=all&search=%25&state=gone'],
      1,
    ),
  )('are the upcoming ones for an invalid address: %s', async (query) => {
    await site().signIn('traveller')
    await site().show(`${trips}${query}`)
    expect(await heading('My Trips')).toBeVisible()
    expect(await screen.findByRole('tab', { name: /^Upcoming/, selected: true })).toBeVisible()
  })

  it('report a failure, and load again on click', async () => {
    await site().signIn('member')
    site().network.use(http.get('*/api/bookings', () => HttpResponse.error()))
    await site().show(trips, { retries: false })
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    site().network.resetHandlers()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('tab', { name: /^Upcoming\d+/ })).toBeVisible()
  })
})

describe("traveller's dashboard", () => {
  const site = testSite('meridian')

  it('shows the next trip with what is needed, and the wallet if there is one', async () => {
    await site().signIn('member')
    const hotel = stayOf(await bookAt(site().origin))
    const days = daysBetween('2026-03-10', hotel.stay.start)
    await site().show('/mytrip/dashboard')
    const next = within(await screen.findByRole('region', { name: 'Your next trip' }))
    expect(await next.findByText(`in ${days} days`)).toBeVisible()
    expect(next.getByRole('link', { name: hotel.hotel.name })).toBeVisible()
    expect(await next.findByRole('link', { name: 'Voucher (PDF)' })).toBeVisible()
    expect(next.getByRole('button', { name: 'Copy address' })).toBeVisible()
    expect(await screen.findByRole('link', { name: /^Balance\$/ })).toHaveAttribute('href', '/mytrip/wallet')
    expect(document.title).toMatch(/^Dashboard/)
  })

  it('links a traveller without trips to a search, and shows no wallet if there is none', async () => {
    await site().signIn('traveller')
    await site().show('/mytrip/dashboard')
    expect(await screen.findByRole('heading', { name: 'No upcoming trips' })).toBeVisible()
    expect(screen.queryByText('Balance')).toBeNull()
  })
})

describe('wallet', () => {
  const site = testSite('meridian')

  it('shows the balance, and each entry in words with its booking', async () => {
    await site().signIn('member')
    site().network.use(
      http.get('*/api/wallet', () =>
        HttpResponse.json({
          data: {
            balance: { amount: 1500, currency: 'USD' },
            entries: [
              { at: '2026-03-09T10:00:00Z', reason: 'booking', reference: 'LV-7K3QX9', amount: -1000 },
              { at: '2026-03-01T10:00:00Z', reason: 'welcome', amount: 2500 },
            ],
          },
        }),
      ),
    )
    await site().show('/mytrip/wallet/')
    expect(await heading('Wallet')).toBeVisible()
    expect(await screen.findByText('$15.00')).toBeVisible()
    const [spent, given] = (await screen.findAllByRole('listitem')).filter((one) =>
      /Spent|Welcome/.test(one.textContent ?? ''),
    )
    expect(spent).toHaveTextContent(/Spent on a booking.*−\$10\.00/)
    expect(within(spent as HTMLElement).getByRole('link', { name: 'LV-7K3QX9' })).toHaveAttribute(
      'href',
      `${trips}?reference=LV-7K3QX9`,
    )
    expect(given).toHaveTextContent(/Welcome gift.*\+\$25\.00/)
  })
})

describe('booking without an account', () => {
  const site = testSite('meridian')
  withDialogs()

  it('is managed on its own page: history, and cancellation in two steps', async () => {
    const booking = await bookAt(site().origin)
    await site().show(`/booknow/hotels/confirm-payment?reference=${booking.reference}`)
    expect(await screen.findByRole('region', { name: 'History' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel this booking…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }))
    const yes = dialog.getByRole('button', { name: 'Cancel the booking' })
    await waitFor(() => expect(yes).toBeEnabled())
    await userEvent.click(yes)
    expect(await screen.findByText('Cancellation requested')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cancel this booking…' })).toBeNull()
  })
})

describe('support about a booking', () => {
  const site = testSite('meridian')

  it("has the booking in the mail's subject, chosen from the traveller's own", async () => {
    await site().signIn('traveller')
    const booking = await bookAt(site().origin)
    await site().show(`/mytrip/support?reference=${booking.reference}`)
    const choice = await screen.findByRole('combobox', { name: 'What is it about?' })
    expect(choice).toHaveValue(booking.reference)
    expect(within(choice).getByRole('option', { selected: true })).toHaveTextContent(
      stayOf(booking).hotel.name,
    )
    await enterText(screen.getByRole('textbox', { name: /Subject/ }), 'A cot, please')
    await enterText(screen.getByRole('textbox', { name: /Message/ }), 'For a child of one year.')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText(/^Your message is on its way/)).toBeVisible()
    expect((await site().mails())[0]?.subject).toContain(`${booking.reference}: A cot, please`)
  })

  it('ignores an address without a booking, and offers no choice if there are none', async () => {
    await site().signIn('member')
    await site().show('/mytrip/support?reference=%3Cb%3Ex')
    expect(await heading('Support')).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'What is it about?' })).toBeNull()
  })
})

describe("agency's bookings", () => {
  const site = testSite('meridian')
  withDialogs()
  const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  const rowOf = async ({ reference }: Pick<Booking, 'reference'>) =>
    within((await screen.findByText(reference)).closest('tr') as HTMLElement)

  let known: Booking | undefined
  const anyBooking = async () => {
    await site().signIn('traveller')
    known ??= await bookAt(site().origin)
    return known
  }

  it.each([
    ['agent', true],
    ['restricted', false],
    ['owner', true],
  ] as const)('show the role %s wholesale rate and markup only where permitted: %s', async (name, sees) => {
    const booking = await anyBooking()
    await site().signIn(name)
    await site().show('/bookings')
    const row = await rowOf(booking)
    expect(row.getByText('Ada Byron')).toBeVisible()
    expect(row.getByText('ada@reader.example')).toBeVisible()
    expect(screen.queryAllByRole('columnheader', { name: 'Wholesale Rate' })).toHaveLength(sees ? 1 : 0)
    expect(screen.queryAllByRole('columnheader', { name: 'Agency Markup' })).toHaveLength(sees ? 1 : 0)
  })

  it('can be searched by e-mail address and opened on behalf of a client', async () => {
    const booking = await anyBooking()
    await site().signIn('agent')
    await site().show('/bookings')
    await rowOf(booking)
    await enterText(screen.getByRole('textbox', { name: 'Reference, name or email' }), 'nobody at all')
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(await screen.findByRole('heading', { name: 'No bookings match' })).toBeVisible()
    expect(location.search).toBe('?when=upcoming&search=nobody+at+all')
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus()
    await waitFor(() => expect(statuses()).toContain('0 bookings found'))
    await userEvent.click(screen.getByRole('link', { name: 'Clear' }))
    const words = screen.getByRole('textbox', { name: 'Reference, name or email' })
    expect(words).toHaveValue('')
    expect(words).toHaveFocus()
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Reference, name or email' }),
      `${booking.reference}{Enter}`,
    )
    await waitFor(async () => expect(await screen.findAllByRole('row')).toHaveLength(2))
    expect(statuses()).toContain('1 booking found')
    await userEvent.click((await rowOf(booking)).getByRole('link', { name: 'Ada Byron' }))
    expect(await heading(stayOf(booking).hotel.name)).toBeVisible()
    expect(screen.getByRole('link', { name: 'All bookings' })).toBeVisible()
    expect(screen.getAllByText('Wholesale Rate').length).toBeGreaterThan(0)
    expect(screen.getByRole('link', { name: 'Book again for this client' })).toHaveAttribute(
      'href',
      `/booknow/hotels/hotel-details?hotelId=${stayOf(booking).hotel.id}&rooms=1&adults=2&client=${booking.reference}`,
    )
  })

  it('can be filtered by arrival days, typed or chosen, from either side', async () => {
    await site().signIn('agent')
    await site().show('/bookings?when=all&from=2026-01-05')
    const from = await screen.findByRole('textbox', { name: 'Arrival from' })
    const until = screen.getByRole('textbox', { name: 'Arrival until' })
    expect(from).toHaveValue('Jan 5, 2026')
    expect(until).toHaveValue('')
    await userEvent.clear(from)
    await userEvent.type(until, '12/24/2027{Enter}')
    await waitFor(() => expect(location.search).toBe('?when=all&to=2027-12-24'))
    await userEvent.type(from, 'next week{Enter}')
    expect(from).toHaveAccessibleDescription('Enter the date as Dec 31, 2026 or 12/31/2026')
    expect(from).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(location.search).toBe('?when=all&to=2027-12-24')
    expect(from).toHaveValue('next week')
    await userEvent.clear(from)
    await userEvent.type(from, 'Dec 25, 2027')
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(until).toHaveAccessibleDescription('Choose Dec 25, 2027 or a later date')
    expect(until).toHaveFocus()
    await userEvent.clear(until)
    await userEvent.click(screen.getByRole('button', { name: 'Arrival until: choose in the calendar' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Friday, December 31, 2027/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(location.search).toBe('?when=all&from=2027-12-25&to=2027-12-31'))
  })

  it("link to no payment of a client's booking, which only the client can pay", async () => {
    await site().signIn('traveller')
    const booking = await bookAt(site().origin, { to: 'hold' })
    await site().signIn('agent')
    await site().show(`/bookings?reference=${booking.reference}`)
    expect((await screen.findAllByText('Not paid yet')).length).toBeGreaterThan(0)
    expect(screen.queryByRole('link', { name: 'Continue to payment' })).toBeNull()
  })

  it('show incidents to owner and Admin only, who can resolve them', async () => {
    const incident = {
      id: '7',
      kind: 'refund',
      reference: 'LV-7K3QX9',
      since: '2026-03-09T10:00:00Z',
      amount: { amount: 4200, currency: 'USD' },
      canRetry: true,
    }
    const moved = {
      id: '6',
      kind: 'supplier_change',
      reference: 'LV-7K3QX8',
      since: '2026-03-09T11:00:00Z',
      respondBy: '2026-03-12T22:30:00Z',
      canRetry: false,
    }
    const left: object[] = [moved, incident]
    const timeZone = 'Asia/Tokyo'
    const answers: unknown[] = []
    site().network.use(
      http.get('*/api/agency/incidents', () => HttpResponse.json({ data: { timeZone, incidents: left } })),
      http.post('*/api/agency/incidents/:id', async ({ request }) => {
        answers.push(await request.json())
        left.pop()
        return HttpResponse.json({ data: { timeZone, incidents: left } })
      }),
    )
    await site().signIn('sales')
    await site().show('/bookings')
    expect(await screen.findByRole('tab', { name: /^Upcoming\d/ })).toBeVisible()
    expect(screen.queryByText(/Needs attention/)).toBeNull()
    cleanup()
    await site().signIn('owner')
    await site().show('/bookings')
    const list = within(await screen.findByRole('region', { name: /^Needs attention/ }))
    expect(list.getByText(/^A refund could not be made/)).toHaveTextContent('$42.00')
    // In the agency's time zone, wherever the user is.
    expect(list.getByText(/^Answer by/)).toHaveTextContent('Answer by Mar 13, 2026, 7:30 AM.')
    expect(list.getAllByText(/^Since/)[0]).toHaveTextContent('Since Mar 9, 2026, 8:00 PM')
    await userEvent.click(list.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(list.queryByRole('button', { name: 'Try again' })).toBeNull())
    expect(answers).toEqual([{ answer: 'retry' }])
  })
})
