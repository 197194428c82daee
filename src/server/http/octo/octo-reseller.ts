import { createHash, timingSafeEqual } from 'node:crypto'
import { OctoError } from '../../domain/octo/octo-error.ts'

/** Whose calls an agency answers. */
export interface OctoCallers {
  /** The keys of an agency's resellers, by their names. */
  readonly keysOf: (slug: string) => ReadonlyMap<string, string>
  /** Whether an agency without keys answers every caller, as in the demo. */
  readonly isOpen: boolean
}

/** Returns the name of the reseller who calls; '' for a caller without a key. Throws UNAUTHORIZED for a wrong key. */
export function resellerOf(
  header: string | undefined,
  slug: string,
  { keysOf, isOpen }: OctoCallers,
): string {
  const keys = keysOf(slug)
  if (keys.size === 0 && isOpen) return ''
  // Every key is compared, and hashes take the same time, however many characters are right.
  const sent = hashOf(header ?? '')
  const found = [...keys].filter(([, key]) => timingSafeEqual(sent, hashOf(`Bearer ${key}`)))
  const [reseller] = found.map(([name]) => name)
  if (reseller === undefined) throw new OctoError('UNAUTHORIZED', 'The key is missing or wrong.')
  return reseller
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
