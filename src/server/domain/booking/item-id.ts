import { createHash } from 'node:crypto'

/**
 * Gives the id of a booking's item by its line, from 0: the first has the booking's own, the others one that follows from it, so that
 * whoever takes a request over asks suppliers by the same references.
 */
export function itemId(bookingId: string, line: number): string {
  if (line === 0) return bookingId
  const digest = createHash('sha256').update(`${bookingId} item ${line}`).digest()
  // Version 8 and the variant of RFC 9562: a UUID of the maker's own.
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80
  const hex = digest.toString('hex', 0, 16)
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
