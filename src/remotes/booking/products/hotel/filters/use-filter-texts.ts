import { formatMoney, usePage } from '@livery/platform'
import { localeOf } from '../../../../../tenant/language.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { HotelFilters } from '../results/hotel-filters.ts'

/** Labels of filter values, in the panel and on chips. */
export function useFilterTexts() {
  const text = useProductTexts()
  const { agency, language } = usePage()
  const locale = localeOf(language, agency)
  return {
    stars: (count: number) => text('filters.starCount', { count }),
    rating: (rating: number) => text('filters.ratingFrom', { rating: rating.toLocaleString(locale) }),
    within: (miles: number) => text('filters.within', { count: miles }),
    price({ from, to }: HotelFilters['price'], currency: string) {
      const write = (amount: number) => formatMoney(amount, currency, locale, true)
      if (from !== null && to !== null) return text('filters.between', { from: write(from), to: write(to) })
      return from !== null
        ? text('filters.atLeast', { amount: write(from) })
        : text('filters.atMost', { amount: write(to ?? 0) })
    },
  }
}
