import { derivedUuid } from '../../kernel/ids/derived-uuid.ts'

/**
 * Returns the id of an item by its line, from 0: the booking's own for the first, and a UUID derived from it for the
 * others. A server that continues a request therefore asks suppliers with the same references.
 */
export function itemId(bookingId: string, line: number): string {
  if (line === 0) return bookingId
  return derivedUuid(`${bookingId} item ${line}`)
}
