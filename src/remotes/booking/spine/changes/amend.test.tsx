// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { proofCases } from '../../../../../scripts/proof-cases.ts'
import type { Amendment, Booking } from '../../../../contract/types.ts'
import { withDialogs } from '../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { bookAt, withItem } from '../../products/hotel/testing-booking.ts'

const day = (date: string, more: number) =>
  new Date(Date.parse(date) + more * 86_400_000).toISOString().slice(0, 10)

describe('change of a booked stay', () => {
  withDialogs()
  const site = testSite('meridian')

  const page = ({ reference }: Booking) => `/booknow/hotels/confirm-payment?reference=${reference}`
  const stay = () => bookAt(site().origin, ({ payment, isRefundable }) => payment === 'now' && isRefundable)

  /** Makes the next price request ask for more nights; the calendar has its own tests. */
  function nights(booking: Booking, more: number) {
    site().network.use(
      http.post(
        '*/api/bookings/:reference/amendments',
        async ({ request }) => {
          const { change } = (await request.json()) as { change: { stay: { start: string; end: string } } }
          const { start, end } = change.stay
          const body = JSON.stringify({ change: { ...change, stay: { start, end: day(end, more) } } })
          const headers = new Headers(request.headers)
          headers.delete('content-length')
          return fetch(`${site().origin}/api/bookings/${booking.reference}/amendments?again`, {
            method: 'POST',
            headers,
            body,
          })
        },
        { once: true },
      ),
    )
  }

  async function openDialog() {
    await userEvent.click(await screen.findByRole('button', { name: 'Change dates or guests…' }))
    return within(await screen.findByRole('dialog', { name: 'Change this booking' }))
  }

  /** Shows the page of a booking with this latest amendment. */
  async function showAmendment(booking: Booking, part: Partial<Amendment>, isReadOnly = false) {
    const [item] = booking.items
    if (!item) throw new Error('Expected a booking with a stay.')
    const { subject } = item
    const amendment: Amendment = {
      id: '6f1c1f0e-0000-4000-8000-000000000001',
      createdAt: '2026-03-10T11:00:00Z',
      state: 'accepted',
      was: subject,
      becomes: subject,
      wasTotal: booking.total,
      becomesTotal: booking.total,
      due: booking.total,
      refund: { ...booking.total, amount: 0 },
      requirements: [],
      ...part,
    }
    const data = withItem(booking, { amendments: [amendment], availableActions: [] })
    const shown = { ...data, ...(isReadOnly && { isReadOnly }) }
    site().network.use(http.get('*/api/bookings/:reference', () => HttpResponse.json({ data: shown })))
    await site().show(page(booking))
  }

  it('shows the price first, and the new booking after acceptance', async () => {
    const booking = await stay()
    nights(booking, -1)
    await site().show(page(booking))
    const dialog = await openDialog()
    await userEvent.click(await dialog.findByRole('button', { name: 'See the price' }))
    const price = await dialog.findByText('Current price')
    expect(price).toBeVisible()
    // The focus moves to the price, in place of the form.
    expect(document.activeElement).toContainElement(price)
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
    expect(dialog.getByText('Check-out')).toBeVisible()
    expect(dialog.getByText('Refunded to the original payment method')).toBeVisible()
    expect(dialog.getByRole('timer')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Accept the change' }))
    const notice = await screen.findByText('The booking has been changed.')
    expect(notice).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toContainElement(notice)
  })

  it('confirms the change to the person who made it, and not on later visits', async () => {
    const booking = await stay()
    await showAmendment(booking, { state: 'applied' })
    expect(await screen.findByText(booking.reference)).toBeVisible()
    expect(screen.queryByText('The booking has been changed.')).toBeNull()
  })

  it.each([
    [true, 'is shown to the traveller who was asked by mail to pay for it'],
    [false, 'is no longer shown to the traveller who withdrew it'],
  ])('that was withdrawn (asked by mail: %s) %s', async (isAskedByMail) => {
    const booking = await stay()
    await showAmendment(booking, {
      state: 'failed',
      reason: 'withdrawn',
      ...(isAskedByMail && { isAskedByMail }),
    })
    expect(await screen.findByText(booking.reference)).toBeVisible()
    expect(screen.queryAllByText('The booking is unchanged')).toHaveLength(isAskedByMail ? 1 : 0)
  })

  it("explains in its own words why a change cannot be priced, without the server's sentence", async () => {
    const booking = await stay()
    await site().show(page(booking))
    const dialog = await openDialog()
    await userEvent.click(await dialog.findByRole('button', { name: 'See the price' }))
    expect(await dialog.findByText('The price of the change could not be checked')).toBeVisible()
    expect(dialog.getByText('This is the same as the current booking. Choose something else.')).toBeVisible()
    expect(dialog.queryByText(/body|must be/)).toBeNull()
  })

  it.each(
    proofCases(
      [
        [{ code: 'conflict', reason: 'below_discounts' }, /Please contact us to make it/],
        [{ code: 'conflict', reason: 'not_listed' }, 'This can no longer be changed.'],
        [{ code: 'conflict' }, /The booking has changed in the meantime/],
        [{ code: 'supplier_timeout' }, 'The supplier has not answered. Try again in a moment.'],
        [{ code: 'never_heard_of' }, 'Something went wrong. Please try again.'],
      ],
      2,
    ),
  )('describes %o in words', async (problem, words) => {
    const booking = await stay()
    const problemBody = {
      type: 'x',
      title: 'x',
      status: 409,
      detail: 'Only a programmer reads this.',
      ...problem,
    }
    site().network.use(
      http.post('*/api/bookings/:reference/amendments', () =>
        HttpResponse.json(problemBody, { status: 409 }),
      ),
    )
    await site().show(page(booking))
    const dialog = await openDialog()
    await userEvent.click(await dialog.findByRole('button', { name: 'See the price' }))
    expect(await dialog.findByText(words)).toBeVisible()
    expect(dialog.queryByText(/programmer/)).toBeNull()
  })

  it('focuses the payment of a dearer change, and can keep the booking as it was', async () => {
    const booking = await stay()
    nights(booking, 1)
    await site().show(page(booking))
    const dialog = await openDialog()
    await userEvent.click(await dialog.findByRole('button', { name: 'See the price' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Accept and pay' }))
    const section = await screen.findByRole('region', { name: 'Pay for the change' })
    expect(document.activeElement).toContainElement(section)
    const pay = within(section)
    expect(pay.getByRole('timer')).toBeVisible()
    expect(pay.getByText(/^The price is held until .+ If you do not pay by then/)).toBeVisible()
    await userEvent.click(pay.getByRole('button', { name: 'Keep the original booking' }))
    const notice = await screen.findByText('The booking is unchanged')
    expect(document.activeElement).toContainElement(notice)
    expect(screen.queryByRole('region', { name: 'Pay for the change' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Change dates or guests…' })).toBeVisible()
  })

  it('reloads the booking if it was paid before it could be withdrawn', async () => {
    const booking = await stay()
    const payment = {
      ...booking.payment,
      state: 'requires_payment_method',
      clientSecret: 's',
      reference: 'r',
    }
    const time = { expiresAt: '2026-03-10T12:20:00Z', secondsLeft: 1200 }
    await showAmendment(booking, { ...time, payment: payment as Amendment['payment'] & object })
    const keep = await screen.findByRole('button', { name: 'Keep the original booking' })
    const problem = { type: 'x', title: 'x', status: 409, code: 'already_paid', detail: 'No.' }
    site().network.use(
      http.delete('*/api/bookings/:reference/amendments/:id', () =>
        HttpResponse.json(problem, { status: 409 }),
      ),
      http.get('*/api/bookings/:reference', () =>
        HttpResponse.json({ data: withItem(booking, { amendments: [] }) }),
      ),
    )
    await userEvent.click(keep)
    expect(await screen.findByRole('button', { name: 'Change dates or guests…' })).toBeVisible()
    expect(screen.queryByText('No.')).toBeNull()
  })

  it.each(
    proofCases(
      [
        [{ state: 'in_doubt' }, 'Your change is being confirmed', /We keep asking/],
        [{ state: 'rejected', reason: 'sold_out' }, 'The supplier declined your change', /It is sold out\./],
        [{ state: 'failed', reason: 'lapsed' }, 'Your change was not made', /It was not paid in time\./],
        [{ state: 'failed', reason: 'superseded' }, 'Your change was not made', /changed the booking first/],
        [
          { state: 'failed', reason: 'payment' },
          'Your change was not made',
          /The payment for it was cancelled\./,
        ],
      ],
      2,
    ),
  )('shows the outcome of an amendment that is %o', async (part, title, why) => {
    await showAmendment(await stay(), part)
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.getByText(why)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Change dates or guests…' })).toBeNull()
  })
})

describe('dearer change accepted on behalf of a traveller', () => {
  withDialogs()
  const site = testSite('meridian')

  async function showWaiting(part: { isReadOnly?: true } = {}) {
    const booking = await bookAt(site().origin)
    const [item] = booking.items
    if (!item) throw new Error('Expected a booking with a stay.')
    const { clientSecret: _, reference: __, ...payment } = booking.payment
    const amendment: Amendment = {
      id: '6f1c1f0e-0000-4000-8000-000000000001',
      createdAt: '2026-03-10T11:00:00Z',
      state: 'accepted',
      was: item.subject,
      becomes: item.subject,
      wasTotal: booking.total,
      becomesTotal: booking.total,
      due: { amount: 12_300, currency: 'USD' },
      refund: { amount: 0, currency: 'USD' },
      requirements: [],
      expiresAt: '2026-03-11T12:00:00Z',
      secondsLeft: 86_000,
      isAskedByMail: true,
      payment,
    }
    const data = { ...withItem(booking, { amendments: [amendment], availableActions: [] }), ...part }
    site().network.use(http.get('*/api/bookings/:reference', () => HttpResponse.json({ data })))
    await site().signIn('owner')
    await site().show(`/bookings?reference=${booking.reference}`)
    return within(
      await screen.findByRole('region', { name: 'The change is waiting for the traveller’s payment' }),
    )
  }

  it('shows the agent who was e-mailed, the deadline and the button to withdraw', async () => {
    const notice = await showWaiting()
    expect(
      notice.getByText(/We have sent .*ada@reader\.example.* an email with a link to pay \$123\.00/),
    ).toBeVisible()
    expect(notice.getByText(/held until Mar 11, 2026/)).toBeVisible()
    expect(notice.getByRole('timer')).toHaveTextContent(/^23:5\d:\d\d$/)
    expect(notice.queryByRole('heading', { name: 'Payment' })).toBeNull()
    expect(notice.getByRole('button', { name: 'Keep the original booking' })).toBeVisible()
  })

  it('has no withdraw button for a read-only viewer', async () => {
    const notice = await showWaiting({ isReadOnly: true })
    expect(notice.queryByRole('button')).toBeNull()
  })
})
