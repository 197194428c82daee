import { timingSafeEqual } from 'node:crypto'
import type { KeyedHash } from '../../kernel/ids/keyed-hash.ts'
import type { Booking } from './booking.ts'

type Keyed = Pick<Booking, 'id' | 'items' | 'isReassigned'>

/** What makes keys of bookings and tells whether they still open anything. */
export interface KeyParts {
  readonly hash: KeyedHash
  readonly clock: () => Date
}

/** Raised, it withdraws every key that was given before: from mails, browsers and wherever else one came to lie. */
const KEYS = 2
/** Days after the last of a stay for which its key still opens it. */
const KEY_DAYS = 30

/** Takes a booking's id and gives the key by which its mail and its browser open it: every server makes the same, nobody else any. */
export function bookingKey(bookingId: string, hash: KeyedHash): string {
  return hash(`key ${KEYS} of booking ${bookingId}`)
}

/**
 * Whether a key opens a booking: as long as that needs anybody, and not once it was taken over, since whoever lost it has the key
 * as well. How long it takes tells nothing of the right one.
 */
export function isKeyOf(key: string, { id, items, isReassigned }: Keyed, { hash, clock }: KeyParts): boolean {
  const [given, right] = [Buffer.from(key), Buffer.from(bookingKey(id, hash))]
  const last = Math.max(...items.map(({ endsOn }) => Date.parse(endsOn)))
  const isOver = clock().getTime() > last + KEY_DAYS * 86_400_000
  return given.byteLength === right.byteLength && timingSafeEqual(given, right) && !isOver && !isReassigned
}
