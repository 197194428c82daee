/** A colour as the screen gets it: three 8-bit channels. Every check of the engine is made on these, never on rounded-away fractions. */
export type Srgb = readonly [red: number, green: number, blue: number]

export const black: Srgb = [0, 0, 0]
export const white: Srgb = [255, 255, 255]

/** Takes `#rrggbb` in either case and gives its channels. Anything else throws a RangeError that quotes the value. */
export function parseHex(hex: string): Srgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`not a colour of the form #rrggbb: ${hex}`)
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Takes channels of 0 to 255 and gives `#rrggbb` in lower case. */
export function toHex([red, green, blue]: Srgb): string {
  return `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`
}

/** Takes an sRGB channel of 0 to 1 and gives the light it stands for, 0 to 1 (IEC 61966-2-1). */
export function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

/** Takes light of 0 to 1 and gives the sRGB channel of 0 to 1. The inverse of `toLinear`. */
export function fromLinear(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
}

/** Takes a colour, the ground below it and an opacity of 0 to 1, and gives the opaque colour the eye sees. Blends the encoded channels, as browsers do. */
export function composite(colour: Srgb, ground: Srgb, opacity: number): Srgb {
  const mix = (over: number, under: number) => Math.round(over * opacity + under * (1 - opacity))
  return [mix(colour[0], ground[0]), mix(colour[1], ground[1]), mix(colour[2], ground[2])]
}
