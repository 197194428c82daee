import type { ProductKind } from './spine/product-kind.ts'

/** A ticket for a day: the second kind of product, which exists only in tests. */
export interface TicketSubject {
  readonly event: string
  /** YYYY-MM-DD. */
  readonly date: string
  readonly count: number
  /** Minor units that are due with the booking; the rest is due a week before the day. Null if all is due at once. */
  readonly deposit: number | null
  /** Minor units that are due two weeks before the day. */
  readonly second: number
  /** The clocks of a ticket that can be paid later, ISO 8601; absent if it cannot. */
  readonly payLater?: { readonly priceUntil: string | null; readonly payBy: string }
}

/** The time zone of the event. */
export const ticketTimeZone = 'Europe/Lisbon'

/** Not in the contract: tests add it with `describeTickets`. */
export const ticketKind = {
  product: 'ticket',
  engine: 'Tickets',
  requireQuotable: () => {},
  positionOf: () => null,
  periodOf: ({ date }) => ({ start: date, end: date, timeZone: ticketTimeZone }),
  scheduleOf: ({ deposit, second, date }, total) =>
    deposit === null
      ? [{ at: null, amount: total, to: 'agency', kind: 'balance' }]
      : [
          { at: null, amount: deposit, to: 'agency', kind: 'deposit' },
          { at: daysBefore(date, 14), amount: second, to: 'agency', kind: 'balance' },
          { at: daysBefore(date, 7), amount: total - deposit - second, to: 'agency', kind: 'balance' },
        ],
  payLaterOf: ({ payLater }) => payLater ?? null,
  actionsOf: () => ['cancel', 'add_services'],
  // Each ticket has its own holder; the one who holds all of them shows a document at the gate.
  partyOf: (_, { count }) =>
    Array.from({ length: count }, (_, index) =>
      index === 0
        ? { group: 1, type: 'adult', role: 'lead', fields: ['firstName', 'lastName', 'document'] }
        : { group: 1, type: 'adult', fields: ['firstName', 'lastName'] },
    ),
  questionsOf: () => [{ code: 'entrance', of: 'party', isRequired: true, choices: ['North', 'South'] }],
  shown: ({ payLater: _, ...ticket }) => ({ product: 'ticket', ticket }),
  summaryOf: ({ event, count }) => ({
    title: event,
    place: 'Lisboa',
    picture: '/scenes/fallback.svg',
    guests: count,
  }),
  texts: () => ticketTexts,
  documentPart: ({ event, date, count }, { words, party }) => ({
    place: null,
    lead: { label: { own: 'Holder', english: null }, value: party[0]?.name ?? '', isOwn: true },
    facts: [{ label: { own: 'Day', english: null }, value: words.day(date) }],
    mailFacts: [{ label: 'Tickets', value: `${count} × ${event}` }],
    sections: [
      {
        heading: `${count} × ${event}`,
        rows: party.map(({ name }) => [[{ text: name, look: 'body', isOwn: true }], [], []]),
      },
    ],
    terms: [],
    events: [
      {
        key: '',
        title: event,
        place: null,
        lines: [`${count} tickets`],
        isBusy: true,
        start: new Date(`${date}T19:00:00Z`),
        end: new Date(`${date}T21:00:00Z`),
      },
    ],
  }),
} as const satisfies ProductKind<TicketSubject>

/** The same without its own texts, so that the spine's are used. */
export const plainTicketKind = {
  ...ticketKind,
  product: 'ticket',
  engine: 'Tickets',
  actionsOf: () => ['cancel'],
  texts: () => ({}),
} as const satisfies ProductKind<TicketSubject>

/** The common texts of documents and mails, for tickets. */
const ticketTexts = {
  'label.title': 'Event',
  'label.start': 'Day',
  'label.end': 'Day',
  'label.confirmationNumber': 'Ticket number',
  'price.kind.item': 'Tickets',
  'bookingConfirmed.text': '{{title}} is booked for {{day}}.',
  'bookingCancelled.text': '{{title}} is cancelled.',
  'bookingRejected.text': '{{title}} could not be booked.',
  'bookingRejected.subject': '{{title}} could not be booked',
  'bookingRejected.note': 'Other days may be free.',
  'bookingPending.text': '{{title}} is not confirmed yet.',
}

function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10)
}
