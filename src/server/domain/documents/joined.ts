/** Gives parts of one line, each of which keeps its own direction beside the others. */
export function joined(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part) => `\u2068${part}\u2069`)
    .join(' | ')
}
