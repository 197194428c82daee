import { fromLinear, type Srgb, toLinear } from './srgb.ts'

/** A colour in OKLab's polar form: lightness 0 to 1, chroma from 0, hue in radians. Equal steps look equally large. */
export interface Oklch {
  l: number
  c: number
  h: number
}

type Oklab = readonly [l: number, a: number, b: number]

function toOklab([red, green, blue]: Srgb): Oklab {
  const r = toLinear(red / 255)
  const g = toLinear(green / 255)
  const b = toLinear(blue / 255)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** Takes a colour and gives its OKLCH form. */
export function toOklch(colour: Srgb): Oklch {
  const [l, a, b] = toOklab(colour)
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) }
}

/** Takes two colours and gives their distance in OKLab (ΔE_OK): about 0.02 is just noticeable. */
export function deltaEOk(one: Srgb, other: Srgb): number {
  const a = toOklab(one)
  const b = toOklab(other)
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** The light of the three channels, outside 0 to 1 where sRGB cannot show the colour. */
function toLight({ l: lightness, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos(h)
  const b = c * Math.sin(h)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Channels may leave 0 to 1 by less than a hundredth of an 8-bit step and still round to themselves. */
const GAMUT_TOLERANCE = 0.00004
const CHROMA_STEPS = 14

const isShowable = (light: readonly number[]) =>
  light.every((channel) => channel >= -GAMUT_TOLERANCE && channel <= 1 + GAMUT_TOLERANCE)

/** Takes an OKLCH colour and gives the nearest 8-bit sRGB one of the same lightness and hue, with chroma reduced as far as sRGB needs.
 * Lightness outside 0 to 1 is taken as black or white. */
export function toSrgb(colour: Oklch): Srgb {
  let light = toLight(colour)
  if (!isShowable(light)) {
    let inside = 0
    let outside = colour.c
    for (let step = 0; step < CHROMA_STEPS; step++) {
      const c = (inside + outside) / 2
      if (isShowable(toLight({ ...colour, c }))) inside = c
      else outside = c
    }
    light = toLight({ ...colour, c: inside })
  }
  const channel = (value: number) => Math.round(255 * fromLinear(Math.min(1, Math.max(0, value))))
  return [channel(light[0]), channel(light[1]), channel(light[2])]
}
