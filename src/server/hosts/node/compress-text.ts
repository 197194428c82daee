import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Coding } from './accepted-coding.ts'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** `fast` takes about a millisecond for a page; `small` takes about fifty with brotli, and sends a tenth less. */
export type Effort = 'fast' | 'small'

/** Compresses a text with the given coding. */
export function compressText(text: Buffer, coding: Coding, effort: Effort = 'fast'): Promise<Buffer> {
  if (coding === 'gzip') return gz(text, { level: effort === 'fast' ? 5 : 9 })
  return brotli(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: effort === 'fast' ? 4 : 10,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
}
