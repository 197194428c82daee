import { createHash } from 'node:crypto'

/**
 * Returns the id of an item by its line, from 0: the booking's own for the first, and a UUID derived from it for the
 * others. A server that continues a request therefore asks suppliers with the same references.
 */
export function itemId(bookingId: string, line: number): string {
  if (line === 0) return bookingId
  const digest = createHash('sha256').update(`${bookingId} item ${line}`).digest()
  // Version 8 and the variant of RFC 9562: a custom UUID.
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80
  const hex = digest.toString('hex', 0, 16)
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
