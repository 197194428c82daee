// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Booking } from '../../../../contract/types.ts'
import { withDialogs } from '../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { attemptOf } from '../payment/payment-attempt.ts'
import { goOn, guestForm, leavePage, write } from './testing-checkout.ts'
import { heldRooms, hurry, later, left } from './testing-held.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.useRealTimers())

const button = () => screen.getByRole('button', { name: 'Continue to payment' })
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const main = () => within(screen.getByRole('main'))
const problem = (code: string, status = 409) => HttpResponse.json({ code, status, title: code }, { status })
const ended = 'Nothing came of your earlier booking'

/** The same rate's form once more, while the booking of before stands as it is told. */
describe('a form beside what its tab holds already', () => {
  const site = testSite('meridian')
  withDialogs()
  const { held, leaveHeld, tell } = heldRooms(site)

  async function formBeside(
    state: () => Partial<Booking>,
    payment: Booking['payment']['state'] = 'processing',
  ) {
    const address = await leaveHeld()
    tell((now) => ({ payment: { ...now.payment, state: payment }, ...state() }))
    hurry()
    await site().show(address)
    await guestForm()
  }

  it('leads on to it, as long as it is held', async () => {
    await site().show(await leaveHeld())
    expect(await screen.findByText('These rooms are already on hold for you')).toBeVisible()
    expect(main().getByRole('link', { name: 'Continue to payment' })).toHaveAttribute(
      'href',
      expect.stringMatching(/&reference=LV-/),
    )
  })

  it.each(['confirmed', 'pending'] as const)(
    'is shut while its payment is waited for, and once it is %s, which stays told',
    async (state) => {
      let is: Partial<Booking> = {}
      await formBeside(() => is)
      expect(await screen.findByText('The payment is on its way')).toBeVisible()
      expect(button()).toBeDisabled()
      expect(button()).toHaveAccessibleDescription(/^You have an unfinished booking for these rooms/)
      is = { state }
      await later()
      const told = await screen.findByText('You have already booked these rooms')
      expect(told.closest('[role=alert]')).toHaveTextContent(/Your booking is .?LV-/)
      const link = screen.getByRole('link', { name: 'See the booking' })
      expect(link.getAttribute('href')).toMatch(/^\/booknow\/hotels\/confirm-payment\?reference=LV-/)
      expect(button()).toBeDisabled()
    },
  )

  it('tells what came of it elsewhere to who comes back to the tab', async () => {
    const address = await leaveHeld()
    // The page of the payment hears of who comes back, too.
    cleanup()
    let is: Partial<Booking> = {}
    tell(() => is)
    await site().show(address)
    expect(await screen.findByText('These rooms are already on hold for you')).toBeVisible()
    is = { state: 'confirmed' }
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('You have already booked these rooms')).toBeVisible()
  })

  it('that is none of this browser’s any more changes nothing for who comes back to the tab', async () => {
    const address = await leaveHeld()
    cleanup()
    let looks = 0
    const prices: string[] = []
    site().network.use(
      http.get('*/api/bookings/:reference', () => {
        looks += 1
        return problem('not_found', 404)
      }),
      http.post('*/api/quotes', () => {
        prices.push('asked')
        return problem('sold_out')
      }),
    )
    await site().show(address)
    expect(await title('Somebody was faster')).toBeVisible()
    const before = [looks, prices.length]
    document.dispatchEvent(new Event('visibilitychange'))
    // Long enough for what is asked at once.
    await new Promise((done) => setTimeout(done, 200))
    expect([looks, prices.length]).toEqual(before)
    expect(screen.getByRole('heading', { level: 1, name: 'Somebody was faster' })).toBeVisible()
  })

  it('is forgotten once what it came to was seen on its own page, and not before', async () => {
    const kept = () => sessionStorage.getItem('livery_checkout')
    await formBeside(() => ({ state: 'confirmed' }))
    const link = await screen.findByRole('link', { name: 'See the booking' })
    fireEvent.click(link, { ctrlKey: true })
    expect(kept()).toContain('LV-')
    const before = history.length
    fireEvent.click(link)
    await waitFor(() => expect(location.pathname).toBe('/booknow/hotels/confirm-payment'))
    await waitFor(() => expect(kept()).toBeNull())
    // The way back leads past the form, which would take the rooms for somebody else’s.
    expect(history.length).toBe(before)
  })

  it('holds nothing by a submit while it is shut', async () => {
    const asked: string[] = []
    await formBeside(() => ({}))
    expect(await screen.findByText('The payment is on its way')).toBeVisible()
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Ada')
    site().network.use(
      http.all(/\/api\/bookings/, ({ request: { method } }) => {
        asked.push(method)
      }),
    )
    fireEvent.submit(document.getElementById('checkout-guests') as HTMLElement)
    // What a submit sends is sent before the next two questions about the booking.
    await later()
    await later()
    await waitFor(() => expect(asked.filter((method) => method === 'GET').length).toBeGreaterThan(1))
    expect(asked).not.toContain('POST')
  })

  it('is free once it has ended unpaid, and says so', async () => {
    let is: Partial<Booking> = left(0)
    await formBeside(() => is, 'requires_payment_method')
    expect(await screen.findByText('We are checking whether this stay was paid')).toBeVisible()
    expect(button()).toBeDisabled()
    is = { state: 'expired' }
    await later()
    expect(await screen.findByText(ended)).toBeVisible()
    await waitFor(() => expect(button()).toBeEnabled())
  })

  it('is free too once what was seen as booked is refused by the house, and says so', async () => {
    let is: Partial<Booking> = { state: 'pending' }
    await formBeside(() => is, 'requires_capture')
    expect(await screen.findByText('You have already booked these rooms')).toBeVisible()
    is = { state: 'rejected' }
    await later()
    expect(await screen.findByText(ended)).toBeVisible()
    await waitFor(() => expect(button()).toBeEnabled())
  })

  it('is shut where it cannot be asked what came of it, until that is known', async () => {
    const address = await leaveHeld()
    let isLost = true
    site().network.use(
      http.get('*/api/bookings/:reference', () => (isLost ? HttpResponse.error() : undefined)),
    )
    await site().show(address, { retries: false })
    await guestForm()
    expect(await screen.findByText('We could not find out what came of your earlier booking')).toBeVisible()
    expect(button()).toBeDisabled()
    isLost = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('These rooms are already on hold for you')).toBeVisible()
    expect(button()).toBeEnabled()
  })

  it('is shut where a booking was tried whose end nobody knows, and leads on with that one', async () => {
    const address = await held()
    const reference = new URLSearchParams(address.split('?')[1]).get('reference') ?? ''
    attemptOf(reference).key()
    leavePage()
    await site().show(address.replace(/&reference=.*$/, ''))
    await guestForm()
    const told = await screen.findByText('You have already started to book these rooms')
    expect(told.closest('[role=alert]')).not.toHaveTextContent(/payment is on its way|do not pay/)
    expect(screen.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute(
      'href',
      expect.stringContaining(`reference=${reference}`),
    )
    expect(button()).toBeDisabled()
  })

  it('that is sent for another client and refused says that nothing more is held, and where rooms are', async () => {
    await site().show(await leaveHeld())
    await screen.findByText('These rooms are already on hold for you')
    await waitFor(() => expect(button()).toBeEnabled())
    write('Email address', 'grace@reader.example')
    site().network.use(http.post('*/api/bookings', () => problem('sold_out')))
    goOn()
    expect(await title('Somebody was faster')).toBeVisible()
    expect(main().getByText(/^No other rooms are held for you\. Nothing is left/)).toBeVisible()
    expect(screen.getByText('These rooms are already on hold for you')).toBeVisible()
    expect(main().getByRole('link', { name: 'See other rooms' })).toBeVisible()
    expect(main().getByRole('heading', { name: 'Nearest dates' })).toBeVisible()
  })
})

