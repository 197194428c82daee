import type { LanguageCode } from '../../../contract/types.ts'

/**
 * Returns the agency's language that ranks highest in an Accept-Language header, or the agency's default if it offers
 * none of them. Source: spec §7 (Accept-Language), RFC 9110.
 */
export function acceptedLanguage(
  header: string | null,
  agency: { defaultLanguage: LanguageCode; languages: readonly LanguageCode[] },
): LanguageCode {
  const ranges = (header ?? '')
    .slice(0, 512)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return { tag, quality: weight === undefined ? 1 : Number(weight.slice(2)) }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { tag } of ranges) {
    const primary = tag.toLowerCase().split('-')[0]
    const wanted = primary === 'nb' || primary === 'nn' ? 'no' : primary
    const offered = agency.languages.find((language) => language === wanted)
    if (offered !== undefined) return offered
  }
  return agency.defaultLanguage
}
