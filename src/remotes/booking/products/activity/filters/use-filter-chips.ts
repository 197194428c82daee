import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { chipOf, type FilterChip, without } from '../../../spine/results/filter-chips.tsx'
import { type ActivityFilters, noFilters } from '../results/activity-filters.ts'
import { useFilterTexts } from './use-filter-texts.ts'

/** Returns one chip for each chosen filter value. */
export function useFilterChips(filters: ActivityFilters, currency: string): FilterChip<ActivityFilters>[] {
  const text = useProductTexts()
  const words = useFilterTexts()
  const { categories, price, rating, durations, parts, freeCancellation, languages, features, instant } =
    filters
  const chip = chipOf<ActivityFilters>
  return [
    ...categories.map((one) => ({
      label: words.category(one),
      without: { categories: without(categories, one) },
    })),
    ...chip(price.from !== null || price.to !== null, () => words.price(price, currency), {
      price: noFilters.price,
    }),
    ...chip(freeCancellation, () => text('visit.freeCancellation'), { freeCancellation: false }),
    ...chip(instant, () => text('confirm.instant'), { instant: false }),
    ...chip(rating !== null, () => words.rating(rating ?? 0), { rating: null }),
    ...durations.map((one) => ({
      label: text(`filters.duration.${one}`),
      without: { durations: without(durations, one) },
    })),
    ...parts.map((one) => ({ label: text(`filters.part.${one}`), without: { parts: without(parts, one) } })),
    ...languages.map((one) => ({
      label: words.language(one),
      without: { languages: without(languages, one) },
    })),
    ...features.map((one) => ({
      label: text(`feature.${one}`),
      without: { features: without(features, one) },
    })),
  ]
}
