import { readFileSync } from 'node:fs'

/** Returns the bytes of a font file. */
export function readFont(path: string): Uint8Array {
  return readFileSync(path)
}
