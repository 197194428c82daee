import { contrast } from './contrast.ts'
import { hueAt, toSrgb } from './oklch.ts'
import { type ContrastLimit, solveContrast } from './solve-contrast.ts'
import { black, type Srgb, white } from './srgb.ts'

const at = (l: number, c: number, degrees: number) => toSrgb(l, c, hueAt((degrees * Math.PI) / 180))

/** Where each signal starts: the same hue in every agency, so that red stays a warning whatever the brand. */
const destructive = at(0.58, 0.21, 27)
const success = at(0.6, 0.15, 152)
const warning = at(0.68, 0.15, 62)
const star = at(0.77, 0.175, 66)

/** A signal as a colour of text, and the text on it where it is a ground. */
export interface Signal {
  solid: Srgb
  text: Srgb
}

/** Takes what text and what is not text must keep to in a mode, and gives destructive, success and warning, each readable as text on every ground and
 * as a ground of its own foreground at 4.5:1, and the colour of rating stars at 3:1. */
export function signalTokens(readable: ContrastLimit, visible: ContrastLimit) {
  return {
    destructive: signal(destructive, readable),
    success: signal(success, readable),
    warning: signal(warning, readable),
    rating: solveContrast(star, visible),
  }
}

function signal(start: Srgb, readable: ContrastLimit): Signal {
  const solid = solveContrast(start, readable)
  return { solid, text: contrast(white, solid) >= 4.5 ? white : black }
}
