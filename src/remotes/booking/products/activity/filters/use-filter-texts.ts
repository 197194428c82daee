import { formatMoney, usePage } from '@livery/platform'
import { localeOf } from '../../../../../tenant/language.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useLanguageName } from '../cards/use-language-name.ts'
import type { ActivityFilters } from '../results/activity-filters.ts'

/** Labels of filter values, in the panel and on chips. */
export function useFilterTexts() {
  const text = useProductTexts()
  const { agency, language } = usePage()
  const languageName = useLanguageName()
  const locale = localeOf(language, agency)
  return {
    category: (code: string) => text([`category.${code}`, 'category.other']),
    rating: (rating: number) => text('filters.ratingFrom', { rating: rating.toLocaleString(locale) }),
    language: languageName,
    price({ from, to }: ActivityFilters['price'], currency: string) {
      const write = (amount: number) => formatMoney(amount, currency, locale, true)
      if (from !== null && to !== null) return text('filters.between', { from: write(from), to: write(to) })
      return from !== null
        ? text('filters.atLeast', { amount: write(from) })
        : text('filters.atMost', { amount: write(to ?? 0) })
    },
  }
}
