import { encodeAztec } from 'etiket/aztec'
import { encodeCode128 } from 'etiket/barcode'

/**
 * Returns the modules of a text as an Aztec code or a Code 128 by row, dark ones true, without the white around them. A
 * Code 128 has one row, for lines of any height. Null for a text that the code cannot write.
 */
export function printedModules(text: string, format: 'aztec' | 'code128'): boolean[][] | null {
  if (format === 'code128') {
    // It has ASCII alone; other characters would be read as different ones.
    return /^[ -~]+$/.test(text) ? [barsToModules(encodeCode128(text))] : null
  }
  try {
    return encodeAztec(text)
  } catch {
    return null
  }
}

/** Widths of bars and gaps in turn, beginning with a bar. */
function barsToModules(widths: readonly number[]): boolean[] {
  return widths.flatMap((width, index) => Array.from({ length: width }, () => index % 2 === 0))
}
