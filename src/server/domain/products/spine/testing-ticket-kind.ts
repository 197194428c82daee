import type { DocumentPart } from '../../documents/document-item.ts'
import { type ItemWriting, worded } from '../../documents/item-writing.ts'
import type { ProductKind } from './product-kind.ts'

/** So many tickets for something on a day. */
export interface TicketSubject {
  readonly title: string
  /** Local date, YYYY-MM-DD. */
  readonly date: string
  readonly count: number
}

const zone = 'Europe/Rome'

/** The smallest product there is, which the spine has never heard of: a ticket with a date and a count, without texts. */
export const ticketKind = {
  product: 'ticket',
  engine: 'Tickets',
  requireQuotable() {},
  positionOf: () => null,
  periodOf: ({ date }) => ({ start: date, end: date, timeZone: zone }),
  scheduleOf: (_, amount) => [{ at: null, amount, to: 'agency', kind: 'balance' }],
  actionsOf: () => ['cancel'],
  partyOf: () => [{ group: 1, type: 'adult', role: 'lead', fields: ['firstName', 'lastName'] }],
  questionsOf: () => [],
  shown: (subject) => ({ product: 'ticket', ticket: subject }),
  summaryOf: ({ title, count }) => ({ title, place: '', picture: '/scenes/fallback.svg', guests: count }),
  texts: () => ({}),
  documentPart: writeTicket,
} as const satisfies ProductKind<TicketSubject>

function writeTicket({ title, date, count }: TicketSubject, writing: ItemWriting): DocumentPart {
  const { words, party } = writing
  const day = { label: worded(writing, ({ say }) => say('label.start')), value: words.day(date) }
  return {
    ...{ place: null, lead: null, facts: [day], terms: [] },
    mailFacts: [{ label: day.label.own, value: day.value }],
    sections: [
      {
        heading: `${count} × ${title}`,
        rows: party.slice(0, count).map(({ name }) => [[{ text: name, look: 'body', isOwn: true }], [], []]),
      },
    ],
    events: [
      {
        ...{ key: '', title, place: null, lines: [`${count} ×`], isBusy: true },
        start: new Date(`${date}T08:00:00Z`),
        end: new Date(`${date}T10:00:00Z`),
      },
    ],
  }
}
