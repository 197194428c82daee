// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http, passthrough } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

/** A site of its own for each few tests, since who holds too much at once is refused. */
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
    /** Notes what the gateway is told from now on. */
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

describe('paying at the test gateway', () => {
  const { open, sent, listen } = checkouts()

  it('says that it is one, and books with a test card that a press fills in; the server hears of a token alone', async () => {
    const { reference, payment } = await open()
    expect(await screen.findByText('This is a test gateway')).toBeVisible()
    listen()
    await choose(/^Goes through/)
    expect(await number()).toHaveValue('4242 4242 4242 4242')
    await pay()
    await booked()
    expect(location.pathname + location.search).toBe(`/booknow/hotels/confirm-payment?reference=${reference}`)
    expect(sent).toEqual([{ clientSecret: payment.clientSecret, token: 'sandbox_success' }])
  })

  it('puts what is typed into form and says beside each field what is wrong; nobody’s own card is sent', async () => {
    await open()
    const field = await number()
    expect(field).toHaveAttribute('autocomplete', 'cc-number')
    expect(field).not.toHaveAttribute('name')
    listen()
    await pay()
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription('Type the number of a test card.')
    await userEvent.type(field, '4242424242424241')
    expect(field).toHaveValue('4242 4242 4242 4241')
    expect(field).toHaveAccessibleDescription('A digit of this number is not right.')
    await userEvent.clear(field)
    await userEvent.type(field, '5555555555554444')
    expect(field).toHaveAccessibleDescription(/^This is not a test card\./)
    const expiry = screen.getByLabelText(/^Valid until/)
    await userEvent.type(expiry, '325')
    expect(expiry).toHaveValue('03 / 25')
    expect(expiry).toHaveAccessibleDescription('This date is past.')
    await userEvent.type(screen.getByLabelText(/^Security code/), '1')
    expect(screen.getByLabelText(/^Security code/)).toHaveAccessibleDescription('It has 3 or 4 digits.')
    await pay()
    expect(sent).toEqual([])
  })

  it.each([
    ['Not enough money', /There is not enough money on this card/],
    ['Reported lost', /Your bank gives no reason/],
  ])('says why a card was declined (%s), and another pays', async (name, reason) => {
    await open()
    await number()
    await choose(new RegExp(`^${name}`))
    await pay()
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('Your payment was declined')).toBeVisible()
    expect(alert.textContent).toMatch(reason)
    expect(alert.textContent).toContain('Nothing was charged.')
    await choose(/^Goes through/)
    await pay()
    await booked()
  })
})

describe('paying with a bank that asks, or gives no answer', () => {
  const { site, open, sent, listen } = checkouts()

  it('asks as a bank does, in a dialog that only an answer closes', async () => {
    await open()
    await number()
    await choose(/^The bank asks first/)
    await pay()
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it you who is paying?' }))
    expect(dialog.getByText(/^A payment of \$[\d,.]+ waits for your approval\.$/)).toBeVisible()
    expect(dialog.queryByRole('button', { name: /close/i })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    await booked()
  })

  it('takes a refusal of the bank’s question for a decline, and asks again at the next attempt', async () => {
    await open()
    await number()
    await choose(/^The bank asks first/)
    await pay()
    await userEvent.click(await screen.findByRole('button', { name: 'Refuse' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not make sure that it was you/)
    await pay()
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }))
    await booked()
  })

  it('asks the server where the gateway’s answer is lost, and books once', async () => {
    await open()
    await number()
    await choose(/^The bank’s answer gets lost/)
    await pay()
    await booked()
  })

  it('asks on where nobody knows how it ended, offers neither to pay nor to give up meanwhile, and goes on by itself', async () => {
    await open()
    await number()
    expect(screen.getByRole('button', { name: 'Release the rooms' })).toBeVisible()
    let isLost = true
    site().network.use(http.post(confirmation, () => (isLost ? HttpResponse.error() : passthrough())))
    await choose(/^Goes through/)
    hurry()
    screen.getByRole('button', { name: /^Pay \$/ }).click()
    expect(
      await screen.findByRole('heading', { name: 'We are asking your bank. Do not pay again.' }),
    ).toHaveFocus()
    expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Release the rooms' })).toBeNull()
    isLost = false
    site().network.resetHandlers()
    expect(await hurryTo('Your stay is booked')).toBeVisible()
  })

  it('lets nobody give the rooms back while an attempt is on its way, and anybody after a decline', async () => {
    await open()
    await number()
    const answered = Promise.withResolvers<undefined>()
    site().network.use(http.post(confirmation, () => answered.promise))
    await choose(/^Not enough money/)
    const giveBack = () => screen.queryByRole('button', { name: 'Release the rooms' })
    expect(giveBack()).toBeVisible()
    await pay()
    expect(await screen.findByText(/^We are processing your payment/)).toBeVisible()
    expect(giveBack()).toBeNull()
    answered.resolve(undefined)
    expect(await screen.findByText('Your payment was declined')).toBeVisible()
    expect(giveBack()).toBeVisible()
  })

  it('finds the paid booking after a reload, and pays for nothing twice', async () => {
    const { reference } = await open()
    await number()
    listen()
    site().network.use(http.post(confirmation, () => HttpResponse.error()))
    await choose(/^Goes through/)
    await pay()
    await screen.findByRole('heading', { name: /^We are asking your bank/ })
    screen.getByRole('main').remove()
    site().network.resetHandlers()
    listen()
    await site().show(`/booknow/hotels/checkout?reference=${reference}`)
    await booked()
    expect(sent).toEqual([])
  })

  it('waits while the bank takes its time', async () => {
    await open()
    await number()
    await choose(/^The bank takes its time/)
    await pay()
    expect(await screen.findByRole('heading', { name: /^We are asking your bank/ })).toBeVisible()
  })
})

