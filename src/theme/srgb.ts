/** A colour as the screen gets it: three 8-bit channels in one number, 0xrrggbb. Every check of the engine is made on these, never on rounded-away fractions. */
export type Srgb = number

export const black: Srgb = 0x000000
export const white: Srgb = 0xffffff

export const redOf = (colour: Srgb): number => colour >> 16
export const greenOf = (colour: Srgb): number => (colour >> 8) & 255
export const blueOf = (colour: Srgb): number => colour & 255

/** Takes three channels, whole numbers of 0 to 255, and gives the colour. */
export function srgb(red: number, green: number, blue: number): Srgb {
  return (red << 16) | (green << 8) | blue
}

/** Takes `#rrggbb` in either case and gives its colour. Anything else throws a RangeError that quotes the value. */
export function parseHex(hex: string): Srgb {
  if (!isHex(hex)) throw new RangeError(`not #rrggbb: ${hex}`)
  return Number.parseInt(hex.slice(1), 16)
}

/** Whether a text is `#rrggbb` in either case. */
export function isHex(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

/** Takes a colour and gives `#rrggbb` in lower case. */
export function toHex(colour: Srgb): string {
  return `#${(0x1000000 | colour).toString(16).slice(1)}`
}

/** Takes a colour, the ground below it and an opacity of 0 to 1, and gives the opaque colour the eye sees. Blends the encoded channels, as browsers do. */
export function composite(colour: Srgb, ground: Srgb, opacity: number): Srgb {
  const mix = (shift: number) =>
    Math.round(((colour >> shift) & 255) * opacity + ((ground >> shift) & 255) * (1 - opacity))
  return srgb(mix(16), mix(8), mix(0))
}
