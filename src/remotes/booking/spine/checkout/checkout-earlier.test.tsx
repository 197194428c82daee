// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { proofCases } from '../../../../../scripts/proof-cases.ts'
import type { Booking } from '../../../../contract/types.ts'
import { withDialogs } from '../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { attemptOf } from '../payment/payment-attempt.ts'
import { goOn, guestForm, leavePage, write } from './testing-checkout.ts'
import { heldRooms, holdWith, hurry, later } from './testing-held.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.useRealTimers())

const button = () => screen.getByRole('button', { name: 'Continue to payment' })
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const main = () => within(screen.getByRole('main'))
const problem = (code: string, status = 409) => HttpResponse.json({ code, status, title: code }, { status })
const ended = 'Your earlier booking was not completed'

/** Opens the same rate's form again, while the earlier booking has the given state. */
describe('form of a rate that the tab already holds', () => {
  const site = testSite('meridian')
  withDialogs()
  const { held, leaveHeld, answerWith } = heldRooms(site)

  async function formBeside(
    state: () => Partial<Booking>,
    payment: Booking['payment']['state'] = 'processing',
  ) {
    const address = await leaveHeld()
    answerWith((now) => ({ payment: { ...now.payment, state: payment }, ...state() }))
    hurry()
    await site().show(address)
    await guestForm()
  }

  it('links to the hold for as long as it exists', async () => {
    await site().show(await leaveHeld())
    expect(await screen.findByText('These rooms are already on hold for you')).toBeVisible()
    expect(main().getByRole('link', { name: 'Continue to payment' })).toHaveAttribute(
      'href',
      expect.stringMatching(/&reference=LV-/),
    )
  })

  it.each(proofCases(['confirmed', 'pending'], 1))(
    'is disabled while the payment is pending and once the booking is %s',
    async (state) => {
      let is: Partial<Booking> = {}
      await formBeside(() => is)
      expect(await screen.findByText('The payment is being processed')).toBeVisible()
      expect(button()).toBeDisabled()
      expect(button()).toHaveAccessibleDescription(/^You have an unfinished booking for these rooms/)
      is = { state }
      await later()
      const notice = await screen.findByText('You have already booked these rooms')
      expect(notice.closest('[role=alert]')).toHaveTextContent(/Your booking is .?LV-/)
      const link = screen.getByRole('link', { name: 'View booking' })
      expect(link.getAttribute('href')).toMatch(/^\/booknow\/hotels\/confirm-payment\?reference=LV-/)
      expect(button()).toBeDisabled()
    },
  )

  it('shows what happened elsewhere on return to the tab', async () => {
    const address = await leaveHeld()
    // The payment page also reacts to a return.
    cleanup()
    let is: Partial<Booking> = {}
    answerWith(() => is)
    await site().show(address)
    expect(await screen.findByText('These rooms are already on hold for you')).toBeVisible()
    is = { state: 'confirmed' }
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('You have already booked these rooms')).toBeVisible()
  })

  it('keeps its state on return if the booking no longer belongs to this browser', async () => {
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
    expect(await title('This rate has just sold out')).toBeVisible()
    const before = [looks, prices.length]
    document.dispatchEvent(new Event('visibilitychange'))
    // Long enough for an immediate request.
    await new Promise((done) => setTimeout(done, 200))
    expect([looks, prices.length]).toEqual(before)
    expect(screen.getByRole('heading', { level: 1, name: 'This rate has just sold out' })).toBeVisible()
  })

  it('forgets the booking only after its own page has shown the outcome', async () => {
    const stored = () => sessionStorage.getItem('livery_checkout')
    await formBeside(() => ({ state: 'confirmed' }))
    const link = await screen.findByRole('link', { name: 'View booking' })
    fireEvent.click(link, { ctrlKey: true })
    expect(stored()).toContain('LV-')
    const before = history.length
    fireEvent.click(link)
    await waitFor(() => expect(location.pathname).toBe('/booknow/hotels/confirm-payment'))
    await waitFor(() => expect(stored()).toBeNull())
    // Back skips the form, which would attribute the rooms to someone else.
    expect(history.length).toBe(before)
  })

  it('holds nothing on submit while it is disabled', async () => {
    const requests: string[] = []
    await formBeside(() => ({}))
    expect(await screen.findByText('The payment is being processed')).toBeVisible()
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Ada')
    site().network.use(
      http.all(/\/api\/bookings/, ({ request: { method } }) => {
        requests.push(method)
      }),
    )
    fireEvent.submit(document.getElementById('checkout-guests') as HTMLElement)
    // A submit would send its request before the next two about the booking.
    await later()
    await later()
    await waitFor(() => expect(requests.filter((method) => method === 'GET').length).toBeGreaterThan(1))
    expect(requests).not.toContain('POST')
  })

  it('is enabled with a notice once the booking has ended unpaid', async () => {
    let is: Partial<Booking> = holdWith(0)
    await formBeside(() => is, 'requires_payment_method')
    expect(await screen.findByText('We are checking whether this stay was paid')).toBeVisible()
    expect(button()).toBeDisabled()
    is = { state: 'expired' }
    await later()
    expect(await screen.findByText(ended)).toBeVisible()
    await waitFor(() => expect(button()).toBeEnabled())
  })

  it('is also enabled once the property refuses the booking', async () => {
    let is: Partial<Booking> = { state: 'pending' }
    await formBeside(() => is, 'requires_capture')
    expect(await screen.findByText('You have already booked these rooms')).toBeVisible()
    is = { state: 'rejected' }
    await later()
    expect(await screen.findByText(ended)).toBeVisible()
    await waitFor(() => expect(button()).toBeEnabled())
  })

  it('is disabled while the outcome cannot be requested', async () => {
    const address = await leaveHeld()
    let isLost = true
    site().network.use(
      http.get('*/api/bookings/:reference', () => (isLost ? HttpResponse.error() : undefined)),
    )
    await site().show(address, { retries: false })
    await guestForm()
    expect(await screen.findByText('We could not check your earlier booking')).toBeVisible()
    expect(button()).toBeDisabled()
    isLost = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('These rooms are already on hold for you')).toBeVisible()
    expect(button()).toBeEnabled()
  })

  it('is disabled after an attempt with an unknown outcome, and continues with that one', async () => {
    const address = await held()
    const reference = new URLSearchParams(address.split('?')[1]).get('reference') ?? ''
    attemptOf(reference).key()
    leavePage()
    await site().show(address.replace(/&reference=.*$/, ''))
    await guestForm()
    const notice = await screen.findByText('You have already started to book these rooms')
    expect(notice.closest('[role=alert]')).not.toHaveTextContent(/payment is being processed|do not pay/)
    expect(screen.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute(
      'href',
      expect.stringContaining(`reference=${reference}`),
    )
    expect(button()).toBeDisabled()
  })

  it("reports that nothing is held if another client's booking is refused, and offers rooms", async () => {
    await site().show(await leaveHeld())
    await screen.findByText('These rooms are already on hold for you')
    await waitFor(() => expect(button()).toBeEnabled())
    write('Email address', 'grace@reader.example')
    site().network.use(http.post('*/api/bookings', () => problem('sold_out')))
    goOn()
    expect(await title('This rate has just sold out')).toBeVisible()
    expect(main().getByText(/^No other rooms are held for you\. Nothing is left/)).toBeVisible()
    expect(screen.getByText('These rooms are already on hold for you')).toBeVisible()
    expect(main().getByRole('link', { name: 'See other rooms' })).toBeVisible()
    expect(main().getByRole('heading', { name: 'Nearest dates' })).toBeVisible()
  })
})

