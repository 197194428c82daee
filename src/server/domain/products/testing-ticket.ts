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
  /** Minor units that are due two weeks before the day. */
  readonly second: number
}

const timeZone = 'Europe/Lisbon'

/** No product of the contract: tests add it by `describeTickets`. */
export const ticketKind = {
  product: 'ticket',
  engine: 'Tickets',
  requireQuotable: () => {},
  positionOf: () => null,
  periodOf: ({ date }) => ({ start: date, end: date, timeZone }),
  scheduleOf: ({ deposit, second, date }, total) =>
    deposit === null
      ? [{ at: null, amount: total, to: 'agency', kind: 'balance' }]
      : [
          { at: null, amount: deposit, to: 'agency', kind: 'deposit' },
          { at: daysBefore(date, 14), amount: second, to: 'agency', kind: 'balance' },
          { at: daysBefore(date, 7), amount: total - deposit - second, to: 'agency', kind: 'balance' },
        ],
  actionsOf: () => ['cancel', 'add_services'],
  // Each ticket is of somebody; who holds them all shows a document at the gate.
  partyOf: (_, { count }) =>
    Array.from({ length: count }, (_, index) =>
      index === 0
        ? { group: 1, type: 'adult', role: 'lead', fields: ['firstName', 'lastName', 'document'] }
        : { group: 1, type: 'adult', fields: ['firstName', 'lastName'] },
    ),
  questionsOf: () => [{ code: 'entrance', of: 'party', isRequired: true, choices: ['North', 'South'] }],
  shown: (ticket) => ({ product: 'ticket', ticket }),
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
        ...{ key: '', title: event, place: null, lines: [`${count} tickets`], isBusy: true },
        ...{ start: new Date(`${date}T19:00:00Z`), end: new Date(`${date}T21:00:00Z`) },
      },
    ],
  }),
} as const satisfies ProductKind<TicketSubject>

/** The same as a product that has no words of its own, so that the spine's are read. */
export const plainTicketKind = {
  ...ticketKind,
  ...{ product: 'ticket', engine: 'Tickets', actionsOf: () => ['cancel'], texts: () => ({}) },
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

function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10)
}

/** What a ticket's rate key says: how many, what the booking comes to, and whether a cancellation costs nothing. */
export interface TicketWish {
  count?: number
  /** `silent`: no answer, and it was booked all the same. */
  answer?: 'confirmed' | 'rejected' | 'pending' | 'silent' | 'sold_out'
  isRefundable?: boolean
  /** A cancellation costs half of it. */
  isHalfLost?: boolean
  deposit?: number | null
  second?: number
}

const DATE = '2026-05-20'
const EACH = 4000
const EVENT = 'Fado at night'

/** Takes what a ticket is to be like and gives the key by which it is quoted. */
export function ticketKey(wish: TicketWish = {}): string {
  const { count = 2, answer = 'confirmed', isRefundable = true, isHalfLost = false } = wish
  const { deposit = null, second = 0 } = wish
  const terms = isHalfLost ? 'half' : isRefundable ? 'free' : 'firm'
  return ['ticket', count, answer, terms, deposit ?? 'whole', second].join('-').padEnd(24, '-')
}

interface Known {
  wish: Required<TicketWish>
  state: 'held' | 'released' | 'booked' | 'refused' | 'cancelled'
  rateKey: string
  /** Until when it is held. */
  until: Date
  cancellation?: SupplierCancellation
}

export interface TicketSupplier {
  readonly supplier: ProductSupplier<TicketShapes>
  /** Each call that binds, in order. */
  readonly calls: readonly string[]
  stateOf(reference: string): Known['state'] | undefined
}

export interface TicketShapes {
  readonly criteria: object
  readonly offer: { readonly rateKey: string }
  readonly detailsQuery: { readonly event: string }
  readonly details: { readonly event: string }
  readonly subject: TicketSubject
}

const LONGEST = 1800

