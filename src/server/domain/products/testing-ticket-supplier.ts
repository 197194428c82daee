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
import { type TicketSubject, ticketTimeZone } from './testing-ticket.ts'

/** What a ticket's rate key encodes: the count, the booking's outcome and the cancellation terms. */
export interface TicketRequest {
  count?: number
  /** `silent`: no answer, although it was booked. */
  answer?: 'confirmed' | 'rejected' | 'pending' | 'silent' | 'sold_out'
  isRefundable?: boolean
  /** A cancellation costs half of it. */
  isHalfLost?: boolean
  /** Nothing is refunded, but each holder gets half of their ticket for a later event. */
  isCredited?: boolean
  deposit?: number | null
  second?: number
  /** Whether it can be held for two days, and whether its price is guaranteed for the first. */
  later?: 'no' | 'priced' | 'unpriced'
}

const DATE = '2026-05-20'
const EACH = 4000
const EVENT = 'Fado at night'

/** Returns the rate key of a ticket with these properties. */
export function ticketKey(request: TicketRequest = {}): string {
  const { count = 2, answer = 'confirmed', isRefundable = true, isHalfLost = false } = request
  const { isCredited = false } = request
  const { deposit = null, second = 0, later = 'no' } = request
  const terms = isCredited ? 'credit' : isHalfLost ? 'half' : isRefundable ? 'free' : 'firm'
  return ['ticket', count, answer, terms, deposit ?? 'whole', second, later].join('-').padEnd(24, '-')
}

interface Known {
  wish: Required<TicketRequest>
  state: 'held' | 'released' | 'booked' | 'refused' | 'cancelled'
  rateKey: string
  /** When its hold ends. */
  until: Date
  cancellation?: SupplierCancellation
}

export interface TicketSupplier {
  readonly supplier: ProductSupplier<TicketShapes>
  /** Each binding call, in order. */
  readonly calls: readonly string[]
  /** Makes each ticket dearer by minor units. */
  raise(by: number): void
  /** Sells no more tickets: none is left but those that are taken. */
  close(): void
  stateOf(reference: string): Known['state'] | undefined
  /** The key of a booked item; null if not booked. */
  keyOf(reference: string): string | null
  /** Changes what is booked. */
  change(reference: string, rateKey: string): void
}

export interface TicketShapes {
  readonly criteria: object
  readonly offer: { readonly rateKey: string }
  readonly detailsQuery: { readonly event: string }
  readonly details: { readonly event: string }
  readonly subject: TicketSubject
}

/** Two days: tickets can be paid later. */
const LONGEST = 172_800

