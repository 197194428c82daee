import type { makeAnswerOnce } from './answer-once.ts'
import { isStaff } from './people.ts'
import type { Person } from './person.ts'
import type { Proposals } from './proposals.ts'
import type { makeQuotes } from './quotes.ts'
import { Refusal } from './refusal.ts'
import { type ExampleCall, type Route, route } from './route.ts'
import {
  type Booking,
  type BookingStore,
  noted,
  onlyItem,
  requireHeld,
  type StoredBooking,
} from './stored-booking.ts'

const HOLD_MS = 15 * 60_000

export interface BookingDependencies {
  store: BookingStore
  once: ReturnType<typeof makeAnswerOnce>
  clock: () => Date
}

interface HoldDependencies extends BookingDependencies {
  quotes: Pick<ReturnType<typeof makeQuotes>, 'open'>
  proposals: Pick<Proposals, 'booked'>
}

/** Makes the calls that hold rooms, and that open, claim, extend and release a booking. */
export function bookingRoutes({ store, once, clock, quotes, proposals }: HoldDependencies): readonly Route[] {
  function held(call: ExampleCall<'createBooking'>): StoredBooking {
    const { body, agency, person } = call
    const stored = quotes.open(agency, body.quoteId)
    const { dueNow } = stored.quote
    if (body.shownTotal.amount !== dueNow.amount || body.shownTotal.currency !== dueNow.currency) {
      throw new Refusal(409, 'The amount due has changed.', { code: 'price_changed', dueNow })
    }
    stored.isBooked = true
    const booking = {
      agency,
      booking: newBooking(call, stored.quote, clock()),
      owner: person?.email ?? null,
      key: crypto.randomUUID().replaceAll('-', ''),
      heldUntil: clock().getTime() + HOLD_MS,
      isExtended: false,
    }
    store.add(booking)
    if (stored.proposalId !== null) proposals.booked(agency, stored.proposalId)
    return booking
  }

  return [
    route('createBooking', 'POST /api/bookings', (call) => {
      const { booking, key } = once('createBooking', call, () => held(call))
      return { status: 201, body: { data: booking }, headers: { 'x-booking-key': key } }
    }),
    route('getBooking', 'GET /api/bookings/{reference}', (call) => answer(store.of(call), call.person)),
    route('openBooking', 'POST /api/bookings/{reference}/access', ({ agency, path, body, person }) => {
      const found = store.find(agency, path.reference)
      if (body.key !== found.key) throw new Refusal(404, 'This booking does not exist.')
      return answer(found, person)
    }),
    route('claimBooking', 'POST /api/bookings/{reference}/claim', (call) => {
      const { person } = call
      const found = store.of(call)
      if (!person || isStaff(person)) throw new Refusal(403, 'Log in as a traveller to keep this booking.')
      if (found.owner !== null && found.owner !== person.email)
        throw new Refusal(409, 'This booking belongs to another account.')
      found.owner = person.email
      return answer(found, person)
    }),
    route('extendHold', 'POST /api/bookings/{reference}/hold', (call) => {
      const found = store.of(call)
      requireHeld(found)
      if (!found.isExtended) {
        found.heldUntil += HOLD_MS
        found.isExtended = true
        noted(found.booking, 'extended', clock())
      }
      return answer(store.of(call), call.person)
    }),
    route('releaseHold', 'DELETE /api/bookings/{reference}/hold', (call) => {
      const found = store.of(call)
      requireHeld(found)
      const { hold: _, ...rest } = found.booking
      const items = [{ ...onlyItem(rest), state: 'released' as const }]
      found.booking = { ...rest, items, state: 'released', payment: { ...rest.payment, state: 'canceled' } }
      noted(found.booking, 'released', clock())
      return answer(found, call.person)
    }),
  ]
}

/** The booking as the person who requests it may see it. */
export function answer(
  { booking, owner }: StoredBooking,
  person: Person | null,
): { body: { data: Booking } } {
  const canClaim = owner === null && person !== null && !isStaff(person)
  return { body: { data: { ...booking, ...(canClaim && { canClaim }) } } }
}

type Quote = ReturnType<HoldDependencies['quotes']['open']>['quote']

function newBooking({ body }: ExampleCall<'createBooking'>, quote: Quote, now: Date): Booking {
  const { total, paymentSchedule, discounts, dueNow } = quote
  const { subject, price } = onlyItem(quote)
  const none = { amount: 0, currency: dueNow.currency }
  const isDue = dueNow.amount > 0
  const id = crypto.randomUUID().replaceAll('-', '')
  const expiresAt = new Date(now.getTime() + HOLD_MS).toISOString()
  return {
    reference: `EX-${id.slice(0, 8).toUpperCase()}`,
    state: 'on_hold',
    createdAt: now.toISOString(),
    total,
    paymentSchedule,
    discounts,
    items: [
      {
        id: crypto.randomUUID(),
        state: 'on_hold',
        subject,
        price,
        paymentSchedule,
        party: { travellers: namesOf(body) },
        cancellation: {},
        availableActions: [],
      },
    ],
    hold: { expiresAt, secondsLeft: HOLD_MS / 1000, canExtend: true },
    contact: body.contact,
    requests: body.requests,
    ...(body.arrival !== undefined && { arrival: body.arrival }),
    payment: isDue
      ? {
          gateway: 'sandbox',
          state: 'requires_payment_method',
          due: dueNow,
          paid: none,
          refunded: none,
          reference: `example_pi_${id}`,
          clientSecret: `example_secret_${id}`,
        }
      : { gateway: 'none', state: 'succeeded', due: none, paid: none, refunded: none },
    terms: { version: 1, language: 'en' },
    history: [{ at: now.toISOString(), what: 'held' }],
  }
}

/** The people of the only item. The hotel requires names only, so nothing else is stored. */
function namesOf({ parties }: ExampleCall<'createBooking'>['body']): BookedPeople {
  return (parties[0]?.travellers ?? []).map(({ document: _, answers: __, ...person }) => person)
}

type BookedPeople = Booking['items'][number]['party']['travellers']
