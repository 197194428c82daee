// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { proofCases } from '../../../../../scripts/proof-cases.ts'
import type { Booking, HotelRate } from '../../../../contract/types.ts'
import { withDialogs } from '../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { holdAt, quoteAt } from '../../products/hotel/testing-booking.ts'
import { hurry, hurryTo } from '../checkout/testing-held.ts'

const booked = () => screen.findByRole('heading', { level: 1, name: 'Your stay is booked' })
const choose = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))
const pay = () => userEvent.click(screen.getByRole('button', { name: /^Pay \$/ }))
const number = () => screen.findByLabelText(/^Card number/)
const confirmation = '*/api/bookings/:reference/confirmation'

/** Uses a new site for every few tests, since too many holds at once are refused. */
function checkouts() {
  const site = testSite('meridian')
  withDialogs()
  beforeEach(() => sessionStorage.clear())
  afterEach(() => vi.useRealTimers())
  const sent: unknown[] = []
  return {
    site,
    sent,
    async open(wanted?: (rate: HotelRate) => boolean): Promise<Booking> {
      const booking = await holdAt(site().origin, await quoteAt(site().origin, wanted))
      await site().show(`/booknow/hotels/checkout?reference=${booking.reference}`)
      return booking
    },
    /** Records the requests to the gateway from now on. */
    listen() {
      sent.length = 0
      site().network.use(
        http.post('*/api/payments/sandbox/:id', async ({ request }) => {
          sent.push(await request.clone().json())
          return undefined
        }),
      )
    },
  }
}

describe('payment at the test gateway', () => {
  const { open, sent, listen } = checkouts()

  it('is marked as a test, and sends only a token of a test card', async () => {
    const { reference, payment } = await open()
    expect(await screen.findByText('This is a test gateway')).toBeVisible()
    listen()
    await choose(/^Payment succeeds/)
    expect(await number()).toHaveValue('4242 4242 4242 4242')
    await pay()
    await booked()
    expect(location.pathname + location.search).toBe(`/booknow/hotels/confirm-payment?reference=${reference}`)
    expect(sent).toEqual([{ clientSecret: payment.clientSecret, token: 'sandbox_success' }])
  })

  it('formats the input, marks errors at each field, and never sends a real card', async () => {
    await open()
    const field = await number()
    expect(field).toHaveAttribute('autocomplete', 'cc-number')
    expect(field).not.toHaveAttribute('name')
    listen()
    await pay()
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription('Enter the number of a test card.')
    await userEvent.type(field, '4242424242424241')
    expect(field).toHaveValue('4242 4242 4242 4241')
    expect(field).toHaveAccessibleDescription('This card number is not valid.')
    await userEvent.clear(field)
    await userEvent.type(field, '5555555555554444')
    expect(field).toHaveAccessibleDescription(/^This is not a test card\./)
    const expiry = screen.getByLabelText(/^Expiry date/)
    await userEvent.type(expiry, '325')
    expect(expiry).toHaveValue('03 / 25')
    expect(expiry).toHaveAccessibleDescription('This card has expired.')
    await userEvent.type(screen.getByLabelText(/^Security code/), '1')
    expect(screen.getByLabelText(/^Security code/)).toHaveAccessibleDescription(
      'The security code has 3 or 4 digits.',
    )
    await pay()
    expect(sent).toEqual([])
  })

  it.each(
    proofCases(
      [
        ['Insufficient funds', /There is not enough money on this card/],
        ['Reported lost', /Your bank gave no reason/],
      ],
      1,
    ),
  )('explains a declined card (%s), and accepts another', async (name, reason) => {
    await open()
    await number()
    await choose(new RegExp(`^${name}`))
    await pay()
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('Your payment was declined')).toBeVisible()
    expect(alert.textContent).toMatch(reason)
    expect(alert.textContent).toContain('Nothing was charged.')
    // It comes directly before the button, and has the focus.
    expect(document.activeElement).toContainElement(alert)
    expect(document.activeElement?.nextElementSibling).toHaveAccessibleName(/^Pay /)
    await choose(/^Payment succeeds/)
    await pay()
    await booked()
  })
})

