import { luminance } from './contrast.ts'
import { toOklch, toSrgb } from './oklch.ts'
import { black, type Srgb, white } from './srgb.ts'

/**
 * The limit for a colour's luminance: below it (towards black) or above it (towards white) the colour contrasts with
 * its grounds.
 */
export interface ContrastLimit {
  towards: 'black' | 'white'
  luminance: number
}

/**
 * Returns the luminance limit that reaches a contrast ratio on all grounds, on one side of them. The ground nearest
 * to that side decides, so one comparison replaces one per ground.
 */
export function contrastLimit(
  towards: 'black' | 'white',
  ratio: number,
  grounds: readonly Srgb[],
): ContrastLimit {
  const luminances = grounds.map(luminance)
  return {
    towards,
    luminance:
      (towards === 'black'
        ? (Math.min(...luminances) + 0.05) / ratio
        : (Math.max(...luminances) + 0.05) * ratio) - 0.05,
  }
}

/** Bisection steps for lightness; the result is finer than an 8-bit step. */
const LIGHTNESS_STEPS = 14

/**
 * Returns the colour within the limit that is nearest in lightness, towards black or white. It cannot fail if black
 * (or white) itself is within the limit.
 */
export function solveContrast(start: Srgb, limit: ContrastLimit): Srgb {
  const toBlack = limit.towards === 'black'
  const passes = (color: Srgb) =>
    toBlack ? luminance(color) <= limit.luminance : luminance(color) >= limit.luminance
  if (passes(start)) return start
  const { l, c, hue } = toOklch(start)
  let failing = l
  let passing = toBlack ? 0 : 1
  let solved = toBlack ? black : white
  for (let step = 0; step < LIGHTNESS_STEPS; step++) {
    const between = (failing + passing) / 2
    const candidate = toSrgb(between, c, hue)
    if (passes(candidate)) {
      passing = between
      solved = candidate
    } else failing = between
  }
  return solved
}
