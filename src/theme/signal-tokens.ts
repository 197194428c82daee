import { contrast } from './contrast.ts'
import { toSrgb } from './oklch.ts'
import type { ColorMode } from './palette.ts'
import { solveContrast } from './solve-contrast.ts'
import { black, type Srgb, white } from './srgb.ts'

const degrees = Math.PI / 180

/** Where each signal starts: the same hue in every agency, so that red stays a warning whatever the brand. */
const seeds = {
  destructive: toSrgb({ l: 0.58, c: 0.21, h: 27 * degrees }),
  success: toSrgb({ l: 0.6, c: 0.15, h: 152 * degrees }),
  warning: toSrgb({ l: 0.68, c: 0.15, h: 62 * degrees }),
}
const star = toSrgb({ l: 0.77, c: 0.175, h: 66 * degrees })

/** Takes the mode and its grounds, and gives destructive, success and warning, each readable as text on every ground and as a ground of its own
 * foreground at 4.5:1, and the colour of rating stars at 3:1. */
export function signalTokens(
  mode: ColorMode,
  grounds: readonly Srgb[],
  raised: readonly Srgb[],
): Record<string, Srgb> {
  const away = mode === 'light' ? 'black' : 'white'
  const tokens: Record<string, Srgb> = { rating: solveContrast(star, away, 3, raised) }
  for (const [name, seed] of Object.entries(seeds)) {
    const solved = solveContrast(seed, away, 4.5, grounds)
    tokens[name] = solved
    tokens[`${name}-foreground`] = contrast(white, solved) >= 4.5 ? white : black
  }
  return tokens
}
