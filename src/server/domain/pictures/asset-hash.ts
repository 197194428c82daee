import { createHash } from 'node:crypto'

/** Returns the first 16 hexadecimal digits of the SHA-256 of a file's bytes: its name in addresses. */
export function assetHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}
