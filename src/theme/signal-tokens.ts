import { READABLE } from './brand-solid.ts'
import { contrast } from './contrast.ts'
import { hueAt, toSrgb } from './oklch.ts'
import { type ContrastLimit, solveContrast } from './solve-contrast.ts'
import { black, type Srgb, white } from './srgb.ts'

/** Where each signal starts: the same hue in every agency, so that red stays a warning whatever the brand. */
const signals = {
  destructive: toSrgb(0.58, 0.21, hueAt(27)),
  success: toSrgb(0.6, 0.15, hueAt(152)),
  warning: toSrgb(0.68, 0.15, hueAt(62)),
}
const star = toSrgb(0.77, 0.175, hueAt(66))

/** Takes what text and what is not text must keep to in a mode, and gives destructive, success and warning, each readable as text on every ground and
 * as a ground of its own foreground at 4.5:1, and the colour of rating stars at 3:1. */
export function signalTokens(readable: ContrastLimit, visible: ContrastLimit): Record<string, Srgb> {
  const tokens: Record<string, Srgb> = { rating: solveContrast(star, visible) }
  for (const [name, start] of Object.entries(signals)) {
    const solved = solveContrast(start, readable)
    tokens[name] = solved
    tokens[`${name}-foreground`] = contrast(white, solved) >= READABLE ? white : black
  }
  return tokens
}