/** Makes a supplier of tickets for a day that answers as each key says, and has so many places for each key. */
export function makeTicketSupplier(clock: () => Date, places = 10_000, day = DATE): TicketSupplier {
  const known = new Map<string, Known>()
  const calls: string[] = []
  const isOver = ({ state, until }: Known) => state === 'held' && until <= clock()
  const takes = (one: Known) => one.state === 'booked' || (one.state === 'held' && !isOver(one))
  const leftOf = (rateKey: string) =>
    [...known.values()]
      .filter((one) => one.rateKey === rateKey && takes(one))
      .reduce((left, { wish }) => left - wish.count, places)
  const endOf = (seconds: number) => new Date(clock().getTime() + Math.min(seconds, LONGEST) * 1000)
  const priceOf = ({ count }: Known['wish']) => ({ amount: count * EACH, currency: 'USD' })
  const hasBegun = () => clock() >= new Date(`${day}T00:00:00+01:00`)
  const costOf = ({ wish }: Known) => {
    const { amount } = priceOf(wish)
    if (!wish.isRefundable || hasBegun()) return amount
    return wish.isHalfLost ? amount / 2 : 0
  }
  const booking = (reference: string, { state }: Known): SupplierBooking => {
    const numbers = { supplierReference: `T-${reference}-000000`, confirmationNumber: 'TICKET-1' }
    if (state === 'cancelled') return { status: 'cancelled', ...numbers }
    return { status: 'confirmed', ...numbers }
  }
  const cancelled = (one: Known): SupplierCancellation => ({
    status: 'cancelled',
    penalty: { amount: costOf(one), currency: 'USD' },
    refund: { amount: priceOf(one.wish).amount - costOf(one), currency: 'USD' },
  })

  const supplier: ProductSupplier<TicketShapes> = {
    capabilities: () => ({
      longestHoldSeconds: LONGEST,
      canExtend: true,
      actions: ['cancel'],
      reportsChanges: false,
    }),
    async *search(_, { signal }) {
      for (const count of [1, 2, 3]) {
        if (signal.aborted) return
        yield { offers: [{ rateKey: ticketKey({ count }) }], isLast: false }
      }
      if (!signal.aborted) yield { offers: [], isLast: true }
    },
    details: async ({ event }) => (event === EVENT ? { event } : null),
    async quote(rateKey) {
      const wish = readKey(rateKey)
      if (wish === null) return null
      const left = leftOf(rateKey)
      if (left < wish.count) return { status: 'sold_out' }
      const { amount: net, currency } = priceOf(wish)
      const levy: PriceLine = { code: 'venue_levy', kind: 'fee', amount: 100, treatment: 'pass_through' }
      return {
        ...{ status: 'available', rateKey, left, scenario: null },
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
              from: wish.isRefundable ? `${day}T00:00:00` : '2020-01-01T00:00:00',
              penalty: { amount: net, currency },
            },
          ],
        },
        subject: {
          ...{ event: EVENT, date: day, count: wish.count },
          ...{ deposit: wish.deposit, second: wish.second },
        },
      }
    },
    async hold({ reference, rateKey, seconds }): Promise<SupplierHold> {
      calls.push('hold')
      const wish = readKey(rateKey)
      if (wish === null) throw new SupplierRefusal('rejected')
      const before = known.get(reference)
      if (before !== undefined && takes(before)) return { reference, expiresAt: before.until }
      if (wish.answer === 'sold_out' || leftOf(rateKey) < wish.count) throw new SupplierRefusal('sold_out')
      const until = endOf(seconds)
      known.set(reference, { wish, state: 'held', rateKey, until })
      return { reference, expiresAt: until }
    },
    async extend(reference, seconds) {
      calls.push('extend')
      const one = known.get(reference)
      if (one === undefined) return null
      if (one.state !== 'held' || isOver(one)) return 'expired'
      one.until = endOf(seconds)
      return { reference, expiresAt: one.until }
    },
    async release(reference) {
      calls.push('release')
      const one = known.get(reference)
      if (one === undefined) return null
      if (one.state === 'booked' || one.state === 'cancelled') return 'confirmed'
      one.state = 'released'
      return 'released'
    },
    async book({ reference }: BookRequest) {
      calls.push('book')
      const one = known.get(reference)
      if (one?.state === 'booked' || one?.state === 'cancelled') return booking(reference, one)
      if (one?.state !== 'held' || isOver(one)) throw new SupplierRefusal('hold_expired')
      if (one.wish.answer === 'rejected') {
        one.state = 'refused'
        throw new SupplierRefusal('rejected')
      }
      one.state = 'booked'
      if (one.wish.answer === 'silent') throw new SupplierTimeout('book')
      const booked = booking(reference, one)
      // Whoever asks again hears that it was confirmed meanwhile.
      return one.wish.answer === 'pending'
        ? { ...booked, status: 'pending', confirmationNumber: null }
        : booked
    },
    async retrieve(reference) {
      const one = known.get(reference)
      return one?.state === 'booked' || one?.state === 'cancelled' ? booking(reference, one) : null
    },
    async cancelQuote(reference) {
      const one = known.get(reference)
      if (one?.state !== 'booked') return null
      const isSteady = !one.wish.isRefundable || hasBegun()
      return { ...cancelled(one), validUntil: isSteady ? null : new Date(`${day}T00:00:00+01:00`) }
    },
    async cancel(reference, { expectedPenalty }) {
      calls.push('cancel')
      const one = known.get(reference)
      if (one?.cancellation !== undefined) return one.cancellation
      if (one?.state !== 'booked') return null
      if (costOf(one) > expectedPenalty.amount) throw new SupplierRefusal('price_changed')
      one.cancellation = cancelled(one)
      one.state = 'cancelled'
      return one.cancellation
    },
    amendQuote: async () => null,
    amend: () => Promise.reject(new SupplierRefusal('rejected')),
    amendment: async () => null,
    changes: async () => [],
    acceptChange: async () => null,
  }
  return { supplier, calls, stateOf: (reference) => known.get(reference)?.state }
}

function readKey(rateKey: string): Required<TicketWish> | null {
  const match =
    /^ticket-([1-9]\d*)-(confirmed|rejected|pending|silent|sold_out)-(free|firm|half)-(\d+|whole)-(\d+)-*$/.exec(
      rateKey,
    )
  if (match === null) return null
  const [, count = '', answer = '', terms = '', deposit = '', second = ''] = match
  return {
    count: Number(count),
    answer: answer as Required<TicketWish>['answer'],
    isRefundable: terms !== 'firm',
    isHalfLost: terms === 'half',
    deposit: deposit === 'whole' ? null : Number(deposit),
    second: Number(second),
  }
}
