import type { RefObject } from 'react'
import { Button } from '../../../../../ui/button.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { type HotelFilters, noFilters } from '../results/hotel-filters.ts'
import { useFilterTexts } from './use-filter-texts.ts'
import type { FilterState } from './use-filters.ts'

interface FilterChipsProps extends FilterState {
  currency: string
  /** Title of the list; it gets the focus when the last chip is removed. */
  title: RefObject<HTMLElement | null>
}

/** The chosen filters, each with a button that removes it. */
export function FilterChips({ filters, change, currency, title }: FilterChipsProps) {
  const text = useProductTexts()
  const chips = useFilterChips(filters, currency)
  if (chips.length === 0) return null
  return (
    <ul aria-label={text('filters.chosen')} className="flex flex-wrap items-center gap-2">
      {chips.map(({ label, without }) => (
        <li key={label} data-chip="">
          <button
            type="button"
            className="filter-chip"
            onClick={({ currentTarget }) => {
              focusOn(chipBeside(currentTarget) ?? title.current)
              change(without)
            }}
          >
            <span className="sr-only">{text('filters.remove')}</span> {label}
            <Icon name="close" className="size-3.5" />
          </button>
        </li>
      ))}
      <li>
        <Button
          variant="link"
          size="small"
          onClick={() => {
            focusOn(title.current)
            change(noFilters)
          }}
        >
          {text('filters.clear')}
        </Button>
      </li>
    </ul>
  )
}

/** Returns the next chip, or the previous one for the last; null for the only one. */
function chipBeside(button: HTMLElement): HTMLElement | null {
  const chip = button.closest('li')
  const beside = [chip?.nextElementSibling, chip?.previousElementSibling]
  return beside.find((one) => one?.matches('[data-chip]'))?.querySelector('button') ?? null
}

/** The pressed chip disappears and would take the focus with it. */
function focusOn(place: HTMLElement | null): void {
  place?.focus({ preventScroll: true })
}

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

function without<Value>(values: readonly Value[], value: Value): Value[] {
  return values.filter((one) => one !== value)
}
