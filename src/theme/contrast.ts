import { type Srgb, toLinear } from './srgb.ts'

/** Takes a colour and gives its relative luminance, 0 to 1 (WCAG 2.2). */
function luminance([red, green, blue]: Srgb): number {
  return 0.2126 * toLinear(red / 255) + 0.7152 * toLinear(green / 255) + 0.0722 * toLinear(blue / 255)
}

/** Takes two opaque colours and gives their contrast ratio, 1 to 21, whichever comes first (WCAG 2.2, 1.4.3). */
export function contrast(one: Srgb, other: Srgb): number {
  const a = luminance(one)
  const b = luminance(other)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
