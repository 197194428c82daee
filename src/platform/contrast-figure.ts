import { contrast } from '../theme/contrast.ts'
import { parseHex } from '../theme/srgb.ts'

/** Two colours of the theme as their contrast, to two places and rounded down: a figure never says more than there is. */
export function ratioOf(one: string, other: string): string {
  const ratio = contrast(parseHex(one), parseHex(other))
  return `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`
}
