// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Booking, HotelRate } from '../../contract/types.ts'
import { withDialogs } from '../../shell/testing-dialog.ts'
import { testSite } from '../../shell/testing-site.tsx'
import {
  fillGuests,
  findCheckout,
  goOn,
  guestForm,
  leavePage,
  paymentStep,
} from './checkout/testing-checkout.ts'
import { attemptOf } from './payment/payment-attempt.ts'

beforeEach(() => sessionStorage.clear())

describe('what a checkout holds', () => {
  const site = testSite('meridian')
  withDialogs()

  let stays = 0
  /** Another stay each time: of a room there are too few for all of them. */
  function nextStay() {
    const day = (ahead: number) => new Date(Date.UTC(2026, 4, 8 + ahead)).toISOString().slice(0, 10)
    stays += 1
    return { start: day(stays * 4), end: day(stays * 4 + 3) }
  }

  /** From the form to the payment, as an agent, who may hold more than a visitor; gives the address of what is held. */
  async function held(): Promise<string> {
    await site().signIn('agent')
    // Of more than one room, so that the same rate has a form beside what is held.
    const choose = ({ payment, roomsLeft }: HotelRate) => payment === 'now' && roomsLeft > 1
    await site().show((await findCheckout(site().origin, { stay: nextStay(), choose })).href)
    await fillGuests()
    goOn()
    await paymentStep()
    return `${location.pathname}${location.search}`
  }

  /** Answers for the booking as it is, with something of it changed. */
  function tell(change: (booking: Booking) => Partial<Booking>) {
    let isInner = false
    site().network.use(
      http.get('*/api/bookings/:reference', async ({ request }) => {
        if (isInner) return undefined
        isInner = true
        const answer = await fetch(request.clone())
        isInner = false
        const { data } = (await answer.json()) as { data: Booking }
        return HttpResponse.json({ data: { ...data, ...change(data) } })
      }),
    )
  }
  const left = (secondsLeft: number, canExtend = true): Partial<Booking> => ({
    hold: { expiresAt: '2031-01-01T00:00:00Z', secondsLeft, canExtend },
  })

  it('is counted down by the server’s clock, and still there after a reload', async () => {
    const address = await held()
    expect(screen.getByRole('timer').textContent).toMatch(/^1[45]:\d\d$/)
    leavePage()
    await site().show(address)
    await paymentStep()
    expect(screen.getByRole('timer').textContent).toMatch(/^1[45]:\d\d$/)
    expect(screen.queryByText(/^The rooms are held for less than/)).toBeNull()
  })

  it('is warned of three minutes before its end, once and without haste', async () => {
    const address = await held()
    leavePage()
    tell(() => left(170))
    await site().show(address)
    await paymentStep()
    expect(screen.getByText('The rooms are held for less than 3 minutes.')).toHaveAttribute(
      'aria-live',
      'polite',
    )
    expect(screen.getByText(/^Not much time left/)).toBeVisible()
    expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off')
  })

  it('is held for longer once', async () => {
    const address = await held()
    leavePage()
    tell(() => left(170))
    await site().show(address)
    await paymentStep()
    expect(screen.getByRole('timer').textContent).toMatch(/^2:\d\d$/)
    fireEvent.click(screen.getByRole('button', { name: 'More time' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'More time' })).toBeNull())
    expect(screen.getByRole('timer').textContent).toMatch(/^1[45]:\d\d$/)
  })

  it('says where more time could not be had', async () => {
    await held()
    site().network.use(http.post('*/api/bookings/:reference/hold', () => HttpResponse.error()))
    fireEvent.click(screen.getByRole('button', { name: 'More time' }))
    expect(await screen.findByText('That did not work. Try once more.')).toBeVisible()
    expect(screen.getByRole('timer')).toBeVisible()
  })

  it('ends at zero: whether it was paid is asked first, then the price is checked again, with what was typed', async () => {
    const address = await held()
    leavePage()
    let asked = 0
    tell(() => {
      asked += 1
      return asked < 3 ? left(asked === 1 ? 1 : 0) : { state: 'expired' }
    })
    await site().show(address)
    await paymentStep()
    const title = (name: string) => screen.findByRole('heading', { level: 1, name })
    expect(await title('We are checking whether this stay was paid')).toBeVisible()
    expect(screen.queryByText(/nothing was charged/i)).toBeNull()
    for (const name of [/^Pay \$/, 'Check the price again']) {
      expect(screen.queryByRole('button', { name })).toBeNull()
    }
    expect(screen.queryByRole('link', { name: 'Back to the hotel' })).toBeNull()
    expect(await title('The rooms are no longer held')).toBeVisible()
    expect(screen.getByText('Nothing was charged. What you typed is still there.')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Check the price again' }))
    expect(await guestForm()).toHaveFocus()
    expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Ada')
    expect(location.search).not.toContain('reference')
  })

  it('that is over leads back with what was asked of rates and the place of the search', async () => {
    const address = await held()
    leavePage()
    tell(() => ({ state: 'expired' }))
    const asked = 'destination=Lisbon&lat=38.72&long=-9.13'
    await site().show(`${address}&${asked}&cancel=free`)
    const back = await screen.findByRole('link', { name: 'Back to the hotel' })
    expect(back.getAttribute('href')).toMatch(
      new RegExp(`/search-details\\?hotelId=.+&${asked}&start=.+&cancel=free$`),
    )
  })

  it('that is over says nothing of what was typed elsewhere', async () => {
    const address = await held()
    leavePage()
    const reference = new URLSearchParams(address.split('?')[1]).get('reference')
    tell(() => ({ state: 'expired' }))
    for (const opened of [`/booknow/hotels/checkout?reference=${reference}`, address]) {
      if (opened === address) sessionStorage.clear()
      await site().show(opened)
      expect(
        await screen.findByRole('heading', { level: 1, name: 'The rooms are no longer held' }),
      ).toBeVisible()
      expect(screen.getByText('Nothing was charged.')).toBeVisible()
      leavePage()
    }
  })

  it('is given back by who says so twice, and never by leaving', async () => {
    const address = await held()
    leavePage()
    await site().show(address)
    await paymentStep()
    const give = () => screen.getAllByRole('button', { name: 'Give the rooms back' })
    fireEvent.click(give()[0] as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: 'Give the rooms back?' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep them' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('timer')).toBeVisible()
    fireEvent.click(give()[0] as HTMLElement)
    const again = await screen.findByRole('dialog', { name: 'Give the rooms back?' })
    fireEvent.click(within(again).getByRole('button', { name: 'Give the rooms back' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'You gave the rooms back' })).toBeVisible()
  })

  it('is pointed to from the same rate’s form, as long as it is held', async () => {
    const address = await held()
    leavePage()
    await site().show(address.replace(/&reference=.*$/, ''))
    expect(await screen.findByText('You are holding these rooms already')).toBeVisible()
    expect(
      within(screen.getByRole('main')).getByRole('link', { name: 'Continue to payment' }),
    ).toHaveAttribute('href', expect.stringMatching(/&reference=LV-/))
  })

  /** The same rate's form once more, while the booking of before stands as it is told. */
  async function formBeside(
    state: () => Partial<Booking>,
    booking: Booking['payment']['state'] = 'processing',
  ) {
    const address = await held()
    leavePage()
    tell((now) => ({ payment: { ...now.payment, state: booking }, ...state() }))
    await site().show(address.replace(/&reference=.*$/, ''))
    await guestForm()
  }
  const button = () => screen.getByRole('button', { name: 'Continue to payment' })

  it.each(['confirmed', 'pending'] as const)(
    'keeps the form of the same rate shut while its payment is waited for, and once it is %s, which stays told',
    async (state) => {
      let is: Partial<Booking> = {}
      let sent = 0
      site().network.use(
        http.post('*/api/bookings', () => {
          sent += 1
          return undefined
        }),
      )
      await formBeside(() => is)
      const before = sent
      expect(await screen.findByText('The payment is on its way')).toBeVisible()
      expect(button()).toBeDisabled()
      expect(button()).toHaveAccessibleDescription(/^The earlier booking of these rooms comes first/)
      is = { state }
      const title = await screen.findByText('You have already booked these rooms')
      expect(title.closest('[role=alert]')).toHaveTextContent(/Your booking is .?LV-/)
      const link = screen.getByRole('link', { name: 'See the booking' })
      expect(link.getAttribute('href')).toMatch(/^\/booknow\/hotels\/confirm-payment\?reference=LV-/)
      expect(button()).toBeDisabled()
      fireEvent.submit(document.getElementById('checkout-guests') as HTMLElement)
      // Long enough for what a submit of an open form sends.
      await new Promise((done) => setTimeout(done, 200))
      expect(sent).toBe(before)
    },
  )

  it('frees the form of the same rate once it has ended unpaid, and says so', async () => {
    let is: Partial<Booking> = left(0)
    await formBeside(() => is, 'requires_payment_method')
    expect(await screen.findByText('We are checking whether this stay was paid')).toBeVisible()
    expect(button()).toBeDisabled()
    is = { state: 'expired' }
    expect(await screen.findByText('Nothing came of your earlier booking')).toBeVisible()
    await waitFor(() => expect(button()).toBeEnabled())
  })

  it('frees the form too once what was seen as booked is refused by the house, and says so', async () => {
    let is: Partial<Booking> = { state: 'pending' }
    await formBeside(() => is, 'requires_capture')
    expect(await screen.findByText('You have already booked these rooms')).toBeVisible()
    is = { state: 'rejected' }
    expect(await screen.findByText('Nothing came of your earlier booking')).toBeVisible()
    await waitFor(() => expect(button()).toBeEnabled())
  })

  it('keeps the form shut where it cannot be asked what came of it, until that is known', async () => {
    const address = await held()
    leavePage()
    let isLost = true
    site().network.use(
      http.get('*/api/bookings/:reference', () => (isLost ? HttpResponse.error() : undefined)),
    )
    await site().show(address.replace(/&reference=.*$/, ''))
    await guestForm()
    expect(await screen.findByText('We could not find out what came of your earlier booking')).toBeVisible()
    expect(button()).toBeDisabled()
    isLost = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('You are holding these rooms already')).toBeVisible()
    expect(button()).toBeEnabled()
  })

  it('keeps the form shut where a booking was tried whose end nobody knows, and leads on with that one', async () => {
    const address = await held()
    const reference = new URLSearchParams(address.split('?')[1]).get('reference') ?? ''
    attemptOf(reference).key()
    leavePage()
    await site().show(address.replace(/&reference=.*$/, ''))
    await guestForm()
    const title = await screen.findByText('You began to book these rooms already')
    expect(title.closest('[role=alert]')).not.toHaveTextContent(/payment is on its way|do not pay/)
    expect(screen.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute(
      'href',
      expect.stringContaining(`reference=${reference}`),
    )
    expect(button()).toBeDisabled()
    attemptOf(reference).end()
  })

  it.each([
    ['on_hold', 'You are holding these rooms already', 'Continue to payment'],
    ['confirmed', 'You have already booked these rooms', 'See the booking'],
  ] as const)('took the last of the rooms, and nobody was faster: %s', async (state, title, way) => {
    const address = await held()
    leavePage()
    tell(() => ({ state }))
    const soldOut = { code: 'sold_out', status: 409, title: 'sold_out' }
    site().network.use(http.post('*/api/quotes', () => HttpResponse.json(soldOut, { status: 409 })))
    await site().show(address.replace(/&reference=.*$/, ''))
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: way })).toHaveAttribute(
      'href',
      expect.stringMatching(/reference=LV-/),
    )
    expect(screen.queryByText('Somebody was faster')).toBeNull()
  })

  it.each(['confirmed', 'pending', 'completed', 'cancelled', 'rejected'] as const)(
    'is told where all bookings are once it is %s, and what was typed is forgotten',
    async (state) => {
      const address = await held()
      leavePage()
      tell(() => ({ state }))
      await site().show(address)
      await waitFor(() => expect(location.pathname).toBe('/booknow/hotels/confirm-payment'))
      expect(location.search).toMatch(/^\?reference=LV-[A-Z0-9]+$/)
      expect(sessionStorage.getItem('livery_checkout')).toBeNull()
    },
  )

  it('is not another browser’s', async () => {
    await site().show('/booknow/hotels/checkout?reference=LV-AAAAAA')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This booking is not open here' }),
    ).toBeVisible()
  })
})

