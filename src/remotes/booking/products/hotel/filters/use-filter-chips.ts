import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { type HotelFilters, noFilters } from '../results/hotel-filters.ts'
import { useFilterTexts } from './use-filter-texts.ts'

export interface FilterChip {
  label: string
  /** The filters with this one removed. */
  without: Partial<HotelFilters>
}

/** Returns one chip for each chosen filter value. */
export function useFilterChips(filters: HotelFilters, currency: string): FilterChip[] {
  const text = useProductTexts()
  const words = useFilterTexts()
  const { price, stars, rating, boards, freeCancellation, payAtProperty, amenities, within, name } = filters
  const less = <Value>(values: readonly Value[], value: Value) => values.filter((one) => one !== value)
  const chip = (isChosen: boolean, label: () => string, without: Partial<HotelFilters>): FilterChip[] =>
    isChosen ? [{ label: label(), without }] : []
  return [
    ...chip(name.trim() !== '', () => `“${name.trim()}”`, { name: '' }),
    ...chip(price.from !== null || price.to !== null, () => words.price(price, currency), {
      price: noFilters.price,
    }),
    ...chip(freeCancellation, () => text('rate.freeCancellation'), { freeCancellation: false }),
    ...chip(payAtProperty, () => text('rate.payAtProperty'), { payAtProperty: false }),
    ...chip(rating !== null, () => words.rating(rating ?? 0), { rating: null }),
    ...stars.map((star) => ({ label: words.stars(star), without: { stars: less(stars, star) } })),
    ...boards.map((board) => ({ label: text(`board.${board}`), without: { boards: less(boards, board) } })),
    ...amenities.map((amenity) => ({
      label: text(`amenity.${amenity}`),
      without: { amenities: less(amenities, amenity) },
    })),
    ...chip(within !== null, () => words.within(within ?? 0), { within: null }),
  ]
}
