const displays = new Map<string, Intl.DisplayNames>()

/**
 * CLDR's full names of these are 'Hong Kong SAR China' or 'Myanmar (Burma)'; its short name of the United States is
 * 'US'.
 */
const shortNamed = new Set(['HK', 'MO', 'MM', 'PS'])

/**
 * Returns the name of a country (ISO 3166-1 alpha-2) in a language, from the runtime's Unicode CLDR. A code without a
 * name is returned unchanged; an invalid tag counts as English.
 */
export function countryName(code: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return displayFor(language, shortNamed.has(code) ? 'short' : 'long').of(code) ?? code
}

function displayFor(language: string, style: 'short' | 'long'): Intl.DisplayNames {
  const key = `${language} ${style}`
  const known = displays.get(key)
  if (known) return known
  const tag = isLanguageTag(language) ? language : 'en'
  const made = new Intl.DisplayNames([tag, 'en'], { type: 'region', style, fallback: 'code' })
  // Only the application's nine languages are cached, so that other tags cannot fill the memory.
  if (displays.size < 40) displays.set(key, made)
  return made
}

function isLanguageTag(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0
  } catch {
    return false
  }
}
