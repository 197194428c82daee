/**
 * A colour as the screen receives it: three 8-bit channels in one number, 0xrrggbb. All checks use this form, so
 * rounding cannot invalidate them.
 */
export type Srgb = number

export const black: Srgb = 0x000000
export const white: Srgb = 0xffffff

export const redOf = (color: Srgb): number => color >> 16
export const greenOf = (color: Srgb): number => (color >> 8) & 255
export const blueOf = (color: Srgb): number => color & 255

/** Returns the colour of three channels, whole numbers from 0 to 255. */
export function srgb(red: number, green: number, blue: number): Srgb {
  return (red << 16) | (green << 8) | blue
}

/** Returns the colour for `#rrggbb` in either case. Throws a RangeError that quotes any other value. */
export function parseHex(hex: string): Srgb {
  if (!isHex(hex)) throw new RangeError(`not #rrggbb: ${hex}`)
  return Number.parseInt(hex.slice(1), 16)
}

/** True for `#rrggbb` in either case. */
export function isHex(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

/** Returns `#rrggbb` in lower case. */
export function toHex(color: Srgb): string {
  return `#${(0x1000000 | color).toString(16).slice(1)}`
}

/**
 * Returns the opaque colour of a translucent colour on a ground; opacity is 0 to 1. Blends the encoded channels, as
 * browsers do.
 */
export function composite(color: Srgb, ground: Srgb, opacity: number): Srgb {
  const mix = (shift: number) =>
    Math.round(((color >> shift) & 255) * opacity + ((ground >> shift) & 255) * (1 - opacity))
  return srgb(mix(16), mix(8), mix(0))
}