describe('what becomes of a payment', () => {
  const { site, open } = checkouts()

  it('leads on to a booking that the hotel has not confirmed, and to one that it refused', async () => {
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
      await choose(/^Goes through/)
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

  it('says that the time is over where what was held was let go while it was paid', async () => {
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
    await choose(/^Goes through/)
    await pay()
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull())
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your rooms are no longer held' }),
    ).toBeVisible()
  })

  it('asks for no card where it is paid at the hotel: one press books', async () => {
    await open(({ payment }) => payment === 'at_property')
    expect(await screen.findByText('You pay at the hotel during your stay.')).toBeVisible()
    expect(screen.queryByLabelText(/^Card number/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Book now' }))
    await booked()
  })

  it('takes no other card where one is declined after the time is over, and offers the rooms anew once the server has let them go', async () => {
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
    await choose(/^Not enough money/)
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

describe('a booking for which nothing is paid here', () => {
  const { site, open } = checkouts()

  it('says nothing of a payment while it books what is paid at the hotel, nor while it is not known whether it did', async () => {
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

describe('a payment that cannot be opened', () => {
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

  it('says whom to ask where nothing can be paid online', async () => {
    await showPaying({ gateway: 'stripe' })
    const heading = await screen.findByRole('heading', { name: 'Paying online is not set up' })
    expect(within(heading.parentElement as HTMLElement).getByRole('link', { name: /@/ })).toBeVisible()
  })

  it('does not say so where the gateway is away for a moment, and asks again on a press', async () => {
    await showPaying({ clientSecret: undefined, reference: undefined })
    expect(
      await screen.findByRole('heading', { name: 'The payment cannot be opened right now' }),
    ).toBeVisible()
    site().network.use(http.get('*/api/bookings/:reference', () => HttpResponse.error()))
    await choose(/^Try again/)
    expect(await screen.findByRole('alert')).toHaveTextContent('The payment was not made')
    site().network.resetHandlers()
    await choose(/^Try again/)
    await number()
    await choose(/^Goes through/)
    await pay()
    await booked()
  })

  it('says where it can be finished no more, and gives the rooms back on a press', async () => {
    await showPaying({ isStranded: true, clientSecret: undefined, reference: undefined })
    await screen.findByRole('heading', { name: 'This payment can no longer be completed' })
    site().network.resetHandlers()
    await choose(/^Give back and book again/)
    expect(await screen.findByRole('heading', { level: 1, name: 'You have released the rooms' })).toBeVisible()
  })

  it('shows the form as soon as the gateway is back, for who returns to the tab', async () => {
    await showPaying({ clientSecret: undefined, reference: undefined })
    await screen.findByRole('heading', { name: 'The payment cannot be opened right now' })
    site().network.resetHandlers()
    document.dispatchEvent(new Event('visibilitychange'))
    await number()
  })
})
