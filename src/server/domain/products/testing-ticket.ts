import type {
  BookRequest,
  ProductSupplier,
  SupplierBooking,
  SupplierCancellation,
  SupplierHold,
} from '../suppliers/product-supplier.ts'
import type { PriceLine } from '../suppliers/supplier-price.ts'
import { SupplierRefusal } from '../suppliers/supplier-refusal.ts'
import { SupplierTimeout } from '../suppliers/supplier-timeout.ts'
import type { ProductKind } from './spine/product-kind.ts'

/** A ticket for a day: the second kind of product, which lives in tests alone. */
export interface TicketSubject {
  readonly event: string
  /** YYYY-MM-DD. */
  readonly date: string
  readonly count: number
  /** Minor units that are due with the booking; the rest is due a week before the day. Null where all is due at once. */
  readonly deposit: number | null
}

const timeZone = 'Europe/Lisbon'

/** It stands where activities will: the contract names no product that is not sold. */
export const ticketKind = {
  product: 'activity',
  engine: 'Activities',
  requireQuotable: () => {},
  positionOf: () => null,
  periodOf: ({ date }) => ({ start: date, end: date, timeZone }),
  scheduleOf: ({ deposit, date }, total) =>
    deposit === null
      ? [{ at: null, amount: total, to: 'agency', kind: 'balance' }]
      : [
          { at: null, amount: deposit, to: 'agency', kind: 'deposit' },
          { at: weekBefore(date), amount: total - deposit, to: 'agency', kind: 'balance' },
        ],
  // Each ticket is of somebody; who holds them all shows a document at the gate.
  partyOf: (_, { count }) =>
    Array.from({ length: count }, (_, index) =>
      index === 0
        ? { group: 1, type: 'adult', role: 'lead', fields: ['firstName', 'lastName', 'document'] }
        : { group: 1, type: 'adult', fields: ['firstName', 'lastName'] },
    ),
  questionsOf: () => [{ code: 'entrance', of: 'party', isRequired: true, choices: ['North', 'South'] }],
  shown: (ticket) => ({ product: 'activity', ticket }),
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
    sections: [{ heading: 'Tickets', rows: [[[{ text: `${count} × ${event}`, look: 'strong' }], [], []]] }],
    terms: [],
    events: [
      {
        ...{ key: '', title: event, place: null, lines: [`${count} tickets`], isBusy: true },
        ...{ start: new Date(`${date}T19:00:00Z`), end: new Date(`${date}T21:00:00Z`) },
      },
    ],
  }),
} as const satisfies ProductKind<TicketSubject>

/** What documents and mails say of every product, of tickets. */
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

function weekBefore(date: string): string {
  return new Date(Date.parse(date) - 7 * 86_400_000).toISOString().slice(0, 10)
}

/** What a ticket's rate key says: how many, what the booking comes to, and whether a cancellation costs nothing. */
export interface TicketWish {
  count?: number
  /** `silent`: no answer, and it was booked all the same. */
  answer?: 'confirmed' | 'rejected' | 'pending' | 'silent' | 'sold_out'
  isRefundable?: boolean
  deposit?: number | null
}

const DATE = '2026-05-20'
const EACH = 4000

/** Takes what a ticket is to be like and gives the key by which it is quoted. */
export function ticketKey(wish: TicketWish = {}): string {
  const { count = 2, answer = 'confirmed', isRefundable = true, deposit = null } = wish
  return ['ticket', count, answer, isRefundable ? 'free' : 'firm', deposit ?? 'whole']
    .join('-')
    .padEnd(24, '-')
}

interface Known {
  wish: Required<TicketWish>
  state: 'held' | 'released' | 'booked' | 'refused' | 'cancelled'
}

export interface TicketSupplier {
  readonly supplier: ProductSupplier<TicketShapes>
  /** Each call that binds, in order. */
  readonly calls: readonly string[]
  stateOf(reference: string): Known['state'] | undefined
}

interface TicketShapes {
  readonly criteria: object
  readonly offer: object
  readonly detailsQuery: object
  readonly details: object
  readonly subject: TicketSubject
}

