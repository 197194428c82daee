import { createHash } from 'node:crypto'

/** Returns a UUID that is derived from a text: the same for the same text, and another for any other. */
export function derivedUuid(text: string): string {
  const digest = createHash('sha256').update(text).digest()
  // Version 8 and the variant of RFC 9562: a custom UUID.
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80
  const hex = digest.toString('hex', 0, 16)
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
