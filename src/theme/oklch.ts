import { channelOf, lightOf } from './light.ts'
import { blueOf, greenOf, redOf, type Srgb, srgb } from './srgb.ts'

/** A colour in OKLab's polar form: lightness 0 to 1, chroma from 0, hue in degrees. Equal steps look equally large. */
export interface Oklch {
  l: number
  c: number
  h: number
}

/** One hue, as what a unit of its chroma adds to the roots of the long, middle and short cones' signals. */
export interface Hue {
  long: number
  middle: number
  short: number
}

const RADIANS = Math.PI / 180

type Oklab = readonly [l: number, a: number, b: number]

function toOklab(colour: Srgb): Oklab {
  const r = lightOf(redOf(colour))
  const g = lightOf(greenOf(colour))
  const b = lightOf(blueOf(colour))
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}

/** Takes a colour and gives its OKLCH form. */
export function toOklch(colour: Srgb): Oklch {
  const [l, a, b] = toOklab(colour)
  return { l, c: Math.sqrt(a * a + b * b), h: Math.atan2(b, a) / RADIANS }
}

/** Takes two colours and gives their distance in OKLab (ΔE_OK): about 0.02 is just noticeable. */
export function deltaEOk(one: Srgb, other: Srgb): number {
  const [l, a, b] = toOklab(one)
  const [l2, a2, b2] = toOklab(other)
  return Math.sqrt((l - l2) ** 2 + (a - a2) ** 2 + (b - b2) ** 2)
}

/** Takes an angle in degrees and gives its hue. */
export function hueAt(degrees: number): Hue {
  const a = Math.cos(degrees * RADIANS)
  const b = Math.sin(degrees * RADIANS)
  return {
    long: 0.3963377774 * a + 0.2158037573 * b,
    middle: -0.1055613458 * a - 0.0638541728 * b,
    short: -0.0894841775 * a - 1.291485548 * b,
  }
}

const cube = (root: number) => root * root * root

// The light of each channel, outside 0 to 1 where sRGB cannot show the colour.
const redLight = (l: number, m: number, s: number) => 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
const greenLight = (l: number, m: number, s: number) =>
  -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
const blueLight = (l: number, m: number, s: number) => -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s

/** Channels may leave 0 to 1 by less than a hundredth of an 8-bit step and still round to themselves. */
const GAMUT_TOLERANCE = 0.00004
const isLight = (light: number) => light >= -GAMUT_TOLERANCE && light <= 1 + GAMUT_TOLERANCE

function isShowable(l: number, c: number, hue: Hue): boolean {
  const long = cube(l + c * hue.long)
  const middle = cube(l + c * hue.middle)
  const short = cube(l + c * hue.short)
  return (
    isLight(redLight(long, middle, short)) &&
    isLight(greenLight(long, middle, short)) &&
    isLight(blueLight(long, middle, short))
  )
}

/** Chroma is halved this often: finer than the 8-bit steps it ends in. */
const CHROMA_STEPS = 14

/** The most chroma up to `c` that sRGB can show at this lightness and hue. */
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

/** Takes lightness, chroma and hue, and gives the nearest 8-bit sRGB colour of the same lightness and hue, with chroma reduced as far as sRGB needs.
 * Lightness outside 0 to 1 is taken as black or white. */
export function toSrgb(l: number, c: number, hue: Hue): Srgb {
  const shown = showableChroma(l, c, hue)
  const long = cube(l + shown * hue.long)
  const middle = cube(l + shown * hue.middle)
  const short = cube(l + shown * hue.short)
  return srgb(
    channelOf(redLight(long, middle, short)),
    channelOf(greenLight(long, middle, short)),
    channelOf(blueLight(long, middle, short)),
  )
}
