/** Whether one pointer is, or is in, the other. */
export function touches(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`)
}
