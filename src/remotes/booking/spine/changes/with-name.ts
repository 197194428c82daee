/** Takes what an item is called, null where it is the only one, and puts it before words about it, whatever way it is written. */
export function withName(name: string | null, words: string): string {
  return name === null ? words : `\u2068${name}\u2069 · ${words}`
}