describe('refused price while the tab holds the rooms itself', () => {
  const site = testSite('meridian')
  withDialogs()
  const { leaveHeld, answerWith } = heldRooms(site)

  /** Opens the same rate again with this refusal; returns the page's text. */
  async function refused(code: string, state: () => Partial<Booking>, isStill = () => true) {
    const address = await leaveHeld()
    answerWith(state)
    site().network.use(http.post('*/api/quotes', () => (isStill() ? problem(code) : undefined)))
    hurry()
    await site().show(address)
  }
  const blame = /has just sold out|can no longer be booked/

  it.each([
    ['on_hold', 'These rooms are already on hold for you', 'Continue to payment', 'See other rooms'],
    ['confirmed', 'You have already booked these rooms', 'View booking', 'Back to the hotel'],
  ] as const)('does not blame another traveller: %s', async (state, text, link, other) => {
    await refused('sold_out', () => ({ state }))
    const heading = await title('No rooms left at this rate')
    expect(heading).toBeVisible()
    // A text follows the heading, instead of an empty paragraph before the button.
    expect(heading.nextElementSibling).toHaveTextContent(/\S/)
    expect(screen.getByText(text)).toBeVisible()
    expect(main().getByRole('link', { name: link })).toHaveAttribute(
      'href',
      expect.stringMatching(/reference=LV-/),
    )
    expect(main().getByRole('link', { name: other })).toBeVisible()
    expect(screen.queryByText(blame)).toBeNull()
  })

  it.each(
    proofCases(
      [
        ['sold_out', 'No rooms left at this rate'],
        ['proposal_over', 'This proposal cannot be booked again'],
      ],
      1,
    ),
  )('is requested again once the hold has ended: %s', async (code, name) => {
    let is: Partial<Booking> = holdWith(0)
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
    // In the same element, so that screen readers announce the change.
    expect(screen.getByText(ended).closest('[role]')).toBe(notice)
    expect(notice).toHaveAttribute('role', 'status')
    expect(screen.queryByText(blame)).toBeNull()
  })

  it('blames another traveller if nothing is left after the hold has ended', async () => {
    let is: Partial<Booking> = holdWith(0)
    await refused('sold_out', () => is)
    await title('No rooms left at this rate')
    expect(main().queryByRole('heading', { name: 'Nearest dates' })).toBeNull()
    expect(main().getByRole('link', { name: 'Back to the hotel' })).toBeVisible()
    is = { state: 'expired' }
    await later()
    expect(await title('This rate has just sold out')).toBeVisible()
    expect(screen.getByText(ended)).toBeVisible()
    expect(screen.queryByText(/You can book these rooms now/)).toBeNull()
  })

  it('says nothing about a booking if the check itself failed', async () => {
    await refused('supplier_timeout', () => ({ state: 'confirmed' }))
    expect(await title('Something went wrong')).toBeVisible()
    expect(await screen.findByText('You have already booked these rooms')).toBeVisible()
    expect(screen.queryByText(/Nothing is booked or paid/)).toBeNull()
    expect(main().getByRole('link', { name: 'Back to the hotel' })).toBeVisible()
  })
})
