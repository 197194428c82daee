import { usePage } from '@livery/platform'
import { localeOf } from '../../../../tenant/language.ts'
import { useProductTexts } from './use-product-texts.ts'

/**
 * Returns a function that writes an answer that was chosen: the product's text for its code, the name of a language, or
 * the supplier's own text.
 */
export function useAnswerText(): (question: string, value: string) => string {
  const text = useProductTexts()
  const { agency, language } = usePage()
  const locale = localeOf(language, agency)
  return (question, value) => {
    const label = isLanguage(question, value) ? languageName(value, locale) : value
    return text([`answer.${question}.${value}`, 'answer.other'], { label })
  }
}

/** The codes of questions about a language end so. */
function isLanguage(question: string, value: string): boolean {
  return /(?:^|_)language$/.test(question) && /^[a-z]{2,3}(-[A-Z]{2})?$/.test(value)
}

function languageName(tag: string, locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
