/** Countries that speak more than the first of their languages: those of ours that are official there too. */
const alsoSpoken = /^(fr-(BE|CA|CH)|de-(BE|LU)|sv-FI|en-(HK|IN|PH|ZA))$/

/**
 * Takes a language's tag and the agency's country and gives the country whose flag stands beside the language and whose
 * way of writing numbers, dates and weeks it follows: the agency's own where that language is spoken, else the tag's, else
 * the one most of its speakers are in (by CLDR: `ar` and `AE` give AE, `ar` and `US` give EG). ISO 3166-1 alpha-2.
 * Source: spec §2.6, §9.
 */
export function languageRegion(tag: string, country: string): string {
  try {
    const { language, region } = new Intl.Locale(tag).maximize()
    const first = new Intl.Locale(`und-${country}`).maximize().language
    // The Norwegian that is written is named by its standard.
    const isFirst = first === language || (first === 'nb' && language === 'no')
    return isFirst || alsoSpoken.test(`${language}-${country}`) ? country : (region ?? country)
  } catch {
    // An operator's own API may name a language by anything.
    return country
  }
}