describe("payment with a bank's question or without an answer", () => {
  const { site, open, sent, listen } = checkouts()

  it('asks like a bank, in a dialog that closes only with an answer', async () => {
    await open()
    await number()
    await choose(/^The bank asks for confirmation/)
    await pay()
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you making this payment?' }))
    expect(dialog.getByText(/^A payment of \$[\d,.]+ is waiting for your approval\.$/)).toBeVisible()
    expect(dialog.queryByRole('button', { name: /close/i })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    await booked()
  })

  it('treats a refused question as a decline, and asks again at the next attempt', async () => {
    await open()
    await number()
    await choose(/^The bank asks for confirmation/)
    await pay()
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not confirm that it was you/)
    await pay()
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }))
    await booked()
  })

  it("asks the server if the gateway's answer is lost, and books once", async () => {
    await open()
    await number()
    await choose(/^The bank’s answer is lost/)
    await pay()
    await booked()
  })

  it('polls an unknown outcome without offering payment or release, and continues by itself', async () => {
    await open()
    await number()
    expect(screen.getByRole('button', { name: 'Release the rooms' })).toBeVisible()
    let isLost = true
    site().network.use(http.post(confirmation, () => (isLost ? HttpResponse.error() : undefined)))
    await choose(/^Payment succeeds/)
    hurry()
    screen.getByRole('button', { name: /^Pay \$/ }).click()
    expect(
      await screen.findByRole('heading', { name: 'Waiting for your bank. Please do not pay again.' }),
    ).toHaveFocus()
    expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Release the rooms' })).toBeNull()
    isLost = false
    site().network.resetHandlers()
    expect(await hurryTo('Your stay is booked')).toBeVisible()
  })

  it('allows releasing the rooms after a decline, but not during an attempt', async () => {
    await open()
    await number()
    const answered = Promise.withResolvers<undefined>()
    site().network.use(http.post(confirmation, () => answered.promise))
    await choose(/^Insufficient funds/)
    const releaseButton = () => screen.queryByRole('button', { name: 'Release the rooms' })
    expect(releaseButton()).toBeVisible()
    await pay()
    expect(await screen.findByText(/^We are processing your payment/)).toBeVisible()
    expect(releaseButton()).toBeNull()
    answered.resolve(undefined)
    expect(await screen.findByText('Your payment was declined')).toBeVisible()
    expect(releaseButton()).toBeVisible()
  })

  it('finds the paid booking after a reload, and pays nothing twice', async () => {
    const { reference } = await open()
    await number()
    listen()
    site().network.use(http.post(confirmation, () => HttpResponse.error()))
    await choose(/^Payment succeeds/)
    await pay()
    await screen.findByRole('heading', { name: /^Waiting for your bank/ })
    screen.getByRole('main').remove()
    site().network.resetHandlers()
    listen()
    await site().show(`/booknow/hotels/checkout?reference=${reference}`)
    await booked()
    expect(sent).toEqual([])
  })

  it('waits while the bank processes', async () => {
    await open()
    await number()
    await choose(/^The bank answers late/)
    await pay()
    expect(await screen.findByRole('heading', { name: /^Waiting for your bank/ })).toBeVisible()
  })
})

