// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createApiClient } from '../../../../api/client.ts'
import type { Booking, CreateBookingRequest, Quote } from '../../../../contract/types.ts'
import { withDialogs } from '../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { bookAt, quoteAt, stayOf } from '../../products/hotel/testing-booking.ts'
import { fillGuests, findCheckout, goOn } from '../checkout/testing-checkout.ts'
import type { Ticket } from './testing-tickets.tsx'

vi.mock(import('../../products/registry.ts'), async (importOriginal) => {
  const { ticketView } = await import('./testing-tickets.tsx')
  const { productViews } = await importOriginal()
  return { productViews: [...productViews, ticketView] }
})
vi.mock(import('../../products/routes.ts'), async (importOriginal) => {
  const { ticketTitles } = await import('./testing-tickets.tsx')
  const { productTitles } = await importOriginal()
  return { productTitles: { ...productTitles, ...ticketTitles } }
})

const ticket: Ticket = { name: 'Fado night', date: '2026-05-09', count: 2 }

/** Returns the same quote or booking as if it were for a ticket. */
const asTicket = <Item extends object>(ordered: { items: readonly Item[] }) => ({
  ...ordered,
  items: ordered.items.map((item) => ({ ...item, subject: { product: 'ticket', ticket } })),
})

/** The same quote with tickets next to the stay; the first ticket needs a document and a choice of gate. */
function besideTickets({ items: [stay], ...quote }: Quote) {
  const fields = ['firstName', 'lastName']
  const adult = { group: 1, type: 'adult' }
  const requirements = [
    { ...adult, role: 'lead', fields: [...fields, 'document'] },
    { ...adult, fields },
  ]
  const questions = [{ code: 'entrance', of: 'party', isRequired: true, choices: ['North', 'South'] }]
  const tickets = { ...stay, subject: { product: 'ticket', ticket }, requirements, questions }
  return { ...quote, items: [stay, tickets] }
}

