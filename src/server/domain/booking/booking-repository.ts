import { randomInt } from 'node:crypto'
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { Scope } from '../../db/scope.ts'
import { isUuid } from '../../kernel/ids/is-uuid.ts'
import { IllegalStep } from '../payments/illegal-step.ts'
import type { SupplierTicket } from '../suppliers/supplier-ticket.ts'
import type {
  Booking,
  BookingEvent,
  BookingFilter,
  BookingItem,
  BookingPage,
  BookingPhase,
  BookingsOf,
  ClaimedBy,
  ItemStep,
  NewBooking,
} from './booking.ts'
import { countPhases, narrowedTo, placeInList } from './booking-list.ts'
import { bookingEvents, bookingItems, bookings } from './booking-schema.ts'
import { claimBooking } from './claim-booking.ts'
import { joinItems, readBooking } from './join-items.ts'
import { moveItem } from './move-item.ts'
import { ownBookings } from './own-bookings.ts'

/** Without characters that are mistaken for one another when read aloud or copied by hand. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** One agency's bookings. */
export interface BookingRepository {
  /** Stores a booking and its items, each on hold, and assigns its reference. */
  create(booking: NewBooking): Promise<Booking>
  find(id: string): Promise<Booking | null>
  /** Finds a booking by its reference, in capitals. */
  findByReference(reference: string): Promise<Booking | null>
  /** Returns the booking and locks it against other steps until the transaction ends. */
  lock(id: string): Promise<Booking | null>
  /**
   * Takes a step with an item and logs it; null if there is no such item. Throws `IllegalStep` if its state does not
   * allow the step.
   */
  moveItem(itemId: string, step: ItemStep): Promise<BookingItem | null>
  /**
   * Extends the hold of an item and logs it as `extend`, by the system unless given. Returns false and stores nothing
   * if it is not on hold or does not exist.
   */
  holdUntil(itemId: string, until: Date, actor?: string): Promise<boolean>
  /** Stores an item's tickets as its supplier reports them now. The caller locks the booking. */
  noteTickets(itemId: string, tickets: readonly SupplierTicket[]): Promise<void>
  /** Stores the booking's total and the terms of all its items, after an item was changed. */
  reprice(id: string, now: { total: number; snapshot: object }): Promise<void>
  /** The booking of an item. */
  findByItem(itemId: string): Promise<Booking | null>
  /** Upcoming bookings by date, past ones latest first, others by when they were booked. */
  list(of: BookingsOf, page: BookingPage): Promise<Booking[]>
  /** Counts upcoming, past and failed bookings as of that local day. */
  count(of: BookingsOf, today: string, filter?: BookingFilter): Promise<Record<BookingPhase, number>>
  /** Every step of its items and payments, in order. */
  events(id: string): Promise<BookingEvent[]>
  /** The bookings of these references that are in no account. */
  nobodys(references: readonly string[]): Promise<Booking[]>
  /**
   * Moves a guest's booking into an account and returns it as it was before. Null if that is not allowed: it is in an
   * account already, unless it was claimed by link and this is a reassignment.
   */
  claim(id: string, personId: string, by: ClaimedBy): Promise<Booking | null>
}

const { id, reference, personId } = bookings

