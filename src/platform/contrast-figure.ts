import { contrast } from '../theme/contrast.ts'
import { parseHex } from '../theme/srgb.ts'

/** Returns the contrast of two theme colours to two decimals, rounded down so that it never overstates. */
export function ratioOf(one: string, other: string): string {
  const ratio = contrast(parseHex(one), parseHex(other))
  return `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`
}