/** Makes a supplier of tickets that answers as each key says. */
export function makeTicketSupplier(clock: () => Date): TicketSupplier {
  const known = new Map<string, Known>()
  const calls: string[] = []
  const must = (reference: string) => {
    const found = known.get(reference)
    if (found === undefined) throw new SupplierRefusal('hold_expired')
    return found
  }
  const priceOf = ({ count }: Known['wish']) => ({ amount: count * EACH, currency: 'USD' })
  const costOf = ({ wish }: Known) => (wish.isRefundable ? 0 : priceOf(wish).amount)
  const booking = (reference: string): SupplierBooking => ({
    ...{
      status: 'confirmed',
      supplierReference: `T-${reference.slice(0, 6)}`,
      confirmationNumber: 'TICKET-1',
    },
  })
  const cancelled = (one: Known): SupplierCancellation => ({
    status: 'cancelled',
    penalty: { amount: costOf(one), currency: 'USD' },
    refund: { amount: priceOf(one.wish).amount - costOf(one), currency: 'USD' },
  })

  const supplier: ProductSupplier<TicketShapes> = {
    capabilities: () => ({ longestHoldSeconds: 1800, canExtend: true }),
    async *search() {
      yield { offers: [], isLast: true }
    },
    details: async () => null,
    async quote(rateKey) {
      const wish = readKey(rateKey)
      if (wish === null) return null
      const { amount: net, currency } = priceOf(wish)
      const levy: PriceLine = { code: 'venue_levy', kind: 'fee', amount: 100, treatment: 'pass_through' }
      return {
        ...{ status: 'available', rateKey, left: 10, scenario: null },
        requirements: [{ field: 'name', of: 'lead_of_each_group' }],
        price: {
          ...{ currency, base: net - levy.amount, net, retail: net * 2, minimumSelling: null },
          ...{ breakdown: [{ label: 'admission', amount: net - levy.amount }], dueLocally: [] },
          priceLines: [levy],
        },
        policy: {
          ...{ timeZone, isRefundable: wish.isRefundable },
          steps: [
            {
              from: wish.isRefundable ? `${DATE}T00:00:00` : '2020-01-01T00:00:00',
              penalty: { amount: net, currency },
            },
          ],
        },
        subject: { event: 'Fado at night', date: DATE, count: wish.count, deposit: wish.deposit },
      }
    },
    async hold({ reference, rateKey, seconds }): Promise<SupplierHold> {
      calls.push('hold')
      const wish = readKey(rateKey)
      if (wish === null || wish.answer === 'sold_out') throw new SupplierRefusal('sold_out')
      known.set(reference, { wish, state: 'held' })
      return { reference, expiresAt: new Date(clock().getTime() + seconds * 1000) }
    },
    async extend(reference, seconds) {
      calls.push('extend')
      return { reference, expiresAt: new Date(clock().getTime() + seconds * 1000) }
    },
    async release(reference) {
      calls.push('release')
      const one = known.get(reference)
      if (one === undefined) return null
      if (one.state === 'booked') return 'confirmed'
      one.state = 'released'
      return 'released'
    },
    async book({ reference }: BookRequest) {
      calls.push('book')
      const one = must(reference)
      if (one.wish.answer === 'rejected') {
        one.state = 'refused'
        throw new SupplierRefusal('rejected')
      }
      one.state = 'booked'
      if (one.wish.answer === 'silent') throw new SupplierTimeout('book')
      return {
        ...booking(reference),
        ...(one.wish.answer === 'pending' && { status: 'pending', confirmationNumber: null }),
      }
    },
    async retrieve(reference) {
      const one = known.get(reference)
      return one?.state === 'booked' || one?.state === 'cancelled' ? booking(reference) : null
    },
    async cancelQuote(reference) {
      const one = known.get(reference)
      return one?.state === 'booked' ? { ...cancelled(one), validUntil: null } : null
    },
    async cancel(reference, { expectedPenalty }) {
      calls.push('cancel')
      const one = must(reference)
      if (costOf(one) > expectedPenalty.amount) throw new SupplierRefusal('price_changed')
      one.state = 'cancelled'
      return cancelled(one)
    },
  }
  return { supplier, calls, stateOf: (reference) => known.get(reference)?.state }
}

function readKey(rateKey: string): Required<TicketWish> | null {
  const match = /^ticket-(\d+)-(confirmed|rejected|pending|silent|sold_out)-(free|firm)-(\d+|whole)-*$/.exec(
    rateKey,
  )
  if (match === null) return null
  const [, count = '', answer = '', terms = '', deposit = ''] = match
  return {
    count: Number(count),
    answer: answer as Required<TicketWish>['answer'],
    isRefundable: terms === 'free',
    deposit: deposit === 'whole' ? null : Number(deposit),
  }
}