describe('a price that is refused while its tab has the rooms itself', () => {
  const site = testSite('meridian')
  withDialogs()
  const { leaveHeld, tell } = heldRooms(site)

  /** The same rate once more, whose price is answered by what comes first; gives what the page says of it by then. */
  async function refused(code: string, state: () => Partial<Booking>, isStill = () => true) {
    const address = await leaveHeld()
    tell(state)
    site().network.use(http.post('*/api/quotes', () => (isStill() ? problem(code) : undefined)))
    hurry()
    await site().show(address)
  }
  const blame = /Somebody was faster|can no longer be booked/

  it.each([
    ['on_hold', 'These rooms are already on hold for you', 'Continue to payment', 'See other rooms'],
    ['confirmed', 'You have already booked these rooms', 'See the booking', 'Back to the hotel'],
  ] as const)('says that nobody was faster: %s', async (state, told, way, other) => {
    await refused('sold_out', () => ({ state }))
    const heading = await title('No rooms left at this rate')
    expect(heading).toBeVisible()
    // What follows it says something: no paragraph of blanks is left between it and the way on.
    expect(heading.nextElementSibling).toHaveTextContent(/\S/)
    expect(screen.getByText(told)).toBeVisible()
    expect(main().getByRole('link', { name: way })).toHaveAttribute(
      'href',
      expect.stringMatching(/reference=LV-/),
    )
    expect(main().getByRole('link', { name: other })).toBeVisible()
    expect(screen.queryByText(blame)).toBeNull()
  })

  it.each([
    ['sold_out', 'No rooms left at this rate'],
    ['proposal_over', 'This proposal cannot be booked again'],
  ])('is asked anew once they have ended: %s', async (code, name) => {
    let is: Partial<Booking> = left(0)
    await refused(
      code,
      () => is,
      () => is.state === undefined,
    )
    expect(await title(name)).toBeVisible()
    const notice = screen.getByText('We are checking whether this stay was paid').closest('[role]')
    expect(screen.queryByText(blame)).toBeNull()
    is = { state: 'expired' }
    await later()
    expect(await guestForm()).toBeVisible()
    // The same place says it: a screen reader reads what changes there.
    expect(screen.getByText(ended).closest('[role]')).toBe(notice)
    expect(notice).toHaveAttribute('role', 'status')
    expect(screen.queryByText(blame)).toBeNull()
  })

  it('is said to be somebody else’s where nothing is left after they have ended, and nobody is told to book', async () => {
    let is: Partial<Booking> = left(0)
    await refused('sold_out', () => is)
    await title('No rooms left at this rate')
    expect(main().queryByRole('heading', { name: 'Nearest dates' })).toBeNull()
    expect(main().getByRole('link', { name: 'Back to the hotel' })).toBeVisible()
    is = { state: 'expired' }
    await later()
    expect(await title('Somebody was faster')).toBeVisible()
    expect(screen.getByText(ended)).toBeVisible()
    expect(screen.queryByText(/You can book these rooms now/)).toBeNull()
  })

  it('that could not be checked is no word on whether anything is booked', async () => {
    await refused('supplier_timeout', () => ({ state: 'confirmed' }))
    expect(await title('Something went wrong')).toBeVisible()
    expect(await screen.findByText('You have already booked these rooms')).toBeVisible()
    expect(screen.queryByText(/Nothing is booked or paid/)).toBeNull()
    expect(main().getByRole('link', { name: 'Back to the hotel' })).toBeVisible()
  })
})
