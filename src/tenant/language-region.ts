/** Countries in which a further language that the site supports is also official. */
const alsoSpoken = /^(fr-(BE|CA|CH)|de-(BE|LU)|sv-FI|en-(HK|IN|PH|ZA))$/

/**
 * Returns the country (ISO 3166-1 alpha-2) whose flag and number, date and week formats go with a language: the
 * agency's country if it speaks the language, else the tag's, else that of most speakers (CLDR: `ar` in AE gives AE,
 * `ar` in US gives EG). Source: spec §2.6, §9.
 */
export function languageRegion(tag: string, country: string): string {
  try {
    const { language, region } = new Intl.Locale(tag).maximize()
    const first = new Intl.Locale(`und-${country}`).maximize().language
    // Written Norwegian is named by its standard, `nb`.
    const isFirst = first === language || (first === 'nb' && language === 'no')
    return isFirst || alsoSpoken.test(`${language}-${country}`) ? country : (region ?? country)
  } catch {
    // An operator's own API may send any text as a language.
    return country
  }
}
