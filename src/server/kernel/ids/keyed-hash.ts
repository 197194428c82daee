import { createHmac } from 'node:crypto'

/** Gives a text's hash that means nothing without the server's key: the same text has the same one. */
export type KeyedHash = (text: string) => string

/**
 * Takes the key. E-mail and network addresses are few enough to try, so a hash without one would hide nothing. The key lies
 * in the same database (`platform_state`), where no agency's transaction reads it: it hides nothing from who has all of it.
 */
export function keyedHash(key: string): KeyedHash {
  return (text) => createHmac('sha256', key).update(text).digest('base64url')
}
