import { usePage } from '@livery/platform'
import { localeOf } from '../../../../../tenant/language.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { usePriceLabel } from '../../../spine/results/use-price-label.ts'
import { useLanguageName } from '../cards/use-language-name.ts'

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
    price: usePriceLabel(),
  }
}
