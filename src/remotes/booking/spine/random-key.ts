/** Another key each time, for what must not be done twice however often it is sent. */
export function randomKey(): string {
  // crypto.randomUUID is missing on plain http, which demo and development allow.
  return Array.from(crypto.getRandomValues(new Uint8Array(18)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
