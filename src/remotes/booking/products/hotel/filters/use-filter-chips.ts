import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { chipOf, type FilterChip, without } from '../../../spine/results/filter-chips.tsx'
import { type HotelFilters, noFilters } from '../results/hotel-filters.ts'
import { useFilterTexts } from './use-filter-texts.ts'

/** Returns one chip for each chosen filter value. */
export function useFilterChips(filters: HotelFilters, currency: string): FilterChip<HotelFilters>[] {
  const text = useProductTexts()
  const words = useFilterTexts()
  const { price, stars, rating, boards, freeCancellation, payAtProperty, amenities, within, name } = filters
  const chip = chipOf<HotelFilters>
  return [
    ...chip(name.trim() !== '', () => `“${name.trim()}”`, { name: '' }),
    ...chip(price.from !== null || price.to !== null, () => words.price(price, currency), {
      price: noFilters.price,
    }),
    ...chip(freeCancellation, () => text('rate.freeCancellation'), { freeCancellation: false }),
    ...chip(payAtProperty, () => text('rate.payAtProperty'), { payAtProperty: false }),
    ...chip(rating !== null, () => words.rating(rating ?? 0), { rating: null }),
    ...stars.map((star) => ({ label: words.stars(star), without: { stars: without(stars, star) } })),
    ...boards.map((board) => ({
      label: text(`board.${board}`),
      without: { boards: without(boards, board) },
    })),
    ...amenities.map((amenity) => ({
      label: text(`amenity.${amenity}`),
      without: { amenities: without(amenities, amenity) },
    })),
    ...chip(within !== null, () => words.within(within ?? 0), { within: null }),
  ]
}
