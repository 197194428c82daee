import { readFont } from './read-font.ts'

/** pdfkit measures an empty letter at the place of its outline, which may be the end of the file. */
const room = new Uint8Array(16)

/** Reads a font file, padded so that every letter can be measured. */
export function fontBytes(path: string): Buffer {
  return Buffer.concat([readFont(path), room])
}