describe('outcome of a payment', () => {
  const { site, open } = checkouts()

  it('leads to a booking that the hotel has yet to confirm, or has refused', async () => {
    const first = await open()
    await number()
    for (const state of ['pending', 'rejected'] as const) {
      site().network.use(
        http.post(confirmation, () => HttpResponse.json({ data: { ...first, state } })),
        http.get('*/api/bookings/:reference', ({ request }) =>
          location.pathname.endsWith('/confirm-payment')
            ? HttpResponse.json({ data: { ...first, state, reference: request.url.split('/').at(-1) } })
            : undefined,
        ),
      )
      await choose(/^Payment succeeds/)
      await pay()
      const words = {
        pending: 'The booking awaits confirmation',
        rejected: 'The hotel could not confirm this stay',
      }[state]
      expect(await screen.findByRole('heading', { level: 1, name: words })).toBeVisible()
      if (state === 'rejected') return
      screen.getByRole('main').remove()
      site().network.resetHandlers()
      await open()
      await number()
    }
  })

  it('reports that the time is over if the hold was released during payment', async () => {
    const booking = await open()
    await number()
    site().network.use(
      http.post(confirmation, () =>
        HttpResponse.json({ code: 'hold_expired', title: '', status: 409, detail: '' }, { status: 409 }),
      ),
      http.get(`*/api/bookings/${booking.reference}`, () =>
        HttpResponse.json({ data: { ...booking, hold: undefined, state: 'expired' } }),
      ),
    )
    await choose(/^Payment succeeds/)
    await pay()
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull())
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your rooms are no longer held' }),
    ).toBeVisible()
  })

  it('needs no card if the stay is paid at the hotel: one click books', async () => {
    await open(({ payment }) => payment === 'at_property')
    expect(await screen.findByText('You pay at the hotel during your stay.')).toBeVisible()
    expect(screen.queryByLabelText(/^Card number/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Book now' }))
    await booked()
  })

  it('accepts no second card after the deadline, and offers the rooms again once released', async () => {
    hurry()
    const booking = await open()
    await number()
    const lapsed = {
      ...booking,
      hold: { ...booking.hold, secondsLeft: 0 },
      payment: { ...booking.payment, declined: 'insufficient_funds' },
    }
    site().network.use(
      http.post(confirmation, () => HttpResponse.json({ data: lapsed })),
      http.get(`*/api/bookings/${booking.reference}`, () => HttpResponse.json({ data: lapsed })),
    )
    await choose(/^Insufficient funds/)
    await pay()
    expect(
      await screen.findByRole('heading', { name: 'We are checking whether this stay was paid' }),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull()
    site().network.use(
      http.get(`*/api/bookings/${booking.reference}`, () =>
        HttpResponse.json({ data: { ...booking, hold: undefined, state: 'expired' } }),
      ),
    )
    expect(await hurryTo('Your rooms are no longer held')).toBeVisible()
  })
})

describe('booking with nothing due here', () => {
  const { site, open } = checkouts()

  it('mentions no payment while it books, nor while the outcome is unknown', async () => {
    await open(({ payment }) => payment === 'at_property')
    await screen.findByText('You pay at the hotel during your stay.')
    let answer: (value: Response) => void = () => undefined
    site().network.use(http.post(confirmation, () => new Promise<Response>((resolve) => (answer = resolve))))
    await userEvent.click(screen.getByRole('button', { name: 'Book now' }))
    expect(await screen.findByText('We are booking the room. Please stay on this page.')).toBeVisible()
    await waitFor(() => expect(answer).toHaveProperty('length', 1))
    hurry()
    answer(HttpResponse.error())
    expect(
      await screen.findByRole('heading', { name: 'We are checking whether your room is booked.' }),
    ).toHaveFocus()
    expect(screen.getByText(/^You pay nothing now\./)).toBeVisible()
    expect(screen.queryByText(/your bank|your payment/i)).toBeNull()
    site().network.resetHandlers()
    expect(await hurryTo('Your stay is booked')).toBeVisible()
  })
})

describe('payment that cannot be started', () => {
  const { site } = checkouts()
  const showPaying = async (change: object) => {
    const booking = await holdAt(site().origin, await quoteAt(site().origin))
    const payment = { ...booking.payment, ...change }
    site().network.use(
      http.get(`*/api/bookings/${booking.reference}`, () =>
        HttpResponse.json({ data: { ...booking, payment } }),
      ),
    )
    await site().show(`/booknow/hotels/checkout?reference=${booking.reference}`)
  }

  it('shows whom to contact if online payment is impossible', async () => {
    await showPaying({ gateway: 'stripe' })
    const heading = await screen.findByRole('heading', { name: 'Online payment is not set up' })
    expect(within(heading.parentElement as HTMLElement).getByRole('link', { name: /@/ })).toBeVisible()
  })

  it('retries on click if the gateway is briefly unavailable', async () => {
    await showPaying({ clientSecret: undefined, reference: undefined })
    expect(await screen.findByRole('heading', { name: 'The payment could not be opened' })).toBeVisible()
    site().network.use(http.get('*/api/bookings/:reference', () => HttpResponse.error()))
    await choose(/^Try again/)
    expect(await screen.findByRole('alert')).toHaveTextContent('The payment failed')
    site().network.resetHandlers()
    await choose(/^Try again/)
    await number()
    await choose(/^Payment succeeds/)
    await pay()
    await booked()
  })

  it('says if it can no longer be completed, and releases the rooms on click', async () => {
    await showPaying({ isStranded: true, clientSecret: undefined, reference: undefined })
    await screen.findByRole('heading', { name: 'This payment can no longer be completed' })
    site().network.resetHandlers()
    await choose(/^Release and book again/)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'You have released the rooms' }),
    ).toBeVisible()
  })

  it('shows the form on return to the tab once the gateway is back', async () => {
    await showPaying({ clientSecret: undefined, reference: undefined })
    await screen.findByRole('heading', { name: 'The payment could not be opened' })
    site().network.resetHandlers()
    document.dispatchEvent(new Event('visibilitychange'))
    await number()
  })
})
