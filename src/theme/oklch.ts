import { channelOf, lightOf } from './light.ts'
import { blueOf, greenOf, redOf, type Srgb, srgb } from './srgb.ts'

/** A colour in OKLab's polar form: lightness 0 to 1, chroma from 0, hue in degrees. Equal steps look equally large. */
export interface Oklch {
  l: number
  c: number
  h: number
  hue: Hue
}

/** A hue: what one unit of its chroma adds to the roots of the long, middle and short cone signals. */
export interface Hue {
  l: number
  m: number
  s: number
}

// OKLab's matrices (B. Ottosson, 2020) to eight decimals; an 8-bit step is a hundred thousand times larger.

const RADIANS = Math.PI / 180

type Oklab = readonly [l: number, a: number, b: number]

function toOklab(color: Srgb): Oklab {
  const r = lightOf(redOf(color))
  const g = lightOf(greenOf(color))
  const b = lightOf(blueOf(color))
  const long = Math.cbrt(0.41222147 * r + 0.53633254 * g + 0.05144599 * b)
  const middle = Math.cbrt(0.2119035 * r + 0.68069955 * g + 0.10739696 * b)
  const short = Math.cbrt(0.08830246 * r + 0.28171884 * g + 0.6299787 * b)
  return [
    0.21045426 * long + 0.79361779 * middle - 0.00407205 * short,
    1.9779985 * long - 2.42859221 * middle + 0.45059371 * short,
    0.02590404 * long + 0.78277177 * middle - 0.80867577 * short,
  ]
}

/** Returns the OKLCH form of a colour. */
export function toOklch(color: Srgb): Oklch {
  const [l, a, b] = toOklab(color)
  const h = Math.atan2(b, a) / RADIANS
  return { l, c: Math.sqrt(a * a + b * b), h, hue: hueAt(h) }
}

/** Returns the distance of two colours in OKLab (ΔE_OK); about 0.02 is just noticeable. */
export function deltaEOk(one: Srgb, other: Srgb): number {
  const [l, a, b] = toOklab(one)
  const [l2, a2, b2] = toOklab(other)
  return Math.sqrt((l - l2) ** 2 + (a - a2) ** 2 + (b - b2) ** 2)
}

/** Returns the hue at an angle in degrees. */
export function hueAt(degrees: number): Hue {
  const a = Math.cos(degrees * RADIANS)
  const b = Math.sin(degrees * RADIANS)
  return {
    l: 0.39633778 * a + 0.21580376 * b,
    m: -0.10556135 * a - 0.06385417 * b,
    s: -0.08948418 * a - 1.29148555 * b,
  }
}

const cube = (root: number) => root * root * root

/** The light of red, green and blue; outside 0 to 1 if sRGB cannot show the colour. */
function lightsOf(l: number, c: number, hue: Hue): [number, number, number] {
  const long = cube(l + c * hue.l)
  const middle = cube(l + c * hue.m)
  const short = cube(l + c * hue.s)
  return [
    4.07674166 * long - 3.30771159 * middle + 0.23096993 * short,
    -1.268438 * long + 2.6097574 * middle - 0.3413194 * short,
    -0.00419609 * long - 0.70341861 * middle + 1.7076147 * short,
  ]
}

/** Channels may exceed 0 to 1 by less than a hundredth of an 8-bit step and still round correctly. */
const GAMUT_TOLERANCE = 0.00004

function isShowable(l: number, c: number, hue: Hue): boolean {
  const [red, green, blue] = lightsOf(l, c, hue)
  return Math.min(red, green, blue) >= -GAMUT_TOLERANCE && Math.max(red, green, blue) <= 1 + GAMUT_TOLERANCE
}

/** Bisection steps for chroma; the result is finer than an 8-bit step. */
const CHROMA_STEPS = 14

/** The highest chroma up to `c` that sRGB can show at this lightness and hue. */
function showableChroma(l: number, c: number, hue: Hue): number {
  if (isShowable(l, c, hue)) return c
  let inside = 0
  let outside = c
  for (let step = 0; step < CHROMA_STEPS; step++) {
    const middle = (inside + outside) / 2
    if (isShowable(l, middle, hue)) inside = middle
    else outside = middle
  }
  return inside
}

/**
 * Returns the nearest 8-bit sRGB colour with this lightness and hue; chroma is reduced until sRGB can show it.
 * Lightness outside 0 to 1 counts as black or white.
 */
export function toSrgb(l: number, c: number, hue: Hue): Srgb {
  const [red, green, blue] = lightsOf(l, showableChroma(l, c, hue), hue)
  return srgb(channelOf(red), channelOf(green), channelOf(blue))
}
