/** Names, in CSS, of style objects and of attributes, whose values may hold a colour. Every custom property may. */
export const coloredProperty =
  '--[\\w-]+|[\\w-]*(?:color|background|fill|stroke|border|outline|shadow|column-rule|text-decoration)[\\w-]*'

const whole = new RegExp(`^(?:${coloredProperty})$`, 'i')

/** Takes the name of a property or an attribute and tells whether its value may hold a colour. */
export function isColored(property: string): boolean {
  return whole.test(property)
}
