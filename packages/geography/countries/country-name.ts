const displays = new Map<string, Intl.DisplayNames>()

/** CLDR's full names of these read 'Hong Kong SAR China', 'Myanmar (Burma)'; its short one of the United States is 'US'. */
const shortNamed = new Set(['HK', 'MO', 'MM', 'PS'])

/**
 * Takes an ISO 3166-1 alpha-2 code and a language tag and gives the country's name in that language (Unicode CLDR, as
 * the runtime ships it). A code without a name comes back as it is; a tag that is none reads as English.
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
  // The application speaks nine languages; a caller that passes anything else must not grow the map without end.
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