/** Returns the bookings of the scope's agency; demo bookings are included only in the demo. */
export function bookingRepository(agencyId: string, scope: Scope, demo: boolean): BookingRepository {
  const own = (...conditions: (SQL | undefined)[]) => and(ownBookings(agencyId, demo), ...conditions)

  const one = (condition: SQL, isLocked = false) =>
    scope(async (tx) => {
      const query = tx.select(readBooking).from(bookings).where(own(condition))
      // Its key does not change, so that concurrent inserts that reference it need not wait.
      const rows = await (isLocked ? query.for('no key update') : query)
      const [found] = await joinItems(tx, agencyId, rows)
      return found ?? null
    })

  const move: BookingRepository['moveItem'] = async (itemId, step) =>
    isUuid(itemId) ? scope((tx) => moveItem(tx, { agencyId, demo, itemId }, step)) : null

  return {
    create: (booking) => scope((tx) => create(tx, agencyId, demo, booking)),
    find: async (wanted) => (isUuid(wanted) ? one(eq(id, wanted)) : null),
    findByReference: (wanted) => one(eq(reference, wanted)),
    lock: async (wanted) => (isUuid(wanted) ? one(eq(id, wanted), true) : null),
    moveItem: move,
    reprice: async (wanted, now) => {
      await scope((tx) =>
        tx
          .update(bookings)
          .set(now)
          .where(own(eq(id, wanted))),
      )
    },
    findByItem: async (itemId) => {
      if (!isUuid(itemId)) return null
      const isIts = and(eq(bookingItems.agencyId, agencyId), eq(bookingItems.id, itemId))
      return one(sql`${id} in (select ${bookingItems.bookingId} from ${bookingItems} where ${isIts})`)
    },

    async holdUntil(itemId, until, actor = 'system') {
      try {
        return (await move(itemId, { event: 'extend', actor, holdExpiresAt: until })) !== null
      } catch (error) {
        if (error instanceof IllegalStep) return false
        throw error
      }
    },

    noteTickets: (itemId, tickets) =>
      scope(async (tx) => {
        const known = JSON.stringify({ tickets })
        await tx
          .update(bookingItems)
          .set({ outcome: sql`coalesce(${bookingItems.outcome}, '{}'::jsonb) || ${known}::jsonb` })
          .where(and(eq(bookingItems.agencyId, agencyId), eq(bookingItems.id, itemId)))
      }),

    list: (of, page) =>
      scope(async (tx) => {
        const place = await placeInList(tx, (wanted) => own(eq(id, wanted)), page)
        if (place === null) return []
        const rows = await tx
          .select(readBooking)
          .from(bookings)
          .where(own(isOf(of), narrowedTo(page.filter), place.where))
          .orderBy(...place.by)
          .limit(page.limit)
        return joinItems(tx, agencyId, rows)
      }),

    count: (of, today, filter) => scope((tx) => countPhases(tx, own(isOf(of), narrowedTo(filter)), today)),

    async events(wanted) {
      if (!isUuid(wanted)) return []
      const { itemId, paymentId, at, event, fromState, toState, amount, actor, reason } = bookingEvents
      const found = { itemId, paymentId, at, event, from: fromState, to: toState, amount, actor, reason }
      return scope((tx) =>
        tx
          .select(found)
          .from(bookingEvents)
          .innerJoin(
            bookings,
            and(eq(bookings.agencyId, bookingEvents.agencyId), eq(id, bookingEvents.bookingId)),
          )
          .where(own(eq(id, wanted)))
          .orderBy(asc(bookingEvents.id)),
      )
    },

    async nobodys(references) {
      if (references.length === 0) return []
      const isAmong = and(isNull(personId), inArray(reference, [...references]))
      return scope(async (tx) => {
        const rows = await tx.select(readBooking).from(bookings).where(own(isAmong)).orderBy(asc(id))
        return joinItems(tx, agencyId, rows)
      })
    },
    claim: async (bookingId, person, by) =>
      isUuid(bookingId) ? scope((tx) => claimBooking(tx, { agencyId, demo, bookingId, person, by })) : null,
  }
}

function isOf(of: BookingsOf): SQL | undefined {
  return of === 'agency' ? undefined : eq(personId, of.personId)
}

async function create(
  tx: Transaction,
  agencyId: string,
  demo: boolean,
  { items, actor, ...booking }: NewBooking,
): Promise<Booking> {
  const [row] = await insertBooking(tx, { ...booking, agencyId, isDemo: demo })
  if (row === undefined) throw new Error('no booking reference is free')
  const state = 'on_hold' as const
  const ofBooking = { agencyId, bookingId: row.id }
  await tx.insert(bookingItems).values(items.map((item, line) => ({ ...item, ...ofBooking, line, state })))
  await tx
    .insert(bookingEvents)
    .values(items.map((item) => ({ ...ofBooking, itemId: item.id, event: 'hold', toState: state, actor })))
  const [made] = await joinItems(tx, agencyId, [row])
  if (made === undefined) throw new Error('a booking was not stored')
  return made
}

/** Retries until the reference is unique; the first almost always is. */
async function insertBooking(tx: Transaction, booking: Omit<typeof bookings.$inferInsert, 'reference'>) {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const rows = await tx
      .insert(bookings)
      .values({ ...booking, reference: bookingReference() })
      .onConflictDoNothing({ target: [bookings.agencyId, reference] })
      .returning(readBooking)
    if (rows.length > 0) return rows
  }
  return []
}

/** Returns a new reference such as LV-7K3QX9: one of 729 million, so that others cannot be guessed. */
function bookingReference(): string {
  return `LV-${Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')}`
}
