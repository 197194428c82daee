/** Colours are written `#rrggbb`; calculations use linear light or OKLab, in which mixtures stay clear. */
type Triple = readonly [number, number, number]

/** Intensity of a light's red, green and blue: 1 shows a material as at noon. */
export type LightColor = Triple

const linearOfByte = Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** Mixes two colours in OKLab, without the grey of RGB mixtures; `share` of the second is 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  if (share <= 0) return first
  if (share >= 1) return second
  const a = toOklab(parse(first))
  const b = toOklab(parse(second))
  const at = (from: number, to: number) => from + (to - from) * share
  return format(fromOklab([at(a[0], b[0]), at(a[1], b[1]), at(a[2], b[2])]))
}

/** Returns the visible colour of a material under a light. */
export function under(material: string, light: LightColor): string {
  const [red, green, blue] = parse(material)
  return format([red * light[0], green * light[1], blue * light[2]])
}

/** Returns a colour with OKLCH lightness added, chroma multiplied and hue rotated by degrees. */
export function adjust(color: string, lightness: number, chroma = 1, turn = 0): string {
  const [l, a, b] = toOklab(parse(color))
  const angle = (turn * Math.PI) / 180
  const cos = Math.cos(angle) * chroma
  const sin = Math.sin(angle) * chroma
  return format(fromOklab([l + lightness, a * cos - b * sin, a * sin + b * cos]))
}

function parse(color: string): Triple {
  const value = Number.parseInt(color.slice(1), 16)
  return [
    linearOfByte[(value >> 16) & 255] ?? 0,
    linearOfByte[(value >> 8) & 255] ?? 0,
    linearOfByte[value & 255] ?? 0,
  ]
}

function format(linear: Triple): string {
  return `#${linear.map(toHexByte).join('')}`
}

function toHexByte(linear: number): string {
  const value = Math.min(1, Math.max(0, linear))
  const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}

function toOklab([red, green, blue]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}
