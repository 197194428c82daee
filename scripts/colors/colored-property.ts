/**
 * Names, in CSS, of the style properties and attributes whose values may contain a colour. Every custom property may.
 */
export const coloredProperty =
  '--[\\w-]+|[\\w-]*(?:color|background|fill|stroke|border|outline|shadow|column-rule|text-decoration)[\\w-]*'

const whole = new RegExp(`^(?:${coloredProperty})$`, 'i')

/** Returns whether the value of a property or an attribute may contain a colour. */
export function isColored(property: string): boolean {
  return whole.test(property)
}
