import { contrast } from '../theme/contrast.ts'
import { parseHex } from '../theme/srgb.ts'

/** Returns the contrast of two theme colours to two decimals, rounded down so that it never overstates. */
export function ratioOf(one: string, other: string): string {
  const ratio = contrast(parseHex(one), parseHex(other))
  return `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`
}

/** Parses a colour to `#rrggbb`, or null; accepts surrounding space and the short form. */
export function readColor(text: string): string | null {
  const written = text.trim().toLowerCase()
  if (/^#[0-9a-f]{6}$/.test(written)) return written
  return /^#[0-9a-f]{3}$/.test(written) ? written.replaceAll(/[0-9a-f]/g, '$&$&') : null
}
