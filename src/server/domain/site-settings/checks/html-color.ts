import { isHex, parseHex, type Srgb } from '../../../../theme/srgb.ts'

/** Takes a tag's attributes and gives the text color that they bring; null where they bring none. */
export function colorOf(attributes: ReadonlyMap<string, string>): Srgb | null {
  const style = /(?:^|;)\s*color\s*:\s*([^;!]+)/i.exec(attributes.get('style') ?? '')?.[1]
  return readColor(style ?? attributes.get('color') ?? '')
}

/** A color by its figures; null for any other text, such as a name or a variable. */
function readColor(text: string): Srgb | null {
  const name = text.trim().toLowerCase()
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(name)
  if (short)
    return parseHex(
      `#${short
        .slice(1)
        .map((one) => one + one)
        .join('')}`,
    )
  if (isHex(name)) return parseHex(name)
  const rgb = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(name)
  if (rgb) {
    const [red = 0, green = 0, blue = 0] = rgb.slice(1).map((one) => Math.min(255, Number(one)))
    return (red << 16) | (green << 8) | blue
  }
  return null
}
