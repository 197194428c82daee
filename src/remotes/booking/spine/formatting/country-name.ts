const names = new Map<string, Intl.DisplayNames>()

/** Returns a country's name in a language, or its code if there is no name. Caches one formatter per language. */
export function countryName(code: string, language: string): string {
  const made = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region' })
  names.set(language, made)
  return made.of(code) ?? code
}
