import { contrast } from './contrast.ts'
import { deltaEOk, toOklch, toSrgb } from './oklch.ts'
import type { Outcome } from './outcome.ts'
import { contrastLimit, solveContrast } from './solve-contrast.ts'
import { otherText, specTextColor } from './spec-text-color.ts'
import { parseHex, type Srgb, toHex, white } from './srgb.ts'

/** The ratio of WCAG 2.2 AA for text. */
export const READABLE = 4.5

/** How far, in ΔE_OK, the brand colour may be moved to keep the spec's text colour; beyond it the text flips instead. */
export const LARGEST_SHIFT = 0.06

/** The brand's solid colour, its text and hover, and what had to be done to make the text readable. */
export interface BrandSolid {
  /** The colour as given. */
  seed: Srgb
  solid: Srgb
  text: Srgb
  hover: Srgb
  outcome: Outcome
}

/** Takes a brand colour, `#rrggbb`, and gives the solid used for buttons, its text and its hover, each text pair at 4.5:1 or better; throws a RangeError on another form.
 * Keeps the colour exactly where the text of spec §9 reads on it, moves it by ΔE_OK 0.06 at most where that suffices, and flips the text otherwise. */
export function brandSolid(given: string): BrandSolid {
  const seed = parseHex(given)
  const text = specTextColor(seed)
  const moved = solveContrast(seed, contrastLimit(text === white ? 'black' : 'white', READABLE, [text]))
  const distance = deltaEOk(seed, moved)
  const [solid, on, outcome] =
    moved === seed
      ? ([seed, text, 'kept'] as const)
      : distance <= LARGEST_SHIFT
        ? ([moved, text, 'moved'] as const)
        : ([seed, otherText(text), 'flipped'] as const)
  return {
    seed,
    solid,
    text: on,
    hover: hoverOf(solid, on),
    outcome: {
      given: toHex(seed),
      used: toHex(solid),
      text: toHex(on),
      outcome,
      distance: solid === seed ? 0 : distance,
    },
  }
}

/** Darker for light solids, lighter for dark ones; the other way where the text would stop being readable. */
function hoverOf(solid: Srgb, text: Srgb): Srgb {
  const { l, c, hue } = toOklch(solid)
  const step = (l > 0.4 ? -0.03 : 0.03) / (l + 0.1)
  const candidates = [step, -step].map((shift) => toSrgb(l + shift, c, hue))
  return candidates.find((candidate) => contrast(text, candidate) >= READABLE) ?? solid
}
