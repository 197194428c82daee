import type { components } from '../../src/contract/api.gen.ts'
import { isStaff } from './people.ts'
import type { Person } from './person.ts'
import { notFound, Refusal } from './refusal.ts'

export type Booking = components['schemas']['Booking']
type Quote = components['schemas']['Quote']

/** A stored booking, with who may open it. */
export interface StoredBooking {
  agency: string
  booking: Booking
  /** The address of the owner's account; null for a guest booking. */
  owner: string | null
  /** Opens it for a guest. */
  key: string
  /** End of the hold, in milliseconds. */
  heldUntil: number
  isExtended: boolean
}

interface Asking {
  agency: string
  person: Person | null
  headers: Headers
  path: { reference: string }
}

/** Makes the store of bookings, in which each agency finds only its own. */
export function makeBookingStore(clock: () => Date) {
  const bookings = new Map<string, StoredBooking>()

  /** A booking by its reference, without checking the caller. A hold past its end has expired. */
  function find(agency: string, reference: string): StoredBooking {
    const found = bookings.get(reference)
    if (found?.agency !== agency) throw notFound('booking')
    const { booking, heldUntil } = found
    const secondsLeft = Math.max(0, Math.floor((heldUntil - clock().getTime()) / 1000))
    if (booking.state === 'on_hold' && secondsLeft === 0) {
      const { hold: _, ...rest } = booking
      found.booking = { ...rest, state: 'expired' }
    } else if (booking.hold) {
      const expiresAt = new Date(heldUntil).toISOString()
      booking.hold = { expiresAt, secondsLeft, canExtend: !found.isExtended }
    }
    return found
  }

  return {
    add: (stored: StoredBooking) => void bookings.set(stored.booking.reference, stored),
    find,
    /** The booking of a call, for its owner, for a browser with its key, and for the agency. */
    of({ agency, person, headers, path }: Asking): StoredBooking {
      const found = find(agency, path.reference)
      const isOwn = person !== null && found.owner === person.email
      if (isOwn || isStaff(person) || headers.get('x-booking-key') === found.key) return found
      throw notFound('booking')
    },
    list: (agency: string): StoredBooking[] =>
      [...bookings.values()].flatMap((one) =>
        one.agency === agency ? [find(agency, one.booking.reference)] : [],
      ),
  }
}

export type BookingStore = ReturnType<typeof makeBookingStore>

/** Requires that a booking is on hold; otherwise throws the contract's reason. */
export function requireHeld({ booking }: StoredBooking): void {
  if (booking.state === 'on_hold') return
  const isOver = booking.state === 'expired'
  throw new Refusal(409, isOver ? 'The hold has expired.' : 'Nothing of this booking is on hold.', {
    code: isOver ? 'hold_expired' : 'conflict',
  })
}

/** Adds a step to a booking's history. */
export function noted(
  booking: Booking,
  what: NonNullable<Booking['history']>[number]['what'],
  at: Date,
): void {
  booking.history = [...(booking.history ?? []), { at: at.toISOString(), what }]
}

/** Returns the only item of each booking of this API. */
export function onlyItem<Item>({ items: [item] }: { items: Item[] }): Item {
  if (item === undefined) throw new Error('A booking has no item.')
  return item
}

/** Returns the quoted or booked stay. */
export function stayOf(of: Pick<Booking, 'items'> | Pick<Quote, 'items'>) {
  return hotelOf(onlyItem<Pick<Booking['items'][number], 'subject'>>(of).subject).hotel
}

type HotelSubject = Extract<Quote['items'][number]['subject'], { product: 'hotel' }>

/** Returns the subject of a hotel, which is all that this API sells. */
export function hotelOf(subject: Quote['items'][number]['subject']): HotelSubject {
  if (subject.product !== 'hotel') throw new Error(`This API sells no ${subject.product}.`)
  return subject
}
