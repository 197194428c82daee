const names = new Map<string, Intl.DisplayNames>()

/** Gives a country's name in a language; its code where nobody has a name for it. What names them is made once a language. */
export function countryName(code: string, language: string): string {
  const made = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region' })
  names.set(language, made)
  return made.of(code) ?? code
}
