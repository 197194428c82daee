/** Puts the item's name before a text, isolated from its writing direction; a single item (null) is not named. */
export function prefixItemName(name: string | null, words: string): string {
  return name === null ? words : `\u2068${name}\u2069 · ${words}`
}