describe('what lowers the price of a checkout', () => {
  const site = testSite('meridian')
  withDialogs()

  const addCode = (code: string) => {
    fireEvent.change(screen.getByLabelText('Promo code'), { target: { value: code } })
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  }

  it('is a code of the agency, which is added and taken away again; another is refused beside its field', async () => {
    await site().giveSavings()
    const { href, rate } = await findCheckout(site().origin)
    await site().show(href)
    await guestForm()
    addCode('no code!')
    expect(screen.getByLabelText('Promo code')).toHaveAccessibleDescription(
      'This code is not known here, or is over',
    )
    addCode('NOBODYS')
    await waitFor(() =>
      expect(screen.getByLabelText('Promo code')).toHaveAccessibleDescription(
        'This code is not known here, or is over',
      ),
    )
    addCode('welcome10')
    expect(await screen.findByText(/^WELCOME10 takes \$[\d.]+ off$/)).toBeVisible()
    const due = () =>
      screen.getAllByText('To pay now')[0]?.parentElement?.querySelector('data')?.getAttribute('value')
    const total = (rate.price?.total ?? 0) / 100
    expect(Number(due())).toBeCloseTo(total * 0.9, 1)
    expect(screen.queryByRole('dialog')).toBeNull()
    leavePage()
    await site().show(href)
    expect(await screen.findByText(/^WELCOME10 takes/)).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByLabelText('Promo code')).toBeVisible()
    expect(Number(due())).toBe(total)
  })

  it('is the wallet of who has one', async () => {
    await site().giveSavings()
    const { href, rate } = await findCheckout(site().origin)
    await site().signIn('member')
    await site().show(href)
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Use my wallet ($120.00)' }))
    expect(await screen.findByText('$120.00 of it is used for this booking.')).toBeVisible()
    const due = screen.getAllByText('To pay now')[0]?.parentElement
    expect(due).toHaveTextContent(`$${((rate.price?.total ?? 0) / 100 - 120).toFixed(2)}`)
  })

  it('is nothing where the agency has no codes', async () => {
    const { href } = await findCheckout(site().origin)
    site().network.use(
      http.post('*/api/quotes', async ({ request }) => {
        if (request.headers.get('x-inner')) return undefined
        const inner = new Request(request.clone(), {
          headers: { ...Object.fromEntries(request.headers), 'x-inner': '1' },
        })
        const { data } = (await (await fetch(inner)).json()) as { data: object }
        return HttpResponse.json({ data: { ...data, takesPromo: false } }, { status: 201 })
      }),
    )
    await site().show(href)
    await guestForm()
    expect(screen.queryByLabelText('Promo code')).toBeNull()
  })
})
