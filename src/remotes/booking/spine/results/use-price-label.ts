import { formatMoney, usePage } from '@livery/platform'
import { localeOf } from '../../../../tenant/language.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { PriceRange } from './price-histogram.ts'

/** Returns a function that names a price range; `currency` is ISO 4217. */
export function usePriceLabel(): (range: PriceRange, currency: string) => string {
  const text = useProductTexts()
  const { agency, language } = usePage()
  const locale = localeOf(language, agency)
  return ({ from, to }, currency) => {
    const write = (amount: number) => formatMoney(amount, currency, locale, true)
    if (from !== null && to !== null) return text('filters.between', { from: write(from), to: write(to) })
    return from !== null
      ? text('filters.atLeast', { amount: write(from) })
      : text('filters.atMost', { amount: write(to ?? 0) })
  }
}
