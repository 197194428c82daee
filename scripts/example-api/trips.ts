import type { components } from '../../src/contract/api.gen.ts'
import { isStaff } from './people.ts'
import { notFound, Refusal } from './refusal.ts'
import { type ExampleCall, type Route, route } from './route.ts'
import { type BookingStore, hotelOf, onlyItem, type StoredBooking, stayOf } from './stored-booking.ts'

type Summary = components['schemas']['BookingSummary']

/** Makes the lists of bookings: a traveller's own, the agency's, and incidents. */
export function tripRoutes(store: BookingStore, clock: () => Date): readonly Route[] {
  /** The bookings that the person may see and the call requests. */
  function requested({ agency, person, query }: ExampleCall<'getBookings'>): StoredBooking[] {
    if (!person) throw new Refusal(401, 'Log in to see your bookings.')
    const { state, search = '', from = '', to = '9999' } = query
    return store.list(agency).filter(({ booking, owner }) => {
      const { reference, contact } = booking
      const hotel = stayOf(booking)
      const words = `${reference} ${contact.firstName} ${contact.lastName} ${contact.email}`.toLowerCase()
      return (
        (isStaff(person) || owner === person.email) &&
        (state === undefined || booking.state === state) &&
        words.includes(search.toLowerCase()) &&
        hotel.stay.start >= from &&
        hotel.stay.start <= to
      )
    })
  }

  return [
    route('getBookings', 'GET /api/bookings', (call) => {
      const today = clock().toISOString().slice(0, 10)
      const all = requested(call)
      const of = (phase: string) => all.filter((one) => phaseOf(one, today) === phase)
      const counts = {
        upcoming: of('upcoming').length,
        past: of('past').length,
        cancelled: of('cancelled').length,
      }
      const { when = 'all' } = call.query
      const bookings = (when === 'all' ? all : of(when)).map(summaryOf)
      return { body: { data: { bookings, counts } } }
    }),
    route('getWallet', 'GET /api/wallet', () => {
      throw notFound('wallet')
    }),
    route('getIncidents', 'GET /api/agency/incidents', () => ({
      body: { data: { incidents: [] } },
    })),
    route('answerIncident', 'POST /api/agency/incidents/{id}', () => {
      throw notFound('incident')
    }),
  ]
}

function phaseOf({ booking }: StoredBooking, today: string): 'upcoming' | 'past' | 'cancelled' {
  if (['cancelled', 'rejected', 'expired', 'released'].includes(booking.state)) return 'cancelled'
  return stayOf(booking).stay.end < today ? 'past' : 'upcoming'
}

function summaryOf({ booking }: StoredBooking): Summary {
  const { reference, state, createdAt, hold, contact } = booking
  const { price, subject } = onlyItem(booking)
  const { product, hotel } = hotelOf(subject)
  const { currency, total, net, markup } = price
  const guests = hotel.rooms.reduce(
    (sum, { adults, childAges }) => sum + adults + (childAges?.length ?? 0),
    0,
  )
  return {
    reference,
    product,
    state,
    createdAt,
    guests,
    itemCount: 1,
    ...hotel.stay,
    ...(hold && { hold: { expiresAt: hold.expiresAt, secondsLeft: hold.secondsLeft } }),
    title: hotel.hotel.name,
    place: hotel.hotel.address.city,
    picture: hotel.hotel.pictures[0]?.url ?? '',
    total: { amount: total, currency },
    traveller: `${contact.firstName} ${contact.lastName}`,
    email: contact.email,
    ...(net !== undefined && { net: { amount: net, currency } }),
    ...(markup !== undefined && { markup: { amount: markup, currency } }),
  }
}
