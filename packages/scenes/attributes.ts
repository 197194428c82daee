import { shortNumber } from './pen.ts'

export type Attributes = Readonly<Record<string, string | number>>

/** Returns the attribute of an opacity; none if it is 1. */
export function faded(opacity: number): Attributes {
  return opacity < 1 ? { opacity: shortNumber(opacity) } : {}
}

/** Writes attributes as in a tag, each with a leading space. */
export function writeAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'string' ? shortColour(value) : value}"`)
    .join('')
}

/** `#ffffff` is `#fff`. */
export function shortColour(value: string): string {
  return value.length === 7 ? value.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3') : value
}
