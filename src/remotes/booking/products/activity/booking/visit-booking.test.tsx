// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { ofProduct } from '../../../../../contract/of-product.ts'
import type { Booking } from '../../../../../contract/types.ts'
import { withDialogs } from '../../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../../shell/testing-site.tsx'
import { fillGuests, goOn, paymentStep, write } from '../../../spine/checkout/testing-checkout.ts'
import { bookVisit, findVisit, quoteVisit } from '../testing-visit.ts'

const visitOf = ({ items }: Pick<Booking, 'items'>) => {
  const [item] = items
  if (!item) throw new Error('The booking has no item.')
  return ofProduct(item.subject, 'activity').activity
}
const confirmation = ({ reference }: Booking) => `/booknow/activities/confirmation/${reference}`

/** Categories whose suppliers ask nothing that is required. */
const unquestioned = [
  'walk',
  'sail',
  'view',
  'night',
  'photo',
  'craft',
  'taste',
  'dine',
  'cook',
  'show',
  'relax',
]

describe('booking of an activity', () => {
  withDialogs()
  const site = testSite('meridian')
  const answer = (booking: Booking) =>
    site().network.use(http.get('*/api/bookings/:reference', () => HttpResponse.json({ data: booking })))

  it('has the time, the option and the travellers in the checkout, and one name to fill in', async () => {
    const { href, offer } = await findVisit(site().origin, { slot: (_, option) => option === 'shared' })
    await site().show(href)
    const summary = within(await screen.findByRole('region', { name: 'Your booking' }))
    expect(summary.getByText(offer.title)).toBeVisible()
    expect(summary.getByText(/^Fri, May 8, \d+:\d\d [AP]M$/)).toBeVisible()
    expect(summary.getByText('2 adults')).toBeVisible()
    expect(screen.getAllByText(/^Adult \d$/)).toHaveLength(1)
    await fillGuests()
    goOn()
    await paymentStep()
  })

  it('asks where to pick travellers up, and for the address only of another place', async () => {
    const found = await findVisit(site().origin, {
      offer: ({ features, confirmation: how }) => features.includes('pickup') && how === 'instant',
      slot: (_, option) => option === 'pickup',
    })
    await site().show(found.href)
    await fillGuests()
    const pickup = within(await screen.findByRole('radiogroup', { name: /^Where shall we pick you up/ }))
    goOn()
    const [fault] = await screen.findAllByRole('link', { name: /^Where shall we pick you up\?: Choose/ })
    fireEvent.click(fault as HTMLElement)
    expect(pickup.getAllByRole('radio')[0]).toHaveFocus()
    expect(screen.queryByLabelText(/^Address for the pickup/)).toBeNull()
    await userEvent.click(pickup.getByRole('radio', { name: 'Another address' }))
    write('Address for the pickup', 'Rua Augusta 1')
    goOn()
    await waitFor(() => expect(screen.queryByRole('link', { name: /Where shall we pick you up/ })).toBeNull())
  })

  it('asks heights within their bounds, for each traveller', async () => {
    const found = await findVisit(site().origin, {
      offer: ({ category }) => ['surf', 'snow', 'dive'].includes(category),
    })
    const quote = await quoteVisit(site().origin, found)
    expect(quote.items[0]?.questions?.some(({ kind }) => kind === 'height')).toBe(true)
    await site().show(found.href)
    await fillGuests()
    const [height] = screen.getAllByLabelText(/^Height/)
    fireEvent.change(height as HTMLElement, { target: { value: '20' } })
    goOn()
    expect(await screen.findByText('This number is outside the possible range. From 80 to 230')).toBeVisible()
    expect(height).toHaveAttribute('aria-invalid', 'true')
  })

  it('is confirmed with tickets, each with its code and whom it admits', async () => {
    const booking = await bookVisit(site().origin, await findVisit(site().origin))
    const { tickets = [], activity } = visitOf(booking)
    expect(tickets.length).toBeGreaterThan(0)
    await site().show(confirmation(booking))
    expect(await screen.findByRole('heading', { level: 1, name: 'Your activity is booked' })).toBeVisible()
    for (const { code } of tickets) {
      expect(screen.getByText(code)).toBeVisible()
      expect(await screen.findByRole('img', { name: `QR code of ticket ${code}` })).toBeVisible()
    }
    const [start] = activity.places
    expect(screen.getAllByText(start?.name ?? '')[0]).toBeVisible()
    const { latitude = 0, longitude = 0 } = start?.position ?? {}
    expect(screen.getByRole('link', { name: `Open in a map: ${start?.name}` })).toHaveAttribute(
      'href',
      `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    )
    const map = within(await screen.findByRole('region', { name: 'Places on the map' }))
    expect(map.getByRole('button', { name: `${start?.name}, ${start?.name}`, pressed: true })).toBeVisible()
    expect(screen.getByRole('link', { name: /calendar/i })).toBeVisible()
  })

  it('shows a used ticket without its code, and when it was used', async () => {
    const booking = await bookVisit(site().origin, await findVisit(site().origin))
    const visit = visitOf(booking)
    const tickets = [
      { code: 'USED-0001', format: 'qr', kind: 'adult', redeemedAt: '2026-05-08T09:12:00Z' },
      { code: 'TEXT-0002', format: 'text', redeemedAt: null },
      { code: 'AZTEC-0003', format: 'aztec', redeemedAt: null },
      { code: 'LINES-0004', format: 'code128', redeemedAt: null },
    ] as const
    const subject = { product: 'activity' as const, activity: { ...visit, tickets: [...tickets] } }
    answer({ ...booking, items: booking.items.map((item) => ({ ...item, subject })) })
    await site().show(confirmation(booking))
    expect(await screen.findByText(/^Used /)).toBeVisible()
    expect(screen.getByText('TEXT-0002')).toBeVisible()
    expect(screen.getAllByText('Whole party')).toHaveLength(3)
    expect(await screen.findByRole('img', { name: 'Aztec code of ticket AZTEC-0003' })).toBeVisible()
    expect(await screen.findByRole('img', { name: 'Bar code of ticket LINES-0004' })).toBeVisible()
    expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull()
  })

  it('says while it waits for the organiser what happens, and that nothing is charged', async () => {
    const found = await findVisit(site().origin, {
      offer: ({ confirmation: how, category }) => how === 'manual' && unquestioned.includes(category),
    })
    const booking = await bookVisit(site().origin, found)
    expect(booking.state).toBe('pending')
    await site().show(confirmation(booking))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The booking awaits confirmation' }),
    ).toBeVisible()
    expect(screen.getByText(/has received the booking and confirms it before the start/)).toBeVisible()
    expect(screen.getByText(/^We have asked the organiser.*nothing is charged yet\.$/)).toBeVisible()
    expect(screen.getByText(/always before the start. If the organiser declines/)).toBeVisible()
    expect(screen.queryByText(/^QR code/)).toBeNull()
  })

  it('can be moved to another time for more people, with a price to accept', async () => {
    const booking = await bookVisit(
      site().origin,
      await findVisit(site().origin, {
        offer: ({ freeUntilHours, confirmation: how }) => freeUntilHours !== undefined && how === 'instant',
        slot: ({ vacancies }, option) => option === 'shared' && (vacancies ?? 0) > 4,
      }),
    )
    await site().show(confirmation(booking))
    await userEvent.click(await screen.findByRole('button', { name: 'Change time or travellers…' }))
    const dialog = within(await screen.findByRole('dialog'))
    const ask = await dialog.findByRole('button', { name: 'See the price' })
    expect(ask).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: 'More: Adult' }))
    await waitFor(() => expect(ask).toBeEnabled())
    await userEvent.click(ask)
    expect(await dialog.findByText('2 adults')).toBeVisible()
    expect(dialog.getByText('3 adults')).toBeVisible()
  })

  it('offers other days when the time is sold out', async () => {
    const { href } = await findVisit(site().origin)
    site().network.use(
      http.post('*/api/quotes', () =>
        HttpResponse.json(
          { type: 'about:blank', title: 'Conflict', status: 409, code: 'sold_out', detail: '' },
          { status: 409, headers: { 'content-type': 'application/problem+json' } },
        ),
      ),
    )
    await site().show(href)
    expect(await screen.findByRole('heading', { name: 'Days with places' })).toBeVisible()
    const links = await screen.findAllByRole('link', { name: /May \d+/ })
    expect(links[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/result-details\/[\w-]+\?date=2026-05-\d\d.*units=/),
    )
  })
})
