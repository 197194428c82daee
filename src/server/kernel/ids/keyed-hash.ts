import { createHmac } from 'node:crypto'

/** Returns a text's hash under the server's key; equal texts have equal hashes. */
export type KeyedHash = (text: string) => string

/**
 * Makes the hash for a key. E-mail and network addresses are few enough to guess, so a hash without a key would hide
 * nothing. The key is in the same database (`platform_state`), which no agency's transaction can read; it does not
 * protect a copy of the whole database.
 */
export function keyedHash(key: string): KeyedHash {
  return (text) => createHmac('sha256', key).update(text).digest('base64url')
}
