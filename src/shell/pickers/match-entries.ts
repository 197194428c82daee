/**
 * Takes entries, what each is found by, and what was typed; gives those whose words, one after the other, contain it,
 * whatever the case and the accents. Source: spec §5 (currency search matches name plus currency code).
 */
export function matchEntries<Entry extends { words: string }>(
  entries: readonly Entry[],
  search: string,
): readonly Entry[] {
  const wanted = fold(search.trim())
  return entries.filter(({ words }) => fold(words).includes(wanted))
}

/** Letters alone: `São Tomé` is found by `sao tome`. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
