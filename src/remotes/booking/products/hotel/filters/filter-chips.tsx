import type { RefObject } from 'react'
import { Button } from '../../../../../ui/button.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { noFilters } from '../results/hotel-filters.ts'
import { useFilterChips } from './use-filter-chips.ts'
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
