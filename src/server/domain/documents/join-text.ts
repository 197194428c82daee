/** Joins parts of one line so that each keeps its own text direction. */
export function joinText(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part) => `\u2068${part}\u2069`)
    .join(' | ')
}
