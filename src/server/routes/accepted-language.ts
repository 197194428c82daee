import type { LanguageCode } from '../../contract/types.ts'
import { resolveLanguage } from '../../tenant/language.ts'

/**
 * Takes an Accept-Language header and gives the agency's language the caller likes best, or the agency's default where
 * it offers none of them. Source: spec §7 (Accept-Language), RFC 9110.
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
    const language = resolveLanguage({
      query: tag,
      cookie: null,
      agency: { ...agency, defaultLanguage: 'en' },
    })
    if (tag.toLowerCase().startsWith(language) || /^n[bn]\b/i.test(tag)) return language
  }
  return agency.defaultLanguage
}
