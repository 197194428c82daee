import { createHash } from 'node:crypto'

/** Takes a file's bytes and gives the first 16 hexadecimal digits of their SHA-256, the name of the file in addresses. */
export function assetHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}
