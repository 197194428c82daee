import { readFont } from './read-font.ts'

/** A letter without an outline is measured where its outline would begin, which may be where the file ends. */
const room = new Uint8Array(16)

/** Reads a font's file so that every letter of it can be measured. */
export function fontBytes(path: string): Buffer {
  return Buffer.concat([readFont(path), room])
}
