import { useSearchParams } from '@livery/platform'
import type { BookedItem } from '../item/booked-item.ts'
import type { ItemProps, LoadedProductView, ProductView } from './product-view.ts'

/** Details of a ticket in a quote or booking. */
export interface Ticket {
  name: string
  /** YYYY-MM-DD. */
  date: string
  count: number
}

const ticketOf = ({ details }: BookedItem) => details as Ticket

function Named({ item }: ItemProps) {
  const { name, date, count } = ticketOf(item)
  return (
    <p>
      {count} × {name} on {date}
    </p>
  )
}

const pieces: LoadedProductView = {
  factsOf(item) {
    const { name, date } = ticketOf(item)
    return {
      title: name,
      period: { start: date, end: date },
      address: null,
      place: 'Lisbon',
      policy: { isRefundable: false, timeZone: 'Europe/Lisbon', steps: [] },
      isPaidLocally: false,
    }
  },
  offerHref: (item) => `/booknow/tickets/show?ticket=${ticketOf(item).name}`,
  againHref: () => '/booknow/tickets',
  checkoutOrigin: (params) =>
    params.has('ticket') ? `/booknow/tickets/show?ticket=${params.get('ticket')}` : null,
  usePartyGroups: () => (item) => [{ name: 'Visitors', hint: `${ticketOf(item).count} tickets` }],
  usePriceUnit: () => (item) => ({ label: 'Per ticket', count: ticketOf(item).count }),
  useChangedFacts: () => () => [],
  useTripTexts: () => (trip) => ({ length: null, party: `${trip.guests} tickets` }),
  useArrivalStep: () => (item) => `Be at the gate on ${ticketOf(item).date}.`,
  Card: Named,
  Summary: Named,
  Arrival: Named,
  Questions: () => <p>Shall we keep you a seat?</p>,
  loadAlternatives: async () => OtherTickets,
  loadRecent: async () => () => <p>Tickets that you looked at</p>,
}

function OtherTickets() {
  const [params] = useSearchParams()
  return <p>Other dates of {params.get('ticket')}</p>
}

/** Texts that replace the spine's for this product. */
const ticketTexts = {
  'confirmation.confirmed': 'Your tickets are booked',
  'checkout.guests': 'Visitors',
  'checkout.lead': 'Who holds the tickets',
  'checkout.fieldOf': '{{field}}, visitor group {{number}}',
  'question.entrance': 'Which entrance?',
  'checkout.trouble.slow': 'The box office takes its time',
}

/** A product for tests only: a ticket with a date and a count. */
export const ticketView: ProductView = {
  product: 'ticket',
  path: '/booknow/tickets',
  checkoutPath: '/booknow/tickets/checkout',
  confirmationPaths: ['/booknow/tickets/confirm/:referenceNumber'],
  proposalPath: '/booknow/tickets/deal/:proposalId',
  pages: [],
  loadPieces: async () => pieces,
  texts: { id: 'ticket', name: 'ticket', load: async () => ticketTexts },
  pageTexts: { id: 'ticket pages', name: 'ticket', load: async () => ({}) },
}

/** Titles of its pages by route pattern, as in `products/routes.ts`. */
export const ticketTitles = {
  [ticketView.checkoutPath]: 'checkout.title',
  '/booknow/tickets/confirm/:referenceNumber': 'confirmation.title',
  [ticketView.proposalPath]: 'proposal.page',
}
