import { timingSafeEqual } from 'node:crypto'
import type { KeyedHash } from '../../kernel/ids/keyed-hash.ts'
import type { Booking } from './booking.ts'

type Keyed = Pick<Booking, 'id' | 'items' | 'isReassigned'>

/** Dependencies for making and checking booking keys. */
export interface KeyDependencies {
  readonly hash: KeyedHash
  readonly clock: () => Date
}

/** Increasing it withdraws every access key ever given out, in mails, browsers and elsewhere. */
const KEYS = 2
/** Days after the end of a stay during which its key still opens it. */
const KEY_DAYS = 30

/**
 * Returns the access key of a booking, for its mail and its browser. Every server makes the same key, and only our
 * servers can.
 */
export function bookingKey(bookingId: string, hash: KeyedHash): string {
  return hash(`key ${KEYS} of booking ${bookingId}`)
}

/**
 * Whether a key opens a booking: until it expires, and never once the booking was reassigned, because the previous
 * owner has the key too. The comparison takes constant time.
 */
export function isKeyOf(
  key: string,
  { id, items, isReassigned }: Keyed,
  { hash, clock }: KeyDependencies,
): boolean {
  const [given, right] = [Buffer.from(key), Buffer.from(bookingKey(id, hash))]
  const last = Math.max(...items.map(({ endsOn }) => Date.parse(endsOn)))
  const isOver = clock().getTime() > last + KEY_DAYS * 86_400_000
  return given.byteLength === right.byteLength && timingSafeEqual(given, right) && !isOver && !isReassigned
}