describe('product that the spine does not know by name', () => {
  withDialogs()
  const site = testSite('meridian')
  const answer = (method: 'get' | 'post', path: string, data: unknown) =>
    site().network.use(http[method](path, () => HttpResponse.json({ data })))

  const cardOf = async (title: string) =>
    (await screen.findByRole('link', { name: title })).closest('article') as HTMLElement

  it('is listed as a trip next to other products', async () => {
    await site().signIn('traveller')
    await bookAt(site().origin)
    const { data } = await createApiClient({ baseUrl: site().origin }).GET('/api/bookings', {
      params: { query: { when: 'upcoming' } },
    })
    const [stay] = data?.data.bookings ?? []
    const trip = { ...stay, product: 'ticket', title: ticket.name, reference: 'LV-7K3QX9', state: 'on_hold' }
    const hold = { expiresAt: '2026-03-10T12:15:00Z', secondsLeft: 600 }
    answer('get', '*/api/bookings', { ...data?.data, bookings: [stay, { ...trip, hold }] })
    await site().show('/mytrip/mytrips')
    const first = within(await cardOf(stay?.title ?? ''))
    expect(first.getByText('2 guests')).toBeVisible()
    const second = within(await cardOf(ticket.name))
    expect(second.getByText('2 tickets')).toBeVisible()
    expect(second.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute(
      'href',
      '/booknow/tickets/checkout?reference=LV-7K3QX9',
    )
  })

  it('is confirmed at its own address, with its own card, party and last step', async () => {
    const booking = await bookAt(site().origin)
    answer('get', '*/api/bookings/:reference', asTicket(booking))
    await site().show(`/booknow/tickets/confirm/${booking.reference}`)
    expect(await screen.findByText('2 × Fado night on 2026-05-09')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Your tickets are booked' })).toBeVisible()
    expect(screen.getByText('Be at the gate on 2026-05-09.')).toBeVisible()
    expect(screen.getByText('Ada 1 Byron')).toBeVisible()
    expect(screen.getByText('Per ticket')).toBeVisible()
    expect(screen.queryByText('Per night')).toBeNull()
  })

  it('has the common checkout frame, with its own summary, groups and questions', async () => {
    const quote = await quoteAt(site().origin)
    answer('post', '*/api/quotes', asTicket(quote))
    await site().show('/booknow/tickets/checkout?rateKey=a_b-cdefg&ticket=7')
    expect(await screen.findByRole('heading', { level: 1, name: 'Who is travelling?' })).toBeVisible()
    const summary = within(screen.getByRole('region', { name: 'Your booking' }))
    expect(summary.getByText('2 × Fado night on 2026-05-09')).toBeVisible()
    expect(summary.getByText('Per ticket')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Visitors' })).toBeVisible()
    expect(screen.getByRole('group', { name: /^Visitors/ })).toBeVisible()
    expect(screen.getByText('Shall we keep you a seat?')).toBeVisible()
  })

  it('labels an infant as such, and omits an unknown age of a child', async () => {
    const quote = await quoteAt(site().origin)
    const { items, ...rest } = besideTickets(quote)
    const [stay, tickets] = items
    const requirements = [
      ...(tickets?.requirements ?? []),
      { group: 1, type: 'infant', age: 1, fields: ['firstName', 'lastName'] },
      { group: 1, type: 'child', fields: ['firstName', 'lastName'] },
    ]
    answer('post', '*/api/quotes', { ...rest, items: [stay, { ...tickets, requirements }] })
    const { href } = await findCheckout(site().origin)
    await site().show(href)
    const ofTickets = within(await screen.findByRole('region', { name: ticket.name }))
    expect(ofTickets.getByRole('group', { name: 'Infant, aged 1' })).toBeVisible()
    expect(ofTickets.getByRole('group', { name: 'Child' })).toBeVisible()
  })

  it('has a separate party next to a stay, and can copy the same people', async () => {
    const quote = await quoteAt(site().origin)
    answer('post', '*/api/quotes', besideTickets(quote))
    const sent: CreateBookingRequest[] = []
    site().network.use(
      http.post('*/api/bookings', async ({ request }) => {
        sent.push((await request.json()) as CreateBookingRequest)
        return HttpResponse.error()
      }),
    )
    const { href } = await findCheckout(site().origin)
    await site().show(href)
    await fillGuests()
    // The quote with tickets costs more than the rate that led here.
    fireEvent.click(await screen.findByRole('button', { name: 'Accept' }))
    const stay = stayOf(quote).hotel.name
    const ofTickets = within(screen.getByRole('region', { name: ticket.name }))
    expect(within(screen.getByRole('region', { name: stay })).queryByLabelText(/^Document/)).toBeNull()
    const holder = within(ofTickets.getByRole('group', { name: 'Who holds the tickets' }))
    const other = within(ofTickets.getByRole('group', { name: 'Adult 2' }))
    fireEvent.click(ofTickets.getByRole('button', { name: `Same travellers as for \u2068${stay}\u2069` }))
    expect(holder.getByLabelText(/^First name/)).toHaveValue('Ada')
    expect(holder.getByLabelText(/^Last name/)).toHaveValue('Byron')
    goOn()
    const list = await screen.findByRole('alert', { name: '6 fields need your attention' })
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Document number, visitor group 1: Enter the document number',
      'Issuing country, visitor group 1: Choose the issuing country',
      'Valid until, visitor group 1: Enter the expiry date',
      'First name, visitor group 1: Enter a first name',
      'Last name, visitor group 1: Enter a last name',
      'Which entrance?: Choose or write an answer',
    ])
    const fill = (group: typeof other, label: RegExp, value: string) =>
      fireEvent.change(group.getByLabelText(label), { target: { value } })
    fill(holder, /^Document number/, 'x 1234567')
    fill(holder, /^Issuing country/, 'GB')
    fill(holder, /^Day/, '1')
    fill(holder, /^Month/, '5')
    fill(holder, /^Year/, '2031')
    fill(other, /^First name/, 'Grace')
    fill(other, /^Last name/, 'Hopper')
    fill(ofTickets, /^Which entrance/, 'South')
    goOn()
    await waitFor(() => expect(sent).toHaveLength(1))
    // The tab stores all input and requests, but no document number.
    const stored = sessionStorage.getItem('livery_checkout') ?? ''
    expect(stored).toContain('Hopper')
    expect(stored).not.toMatch(/x ?1234567/i)
    const adult = { group: 1, type: 'adult' }
    const ada = { ...adult, role: 'lead', firstName: 'Ada', lastName: 'Byron' }
    const document = { type: 'passport', number: 'X1234567', issuingCountry: 'GB', expiresOn: '2031-05-01' }
    expect(sent[0]?.parties).toEqual([
      { travellers: [ada] },
      {
        travellers: [
          { ...ada, document },
          { ...adult, firstName: 'Grace', lastName: 'Hopper' },
        ],
        answers: [{ question: 'entrance', value: 'South' }],
      },
    ])
  })

  it('shows its own party, and the last characters of a document number', async () => {
    const booking = await bookAt(site().origin)
    const [stay] = booking.items
    if (!stay) throw new Error('Expected a booking with an item.')
    const document = {
      type: 'passport',
      lastCharacters: '567',
      issuingCountry: 'GB',
      expiresOn: '2031-05-01',
    }
    const party = {
      travellers: [
        { group: 1, type: 'adult', role: 'lead', firstName: 'Grace', lastName: 'Hopper', document },
        { group: 1, type: 'infant', age: 1, firstName: 'Nia', lastName: 'Hopper' },
      ],
    }
    const own = { ...stay, id: crypto.randomUUID(), subject: { product: 'ticket', ticket }, party }
    answer('get', '*/api/bookings/:reference', { ...booking, items: [stay, own] })
    await site().show(`/booknow/hotels/confirm-payment?reference=${booking.reference}`)
    const people = within(await screen.findByRole('region', { name: 'Travellers' }))
    expect(people.getByText('Ada 1 Byron')).toBeVisible()
    expect(await people.findByText('Grace Hopper')).toBeVisible()
    expect(people.getByText('Nia Hopper').parentElement).toHaveTextContent('Nia Hopper (infant)')
    expect(people.getByRole('heading', { name: ticket.name })).toBeVisible()
    expect(people.getByText('Passport \u2066•••567\u2069, valid until May 1, 2031')).toBeVisible()
  })

  it("appears on another product's page too", async () => {
    const booking = await bookAt(site().origin)
    answer('get', '*/api/bookings/:reference', asTicket(booking))
    await site().show(`/booknow/hotels/confirm-payment?reference=${booking.reference}`)
    expect(await screen.findByText('2 × Fado night on 2026-05-09')).toBeVisible()
  })
})

const secondId = '6f1c1f0e-0000-4000-8000-000000000002'
const thirdId = '6f1c1f0e-0000-4000-8000-000000000003'

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
      id: secondId,
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
    expect(requests).toEqual([{ what: 'confirm', body: { without: [secondId] }, key: expect.any(String) }])
    expect(document.activeElement).toContainElement(screen.getByText(/Your decision is saved/))
    expect(screen.queryByRole('button', { name: 'Book the rest' })).toBeNull()
  })

  it('leaves out only items refused since the last decision', async () => {
    const booking = await twoItems('on_hold', 'rejected')
    const [, tickets] = booking.items
    if (!tickets) throw new Error('Expected a booking with tickets.')
    const again = { ...booking, items: [...booking.items, { ...tickets, id: thirdId, isLeftOut: true }] }
    const choice = await show(again)
    await userEvent.click(choice.getByRole('button', { name: 'Book the rest' }))
    await screen.findByText(/Your decision is saved/)
    expect(requests).toMatchObject([{ body: { without: [secondId] } }])
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
      items: [stay, tickets, { ...stay, id: thirdId, state: 'on_hold' }],
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
    expect(requests).toMatchObject([{ what: 'confirm', body: { without: [secondId] } }])
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
