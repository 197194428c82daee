import { black, blueOf, greenOf, redOf, type Srgb, white } from './srgb.ts'

/**
 * Returns black or white text for a brand colour by the rule of spec §9: black above a luminance of 127.5 of 255,
 * else white. Luminance is the weighted sum of the encoded channels. The rule does not guarantee readable text, so
 * `brandSolid` checks it.
 */
export function specTextColor(color: Srgb): Srgb {
  return 0.299 * redOf(color) + 0.587 * greenOf(color) + 0.114 * blueOf(color) > 127.5 ? black : white
}

/** Returns white for black, and black for white. */
export function otherText(text: Srgb): Srgb {
  return text === white ? black : white
}
