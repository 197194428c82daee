import { lightOf } from './light.ts'
import { blueOf, greenOf, redOf, type Srgb } from './srgb.ts'

/** Returns the relative luminance of a colour, 0 to 1 (WCAG 2.2). */
export function luminance(color: Srgb): number {
  return 0.2126 * lightOf(redOf(color)) + 0.7152 * lightOf(greenOf(color)) + 0.0722 * lightOf(blueOf(color))
}

/** Returns the contrast ratio of two opaque colours, 1 to 21, in either order (WCAG 2.2, 1.4.3). */
export function contrast(one: Srgb, other: Srgb): number {
  const a = luminance(one)
  const b = luminance(other)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
