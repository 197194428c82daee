import { contrast } from './contrast.ts'
import { deltaEOk, toOklch, toSrgb } from './oklch.ts'
import { solveContrast } from './solve-contrast.ts'
import { specTextColor } from './spec-text-color.ts'
import { black, type Srgb, white } from './srgb.ts'

/** The ratio of WCAG 2.2 AA for text. */
export const READABLE = 4.5

/** How far, in ΔE_OK, the brand colour may be moved to keep the spec's text colour; beyond it the text flips instead. */
const LARGEST_SHIFT = 0.06

/** The brand's solid colour, its text and hover, and what had to be done to make the text readable. */
export interface BrandSolid {
  solid: Srgb
  text: Srgb
  hover: Srgb
  outcome: 'kept' | 'moved' | 'flipped'
}

/** Takes the brand colour and gives the solid used for buttons, its text and its hover, each text pair at 4.5:1 or better.
 * Keeps the colour exactly where the text of spec §9 reads on it, moves it by ΔE_OK 0.06 at most where that suffices, and flips the text otherwise. */
export function brandSolid(seed: Srgb): BrandSolid {
  const text = specTextColor(seed)
  if (contrast(text, seed) >= READABLE)
    return { solid: seed, text, hover: hoverOf(seed, text), outcome: 'kept' }
  const moved = solveContrast(seed, text === white ? 'black' : 'white', READABLE, [text])
  if (deltaEOk(seed, moved) <= LARGEST_SHIFT) {
    return { solid: moved, text, hover: hoverOf(moved, text), outcome: 'moved' }
  }
  const flipped = text === white ? black : white
  return { solid: seed, text: flipped, hover: hoverOf(seed, flipped), outcome: 'flipped' }
}

/** Darker for light solids, lighter for dark ones; the other way where the text would stop being readable. */
function hoverOf(solid: Srgb, text: Srgb): Srgb {
  const from = toOklch(solid)
  const step = 0.03 / (from.l + 0.1)
  const preferred = from.l > 0.4 ? -step : step
  const candidates = [preferred, -preferred].map((shift) => toSrgb({ ...from, l: from.l + shift }))
  return candidates.find((candidate) => contrast(text, candidate) >= READABLE) ?? solid
}
