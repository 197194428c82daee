// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Booking } from '../../../../contract/types.ts'
import { withDialogs } from '../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { bookAt } from '../../products/hotel/testing-booking.ts'
import type { Ticket } from '../product/testing-tickets.tsx'

vi.mock(import('../../products/registry.ts'), async (importOriginal) => {
  const { ticketView } = await import('../product/testing-tickets.tsx')
  const { productViews } = await importOriginal()
  return { productViews: [...productViews, ticketView] }
})
vi.mock(import('../../products/routes.ts'), async (importOriginal) => {
  const { ticketTitles } = await import('../product/testing-tickets.tsx')
  const { productTitles } = await importOriginal()
  return { productTitles: { ...productTitles, ...ticketTitles } }
})

const ticket: Ticket = { name: 'Fado night', date: '2026-05-09', count: 2 }
const second = '6f1c1f0e-0000-4000-8000-000000000002'
const third = '6f1c1f0e-0000-4000-8000-000000000003'

describe('partly refused booking', () => {
  withDialogs()
  const site = testSite('meridian')
  let booked: Booking | undefined
  /** Requests to the server, in order. */
  let requests: { what: string; body?: unknown; key?: string | null }[] = []
  beforeEach(() => {
    requests = []
  })

  /** Returns a booking of a stay and tickets in these states. */
  async function twoItems(stay: Booking['items'][number]['state'], tickets: string): Promise<Booking> {
    booked ??= await bookAt(site().origin)
    const [item] = booked.items
    if (!item) throw new Error('Expected a booking with a stay.')
    const bare = { ...item, availableActions: [] }
    const other = {
      ...bare,
      id: second,
      state: tickets,
      costsNothing: true,
      subject: { product: 'ticket', ticket },
    }
    const hold = { expiresAt: '2031-03-10T12:15:00.000Z', secondsLeft: 600, canExtend: false }
    return {
      ...booked,
      state: 'needs_choice',
      hold,
      total: { amount: 12_300, currency: 'USD' },
      items: [{ ...bare, state: stay }, other] as Booking['items'],
      payment: { ...booked.payment, state: 'requires_capture', due: { amount: 11_100, currency: 'USD' } },
    }
  }

  async function show(
    booking: Booking,
    {
      path,
      status = 200,
      becomes = 'confirmed',
    }: { path?: string; status?: number; becomes?: Booking['state'] } = {},
  ) {
    let now = booking
    const decide = (what: string, more: object) => {
      requests.push({ what, ...more })
      if (status !== 200) {
        const problem = {
          type: 'x',
          title: 'x',
          status,
          code: 'upstream_failed',
          detail: 'Not now.',
          instance: 'x',
        }
        return HttpResponse.json(problem, { status })
      }
      now = { ...booking, state: becomes }
      return HttpResponse.json({ data: now })
    }
    site().network.use(
      http.get('*/api/bookings/:reference', () => HttpResponse.json({ data: now })),
      http.post('*/api/bookings/:reference/confirmation', async ({ request }) =>
        decide('confirm', { body: await request.json(), key: request.headers.get('idempotency-key') }),
      ),
      http.delete('*/api/bookings/:reference/hold', () => decide('release', {})),
    )
    await site().show(path ?? `/booknow/hotels/confirm-payment?reference=${booking.reference}`)
    return within(await screen.findByRole('region', { name: 'What should happen to the rest?' }))
  }

  it('shows what was refused, until when the rest is held, and the new total', async () => {
    const choice = await show(await twoItems('on_hold', 'rejected'))
    const titleUnder = (label: RegExp) => choice.getByText(label).parentElement
    expect(await choice.findByText('Fado night')).toBeVisible()
    expect(titleUnder(/Could not be booked/)).toHaveTextContent('Fado night')
    expect(
      titleUnder(/On hold for you until Mar 10, 2031, \d+:\d\d [AP]M (GMT|UTC|[A-Z]+T)/),
    ).not.toHaveTextContent('Fado night')
    expect(choice.getByText('New total').parentElement).toHaveTextContent('$123.00')
    expect(choice.getByText('Charged once it is booked').parentElement).toHaveTextContent('$111.00')
    expect(choice.queryByText('Already booked')).toBeNull()
  })

  it('is booked without the refused items by one click, once', async () => {
    const choice = await show(await twoItems('on_hold', 'rejected'))
    await userEvent.dblClick(choice.getByRole('button', { name: 'Book the rest' }))
    expect(await screen.findByText(/Your decision is saved/)).toBeVisible()
    expect(requests).toEqual([{ what: 'confirm', body: { without: [second] }, key: expect.any(String) }])
    expect(document.activeElement).toContainElement(screen.getByText(/Your decision is saved/))
    expect(screen.queryByRole('button', { name: 'Book the rest' })).toBeNull()
  })

  it('leaves out only items refused since the last decision', async () => {
    const booking = await twoItems('on_hold', 'rejected')
    const [, tickets] = booking.items
    if (!tickets) throw new Error('Expected a booking with tickets.')
    const again = { ...booking, items: [...booking.items, { ...tickets, id: third, isLeftOut: true }] }
    const choice = await show(again)
    await userEvent.click(choice.getByRole('button', { name: 'Book the rest' }))
    await screen.findByText(/Your decision is saved/)
    expect(requests).toMatchObject([{ body: { without: [second] } }])
  })

  it('is released after a dialog that warns it cannot be undone', async () => {
    const choice = await show(await twoItems('on_hold', 'rejected'), { becomes: 'released' })
    await userEvent.click(choice.getByRole('button', { name: 'Release everything…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Release everything?' }))
    expect(dialog.getByText(/nothing is charged. You cannot undo this/)).toBeVisible()
    expect(requests).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }))
    expect(requests).toEqual([])
    await userEvent.click(choice.getByRole('button', { name: 'Release everything…' }))
    const again = within(await screen.findByRole('dialog', { name: 'Release everything?' }))
    await userEvent.click(again.getByRole('button', { name: 'Release everything' }))
    expect(await screen.findByText(/Your decision is saved/)).toBeVisible()
    expect(requests).toEqual([{ what: 'release' }])
  })

  it('says that confirmed items stay booked', async () => {
    const booking = await twoItems('confirmed', 'rejected')
    const [stay, tickets] = booking.items
    if (!stay || !tickets) throw new Error('Expected a booking of two items.')
    const choice = await show({
      ...booking,
      items: [stay, tickets, { ...stay, id: third, state: 'on_hold' }],
    })
    expect(choice.getByText('Already booked')).toBeVisible()
    expect(choice.getByText(/It stays booked whatever you choose/)).toBeVisible()
    expect(choice.queryByRole('button', { name: 'Release everything…' })).toBeNull()
    await userEvent.click(choice.getByRole('button', { name: 'Release the rest…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Release the rest?' }))
    expect(dialog.getByText(/What is already booked stays booked and is charged/)).toBeVisible()
  })

  it('reports a failed decision, and retries with the same key', async () => {
    const choice = await show(await twoItems('on_hold', 'rejected'), { status: 502 })
    const button = choice.getByRole('button', { name: 'Book the rest' })
    await userEvent.click(button)
    expect(await choice.findByText('Your answer could not be sent')).toBeVisible()
    expect(screen.queryByText(/Not now/)).toBeNull()
    await userEvent.click(button)
    await vi.waitFor(() => expect(requests).toHaveLength(2))
    expect(new Set(requests.map(({ key }) => key)).size).toBe(1)
  })

  it('fetches the booking again if it was decided elsewhere', async () => {
    const booking = await twoItems('on_hold', 'rejected')
    const choice = await show(booking, { status: 409 })
    site().network.use(
      http.get('*/api/bookings/:reference', () =>
        HttpResponse.json({ data: { ...booking, state: 'expired' } }),
      ),
    )
    await userEvent.click(choice.getByRole('button', { name: 'Book the rest' }))
    expect(await screen.findByRole('heading', { name: 'The time to pay has run out' })).toBeVisible()
    // This click changed nothing.
    expect(screen.queryByText(/Your decision is saved/)).toBeNull()
    expect(screen.getByText(/The booking has changed in the meantime/)).toBeVisible()
  })

  it("can also be decided on the trip's page", async () => {
    await site().signIn('traveller')
    const booking = await twoItems('on_hold', 'rejected')
    const choice = await show(booking, { path: `/mytrip/mytrips?reference=${booking.reference}` })
    await userEvent.click(choice.getByRole('button', { name: 'Book the rest' }))
    await screen.findByText(/Your decision is saved/)
    expect(requests).toMatchObject([{ what: 'confirm', body: { without: [second] } }])
  })

  it('has no buttons for a read-only viewer', async () => {
    const booking = await twoItems('on_hold', 'rejected')
    const choice = await show({ ...booking, isReadOnly: true })
    expect(choice.getByText('The traveller has been asked to decide.')).toBeVisible()
    expect(choice.queryByRole('button')).toBeNull()
  })

  it('shows the decision instead of its checkout', async () => {
    const booking = await twoItems('on_hold', 'rejected')
    const choice = await show(booking, { path: `/booknow/hotels/checkout?reference=${booking.reference}` })
    expect(choice.getByRole('button', { name: 'Book the rest' })).toBeVisible()
  })
})
