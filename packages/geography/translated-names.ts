import type { Sections } from './section-file.ts'

/** Returns a city's name in a language, by GeoNames id; null if it has no other name there. */
export type TranslatedName = (id: number, language: string) => string | null

/** Opens the translated names in the sections of the compiled file. */
export function openTranslatedNames(sections: Sections): TranslatedName {
  const decoder = new TextDecoder()
  return (id, language) => {
    const ids = sections[`translated.${language}.id`]
    const ends = sections[`translated.${language}.end`]
    const names = sections[`translated.${language}.names`]
    if (!ids || !ends || !names) return null
    const at = placeOf(id, ids)
    return at < 0 ? null : decoder.decode(names.subarray(at === 0 ? 0 : ends[at - 1], ends[at]))
  }
}

/** The place of a number among sorted ones; -1 if it is missing. */
function placeOf(id: number, ids: ArrayLike<number>): number {
  let low = 0
  let high = ids.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = ids[middle] ?? 0
    if (found === id) return middle
    if (found < id) low = middle + 1
    else high = middle - 1
  }
  return -1
}
