import { contrast } from './contrast.ts'
import { type Oklch, toOklch, toSrgb } from './oklch.ts'
import { black, type Srgb, white } from './srgb.ts'

/** Lightness is halved this often: finer than the 8-bit steps it ends in. */
const LIGHTNESS_STEPS = 14

/** Takes a colour, grounds it must stand out from, and a contrast ratio, and gives the colour nearest in lightness, on the way to black or white,
 * that reaches the ratio on every ground. Cannot fail where black (or white) itself reaches it: that is the end of the way. */
export function solveContrast(
  start: Srgb,
  towards: 'black' | 'white',
  ratio: number,
  grounds: readonly Srgb[],
): Srgb {
  const passes = (colour: Srgb) => grounds.every((ground) => contrast(colour, ground) >= ratio)
  if (passes(start)) return start
  const from: Oklch = toOklch(start)
  let failing = from.l
  let passing = towards === 'black' ? 0 : 1
  let solved = towards === 'black' ? black : white
  for (let step = 0; step < LIGHTNESS_STEPS; step++) {
    const l = (failing + passing) / 2
    const candidate = toSrgb({ ...from, l })
    if (passes(candidate)) {
      passing = l
      solved = candidate
    } else failing = l
  }
  return solved
}