/** Creates a supplier of tickets for a day that answers as each key says, with a number of places for each key. */
export function makeTicketSupplier(clock: () => Date, places = 10_000, day = DATE): TicketSupplier {
  const known = new Map<string, Known>()
  const calls: string[] = []
  const isOver = ({ state, until }: Known) => state === 'held' && until <= clock()
  const takes = (one: Known) => one.state === 'booked' || (one.state === 'held' && !isOver(one))
  const leftOf = (rateKey: string, except?: string) =>
    [...known]
      .filter(([reference, one]) => reference !== except && one.rateKey === rateKey && takes(one))
      .reduce((left, [, { wish }]) => left - wish.count, isClosed ? 0 : places)
  const endOf = (seconds: number) => new Date(clock().getTime() + Math.min(seconds, LONGEST) * 1000)
  let raised = 0
  let isClosed = false
  const inHours = (hours: number) => new Date(clock().getTime() + hours * 3_600_000).toISOString()
  const payLaterOf = ({ later }: Known['wish']): Pick<TicketSubject, 'payLater'> =>
    later === 'no'
      ? {}
      : { payLater: { priceUntil: later === 'priced' ? inHours(24) : null, payBy: inHours(48) } }
  const priceOf = ({ count }: Known['wish']) => ({ amount: count * (EACH + raised), currency: 'USD' })
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
    ...creditsOf(one),
  })
  const creditsOf = ({ wish: { isCredited, count } }: Known): Pick<SupplierCancellation, 'credits'> =>
    isCredited
      ? {
          credits: Array.from({ length: count }, (_, traveller) => ({
            traveller,
            issuer: 'Fado House',
            amount: { amount: EACH / 2, currency: 'USD' },
            expiresOn: '2027-05-20',
          })),
        }
      : {}

  const supplier: ProductSupplier<TicketShapes> = {
    capabilities: () => ({
      longestHoldSeconds: LONGEST,
      canExtend: true,
      actions: ['cancel'],
      changesUntil: 'start',
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
    async quote(rateKey, held) {
      const request = readTicketKey(rateKey)
      if (request === null) return null
      const left = leftOf(rateKey, held)
      if (left < request.count) return { status: 'sold_out' }
      const { amount: net, currency } = priceOf(request)
      const levy: PriceLine = { code: 'venue_levy', kind: 'fee', amount: 100, treatment: 'pass_through' }
      return {
        status: 'available',
        rateKey,
        left,
        scenario: null,
        requirements: [{ field: 'name', of: 'lead_of_each_group' }],
        price: {
          currency,
          base: net - levy.amount,
          net,
          retail: net * 2,
          minimumSelling: null,
          breakdown: [{ label: 'admission', amount: net - levy.amount }],
          dueLocally: [],
          priceLines: [levy],
        },
        policy: {
          timeZone: ticketTimeZone,
          isRefundable: request.isRefundable,
          steps: [
            {
              from: request.isRefundable ? `${day}T00:00:00` : '2020-01-01T00:00:00',
              penalty: { amount: net, currency },
            },
          ],
        },
        subject: {
          event: EVENT,
          date: day,
          count: request.count,
          deposit: request.deposit,
          second: request.second,
          ...payLaterOf(request),
        },
      }
    },
    async hold({ reference, rateKey, seconds }): Promise<SupplierHold> {
      calls.push('hold')
      const ticket = readTicketKey(rateKey)
      if (ticket === null) throw new SupplierRefusal('rejected')
      const before = known.get(reference)
      if (before !== undefined && takes(before)) return { reference, expiresAt: before.until }
      if (ticket.answer === 'sold_out' || leftOf(rateKey) < ticket.count)
        throw new SupplierRefusal('sold_out')
      const until = endOf(seconds)
      known.set(reference, { wish: ticket, state: 'held', rateKey, until })
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
      // A caller who asks again finds it confirmed.
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
      const { credits } = cancelled(one)
      const issued = credits?.map((credit) => ({ ...credit, code: `FADO-${credit.traveller + 1}` }))
      one.cancellation = { ...cancelled(one), ...(issued && { credits: issued }) }
      one.state = 'cancelled'
      return one.cancellation
    },
    amendQuote: async () => null,
    amend: () => Promise.reject(new SupplierRefusal('rejected')),
    amendment: async () => null,
    changes: async () => [],
    acceptChange: async () => null,
  }
  return {
    supplier,
    calls,
    raise(by) {
      raised += by
    },
    close() {
      isClosed = true
    },
    stateOf: (reference) => known.get(reference)?.state,
    keyOf(reference) {
      const one = known.get(reference)
      return one?.state === 'booked' ? one.rateKey : null
    },
    change(reference, rateKey) {
      const [one, request] = [known.get(reference), readTicketKey(rateKey)]
      if (one && request) Object.assign(one, { wish: request, rateKey })
    },
  }
}

/** Returns a ticket's properties from its key; null if it is not a key. */
export function readTicketKey(rateKey: string): Required<TicketRequest> | null {
  const match =
    /^ticket-([1-9]\d*)-(confirmed|rejected|pending|silent|sold_out)-(free|firm|half|credit)-(\d+|whole)-(\d+)-(no|priced|unpriced)-*$/.exec(
      rateKey,
    )
  if (match === null) return null
  const [, count = '', answer = '', terms = '', deposit = '', second = '', later = ''] = match
  return {
    count: Number(count),
    answer: answer as Required<TicketRequest>['answer'],
    isRefundable: terms !== 'firm' && terms !== 'credit',
    isHalfLost: terms === 'half',
    isCredited: terms === 'credit',
    deposit: deposit === 'whole' ? null : Number(deposit),
    second: Number(second),
    later: later as Required<TicketRequest>['later'],
  }
}
