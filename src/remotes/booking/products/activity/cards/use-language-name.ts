import { usePage } from '@livery/platform'
import { localeOf } from '../../../../../tenant/language.ts'

/** Returns a function that names a language in the page's own, such as `French`. */
export function useLanguageName(): (tag: string) => string {
  const { agency, language } = usePage()
  const locale = localeOf(language, agency)
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return (tag) => {
    const name = names.of(tag) ?? tag
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  }
}
