/**
 * Returns names of any script as a list in the language; each keeps its own direction, so that the order follows the
 * sentence.
 */
export function listedNames(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language).format(names.map((name) => `\u2068${name}\u2069`))
}
