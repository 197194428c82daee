import { usePage } from '@livery/platform'
import { localeOf } from '../../../../../tenant/language.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { usePriceLabel } from '../../../spine/results/use-price-label.ts'

/** Labels of filter values, in the panel and on chips. */
export function useFilterTexts() {
  const text = useProductTexts()
  const { agency, language } = usePage()
  const locale = localeOf(language, agency)
  return {
    stars: (count: number) => text('filters.starCount', { count }),
    rating: (rating: number) => text('filters.ratingFrom', { rating: rating.toLocaleString(locale) }),
    within: (miles: number) => text('filters.within', { count: miles }),
    price: usePriceLabel(),
  }
}
