import { isHex, parseHex, type Srgb } from '../../../../theme/srgb.ts'

/** Returns the text color that a tag's attributes set; null if none. */
export function colorOf(attributes: ReadonlyMap<string, string>): Srgb | null {
  const style = /(?:^|;)\s*color\s*:\s*([^;!]+)/i.exec(attributes.get('style') ?? '')?.[1]
  return readColor(style ?? attributes.get('color') ?? '')
}

/** Parses a numeric color; null for any other text, such as a name or variable. */
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
