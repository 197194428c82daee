import { contrast } from './contrast.ts'
import { deltaEOk, hueAt, toOklch, toSrgb } from './oklch.ts'
import { contrastLimit, solveContrast } from './solve-contrast.ts'
import { otherText, specTextColor } from './spec-text-color.ts'
import { black, type Srgb, white } from './srgb.ts'

/** The ratio of WCAG 2.2 AA for text. */
export const READABLE = 4.5

/** How far, in ΔE_OK, the brand colour may be moved to keep the spec's text colour; beyond it the text flips instead. */
export const LARGEST_SHIFT = 0.06

/** The brand's solid colour, its text and hover, and what had to be done to make the text readable. */
export interface BrandSolid {
  solid: Srgb
  text: Srgb
  hover: Srgb
  outcome: 'kept' | 'moved' | 'flipped'
  /** How far the solid lies from the colour given, in ΔE_OK. */
  distance: number
}

const darkEnoughForWhite = contrastLimit('black', READABLE, [white])
const lightEnoughForBlack = contrastLimit('white', READABLE, [black])

/** Takes a brand colour and gives the solid used for buttons, its text and its hover, each text pair at 4.5:1 or better.
 * Keeps the colour exactly where the text of spec §9 reads on it, moves it by ΔE_OK 0.06 at most where that suffices, and flips the text otherwise. */
export function brandSolid(seed: Srgb): BrandSolid {
  const text = specTextColor(seed)
  const moved = solveContrast(seed, text === white ? darkEnoughForWhite : lightEnoughForBlack)
  if (moved === seed) return withHover(seed, text, 'kept', 0)
  const distance = deltaEOk(seed, moved)
  if (distance <= LARGEST_SHIFT) return withHover(moved, text, 'moved', distance)
  return withHover(seed, otherText(text), 'flipped', 0)
}

function withHover(solid: Srgb, text: Srgb, outcome: BrandSolid['outcome'], distance: number): BrandSolid {
  return { solid, text, hover: hoverOf(solid, text), outcome, distance }
}

/** Darker for light solids, lighter for dark ones; the other way where the text would stop being readable. */
function hoverOf(solid: Srgb, text: Srgb): Srgb {
  const { l, c, h } = toOklch(solid)
  const hue = hueAt(h)
  const step = 0.03 / (l + 0.1)
  const preferred = l > 0.4 ? -step : step
  const candidates = [preferred, -preferred].map((shift) => toSrgb(l + shift, c, hue))
  return candidates.find((candidate) => contrast(text, candidate) >= READABLE) ?? solid
}
