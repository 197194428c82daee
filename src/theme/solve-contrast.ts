import { luminance } from './contrast.ts'
import { toOklch, toSrgb } from './oklch.ts'
import { black, type Srgb, white } from './srgb.ts'

/** What a colour's luminance must stay below (on the way to black) or above (on the way to white) to stand out from its grounds. */
export interface ContrastLimit {
  towards: 'black' | 'white'
  luminance: number
}

/** Takes the side of the grounds a colour is to stand on, a contrast ratio and the grounds, and gives the luminance that reaches the ratio on all of them.
 * The ground nearest to that side decides, so one comparison stands for as many contrasts as there are grounds. */
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

/** Lightness is halved this often: finer than the 8-bit steps it ends in. */
const LIGHTNESS_STEPS = 14

/** Takes a colour and a limit, and gives the colour nearest in lightness, on the way to black or white, that keeps to the limit.
 * Cannot fail where black (or white) itself keeps to it: that is the end of the way. */
export function solveContrast(start: Srgb, limit: ContrastLimit): Srgb {
  const toBlack = limit.towards === 'black'
  const passes = (colour: Srgb) =>
    toBlack ? luminance(colour) <= limit.luminance : luminance(colour) >= limit.luminance
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
