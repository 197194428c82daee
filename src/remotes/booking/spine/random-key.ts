/** Returns a new idempotency key, for calls that must have one effect however often they are sent. */
export function randomKey(): string {
  // crypto.randomUUID is missing on plain HTTP, which demo and development allow.
  return Array.from(crypto.getRandomValues(new Uint8Array(18)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
