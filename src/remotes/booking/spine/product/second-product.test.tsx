// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { createApiClient } from '../../../../api/client.ts'
import { withDialogs } from '../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { bookAt, quoteAt } from '../../products/hotel/testing-booking.ts'
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

/** The same quote or booking as if it were of a ticket. */
const asTicket = <Item extends object>(ordered: { items: readonly Item[] }) => ({
  ...ordered,
  items: ordered.items.map((item) => ({ ...item, subject: { product: 'ticket', ticket } })),
})

describe('a product that the spine does not know by name', () => {
  withDialogs()
  const site = testSite('meridian')
  const answer = (method: 'get' | 'post', path: string, data: unknown) =>
    site().network.use(http[method](path, () => HttpResponse.json({ data })))

  const cardOf = async (title: string) =>
    (await screen.findByRole('link', { name: title })).closest('article') as HTMLElement

  it('is a trip among those of other products', async () => {
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
    expect(second.getByRole('link', { name: 'Go to payment' })).toHaveAttribute(
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

  it('has a checkout of the same frame, with its own summary, groups and questions', async () => {
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

  it('is shown on a page of another product, too', async () => {
    const booking = await bookAt(site().origin)
    answer('get', '*/api/bookings/:reference', asTicket(booking))
    await site().show(`/booknow/hotels/confirm-payment?reference=${booking.reference}`)
    expect(await screen.findByText('2 × Fado night on 2026-05-09')).toBeVisible()
  })
})
