import { wcagLuminance } from 'culori'
import { pairs } from './color-pairs.ts'
import type { ColorTokens } from './color-tokens.ts'

/** Returns a description of every pair that misses its ratio, measured by culori. A missing token counts as a miss. */
export function shortPairs(tokens: ColorTokens): string[] {
  const luminances = new Map<string, number>()
  const luminanceOf = (name: string) => {
    const known = luminances.get(name)
    if (known !== undefined) return known
    const luminance = wcagLuminance(tokens[name] ?? '')
    luminances.set(name, luminance)
    return luminance
  }
  return pairs.flatMap(({ over, ground, ratio }) => {
    const one = luminanceOf(over)
    const other = luminanceOf(ground)
    const reached = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    return reached >= ratio ? [] : [`${over} on ${ground}: ${reached} of ${ratio}`]
  })
}
