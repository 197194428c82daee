import { readFileSync } from 'node:fs'

/** Gives the bytes of a font's file. */
export function readFont(path: string): Uint8Array {
  return readFileSync(path)
}
