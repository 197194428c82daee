/**
 * Takes entries, what each is found by, and what was typed; gives those whose words contain every word of it, in any
 * order, whatever the case and the accents. Source: spec §5 (currency search matches name plus currency code).
 */
export function matchEntries<Entry extends { words: string }>(
  entries: readonly Entry[],
  search: string,
): readonly Entry[] {
  const wanted = fold(search.trim()).split(/\s+/)
  return entries.filter(({ words }) => {
    const folded = fold(words)
    return wanted.every((word) => folded.includes(word))
  })
}

/** Letters alone: `São Tomé` is found by `sao tome`. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
