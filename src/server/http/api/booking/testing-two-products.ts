import type { Booking, Quote } from '../../../../contract/types.ts'
import { ticketKind } from '../../../domain/products/testing-ticket.ts'
import {
  makeTicketSupplier,
  type TicketRequest,
  type TicketSupplier,
  ticketKey,
} from '../../../domain/products/testing-ticket-supplier.ts'
import type { Supplier } from '../../../domain/suppliers/port.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import {
  type Answer,
  call,
  contact,
  findRate,
  newKey,
  partiesOf,
  pay,
  type Visitor,
} from './testing-booking-flow.ts'

type Between = Omit<NonNullable<Parameters<typeof openBookingApp>[0]>, 'second'>
/** Wraps the supplier of tickets. */
type BetweenTickets = (tickets: TicketSupplier['supplier']) => TicketSupplier['supplier']

interface TwoProducts {
  app: BookingApp
  tickets: TicketSupplier
}

/** Opens the application with hotels and tickets, each with its own supplier. */
export async function openTwoProducts(
  between: Between = {},
  ofTickets: BetweenTickets = (tickets) => tickets,
): Promise<TwoProducts> {
  const made: { tickets?: TicketSupplier } = {}
  const from = (clock: () => Date) => {
    made.tickets = makeTicketSupplier(clock)
    // The contract has no tickets; a supplier of tickets is added to the sample one.
    const capabilities = () => ({ name: 'Tickets', isSample: true, products: [] })
    return { capabilities, products: { ticket: ofTickets(made.tickets.supplier) } } as unknown as Supplier
  }
  const app = await openBookingApp({ ...between, second: { kind: ticketKind, from } })
  if (made.tickets === undefined) throw new Error('nobody supplies tickets')
  return { app, tickets: made.tickets }
}

/** Returns the request for a ticket by its rate key. */
export function ticketOf(request?: TicketRequest): object {
  return { product: ticketKind.product, rateKey: ticketKey(request) }
}

/** Returns the request for a stay that is paid now. */
export async function stayRequest(
  app: BookingApp,
  isRefundable: boolean,
  visitor: Visitor = {},
): Promise<object> {
  const choose = (rate: { payment: string; isRefundable: boolean }) =>
    rate.payment === 'now' && rate.isRefundable === isRefundable
  return { product: 'hotel', rateKey: (await findRate(app, visitor, { choose })).rateKey }
}

/** Quotes items. */
export function quoteItems(app: BookingApp, items: object[], visitor: Visitor = {}): Promise<Answer<Quote>> {
  return call<Quote>(app, '/api/quotes', visitor, { body: { items, currency: 'USD' } })
}

/** Quotes and holds items. */
export async function holdItems(app: BookingApp, items: object[], visitor: Visitor = {}) {
  const { data: quote } = await quoteItems(app, items, visitor)
  const request = { quoteId: quote.id, shownTotal: quote.dueNow, contact, parties: partiesOf(quote) }
  const answer = await call<Booking>(app, '/api/bookings', visitor, { body: request, key: newKey() })
  const mine = answer.cookies.find((cookie) => cookie.includes('livery_bookings')) ?? ''
  const holder = { ...visitor, cookie: [visitor.cookie, mine].filter(Boolean).join('; ') }
  return { quote, answer, booking: answer.data, holder }
}

/** Requests the booking of held items, except for the given ones. */
export function confirmWithout(
  app: BookingApp,
  holder: Visitor,
  { reference }: Booking,
  without: string[] = [],
): Promise<Answer<Booking>> {
  return call<Booking>(app, `/api/bookings/${reference}/confirmation`, holder, {
    body: without.length > 0 ? { without } : {},
    key: newKey(),
  })
}

/** Quotes, holds and pays items, and requests their booking. */
export async function bookItems(app: BookingApp, items: object[], visitor: Visitor = {}) {
  const held = await holdItems(app, items, visitor)
  await pay(app, held.holder, held.booking)
  const { data } = await confirmWithout(app, held.holder, held.booking)
  return { ...held, booking: data }
}
