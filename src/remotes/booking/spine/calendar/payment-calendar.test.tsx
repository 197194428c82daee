// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { proofCases } from '../../../../../scripts/proof-cases.ts'
import type { Booking, PaymentEntry } from '../../../../contract/types.ts'
import { withDialogs } from '../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { bookAt, holdAt, quoteAt } from '../../products/hotel/testing-booking.ts'

const at = '2026-05-01'
const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const deposit: PaymentEntry = { amount: usd(20_000), to: 'agency', kind: 'deposit', state: 'paid' }
const balance = (
  state: NonNullable<PaymentEntry['state']>,
  more: Partial<PaymentEntry> = {},
): PaymentEntry => ({
  at,
  amount: usd(70_000),
  to: 'agency',
  kind: 'balance',
  state,
  ...more,
})

describe('payments of a booking', () => {
  const site = testSite('meridian')
  withDialogs()
  beforeEach(() => sessionStorage.clear())

  async function shown(...paymentSchedule: PaymentEntry[]) {
    const booking = await bookAt(site().origin)
    const changed: Booking = { ...booking, paymentSchedule }
    site().network.use(http.get('*/api/bookings/:reference', () => HttpResponse.json({ data: changed })))
    await site().show(`/booknow/hotels/confirm-payment?reference=${booking.reference}`)
    return { booking, entries: within(await screen.findByRole('region', { name: 'Payments' })) }
  }

  it('are listed with date and state, and the next has a link to pay', async () => {
    const { booking, entries } = await shown(deposit, balance('due', { isPayable: true }))
    const [first, second] = entries.getAllByRole('listitem')
    expect(first).toHaveTextContent(/With the booking.*\$200\.00.*Paid/)
    expect(second).toHaveTextContent(/Due on May 1, 2026.*\$700\.00.*Not paid yet/)
    expect(entries.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      `/booknow/hotels/checkout?reference=${booking.reference}&pay=${at}`,
    )
  })

  it.each(
    proofCases(
      [
        ['failed', /^The card was declined/, true],
        ['overdue', /^Overdue/, true],
        ['processing', /^Processing/, false],
      ],
      1,
    ),
  )('explain an entry that is %s', async (state, words, isPayable) => {
    const { entries } = await shown(deposit, balance(state, isPayable ? { isPayable } : {}))
    expect(entries.getByText(words)).toBeVisible()
    expect(entries.queryByRole('link', { name: 'Pay now' }) !== null).toBe(isPayable)
  })

  it.each(
    proofCases(
      [
        ['insufficient_funds', /^The card was declined/],
        ['authentication_failed', /^Your bank needs your confirmation/],
        ['no_saved_method', /^No card is saved for this payment/],
        ['gateway_not_set_up', /^The saved card could not be charged/],
      ],
      1,
    ),
  )('explain why a charge failed (%s)', async (declined, words) => {
    const { entries } = await shown(deposit, balance('failed', { declined, isPayable: true }))
    expect(entries.getByText(words)).toBeVisible()
  })

  it('show nothing if everything is paid at once', async () => {
    const booking = await bookAt(site().origin)
    await site().show(`/booknow/hotels/confirm-payment?reference=${booking.reference}`)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('region', { name: 'Payments' })).toBeNull()
  })
})

describe('page of a later payment', () => {
  const site = testSite('meridian')
  withDialogs()
  beforeEach(() => sessionStorage.clear())

  /** A booking whose balance is due, with a real payment of the sandbox. */
  async function due(entry = balance('due', { isPayable: true })) {
    const held = await holdAt(site().origin, await quoteAt(site().origin))
    const { hold: _, payment, ...rest } = held
    const { clientSecret: __, ...paid } = payment
    let now: Booking = {
      ...rest,
      state: 'confirmed',
      payment: { ...paid, state: 'succeeded' },
      paymentSchedule: [deposit, entry],
    }
    const requests: unknown[] = []
    const answer = () => HttpResponse.json({ data: now })
    site().network.use(
      http.get('*/api/bookings/:reference', answer),
      http.post('*/api/bookings/:reference/payment', async ({ request }) => {
        requests.push(await request.json())
        now = { ...now, entryPayment: { ...payment, at } }
        return answer()
      }),
      http.post('*/api/bookings/:reference/confirmation', () => {
        const { entryPayment: ___, ...booked } = now
        now = { ...booked, paymentSchedule: [deposit, balance('processing')] }
        return answer()
      }),
    )
    await site().show(`/booknow/hotels/checkout?reference=${held.reference}&pay=${at}`)
    return { reference: held.reference, requests }
  }

  it('starts a payment of that entry only, and links to the booking after it succeeds', async () => {
    const { reference, requests } = await due()
    expect(await screen.findByRole('heading', { level: 1, name: 'Pay for your booking' })).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: /^Payment succeeds/ }))
    expect(requests).toEqual([{ at }])
    await userEvent.click(screen.getByRole('button', { name: /^Pay \$/ }))
    expect(await screen.findByText('Processing')).toBeVisible()
    // The focus is on the payment's result, not at the top of the page.
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Due on May 1, 2026.*Processing$/))
    expect(location.pathname + location.search).toBe(`/booknow/hotels/confirm-payment?reference=${reference}`)
    expect(requests).toHaveLength(1)
  })

  it.each(
    proofCases(
      [
        ['is paid', balance('paid')],
        ['is charged at this moment', balance('processing')],
        ['is not the next', balance('due')],
      ],
      1,
    ),
  )('leads to the booking without a payment if the entry %s', async (_, entry) => {
    const { reference, requests } = await due(entry)
    expect(await screen.findByRole('region', { name: 'Payments' })).toBeVisible()
    expect(location.search).toBe(`?reference=${reference}`)
    expect(requests).toEqual([])
  })
})
