import type { BrandColorOutcome } from './brand-color-outcome.ts'
import { contrast } from './contrast.ts'
import { deltaEOk, toOklch, toSrgb } from './oklch.ts'
import { contrastLimit, solveContrast } from './solve-contrast.ts'
import { black, blueOf, greenOf, parseHex, redOf, type Srgb, toHex, white } from './srgb.ts'

/** The contrast ratio of WCAG 2.2 AA for text. */
export const READABLE = 4.5

/**
 * The largest shift, in ΔE_OK, of the brand colour that keeps the spec's text colour; beyond it the text flips
 * instead.
 */
export const LARGEST_SHIFT = 0.06

/** The brand's solid colour with its text and hover, and how the text was made readable. */
export interface BrandSolid {
  /** The colour as given. */
  seed: Srgb
  solid: Srgb
  text: Srgb
  hover: Srgb
  outcome: BrandColorOutcome
}

/**
 * Returns the solid colour for buttons, its text and its hover, each text pair at 4.5:1 or better. Keeps `#rrggbb` if
 * the text of spec §9 is readable on it, else moves it by up to ΔE_OK 0.06, else flips the text. Throws a RangeError
 * for any other form of colour.
 */
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

/** Darker for light solids and lighter for dark ones; the reverse if the text would no longer be readable. */
function hoverOf(solid: Srgb, text: Srgb): Srgb {
  const { l, c, hue } = toOklch(solid)
  const step = (l > 0.4 ? -0.03 : 0.03) / (l + 0.1)
  const candidates = [step, -step].map((shift) => toSrgb(l + shift, c, hue))
  return candidates.find((candidate) => contrast(text, candidate) >= READABLE) ?? solid
}

/**
 * Returns black or white text for a brand colour by the rule of spec §9: black above a luminance of 127.5 of 255,
 * else white. Luminance is the weighted sum of the encoded channels. The rule does not guarantee readable text, so
 * `brandSolid` checks it.
 */
export function specTextColor(color: Srgb): Srgb {
  return 0.299 * redOf(color) + 0.587 * greenOf(color) + 0.114 * blueOf(color) > 127.5 ? black : white
}

/** Returns white for black, and black for white. */
export function otherText(text: Srgb): Srgb {
  return text === white ? black : white
}
