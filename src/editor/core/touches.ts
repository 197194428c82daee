/** True if one pointer is the same as the other, or inside it. */
export function touches(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`)
}
