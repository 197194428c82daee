import type { RefObject } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'

/** A chosen filter value. */
export interface FilterChip<Filters> {
  label: string
  /** The filters with this one removed. */
  without: Partial<Filters>
}

interface FilterChipsProps<Filters> {
  chips: readonly FilterChip<Filters>[]
  /** The filters when none is chosen. */
  none: Partial<Filters>
  change: (filters: Partial<Filters>) => void
  /** Title of the list; it gets the focus when the last chip is removed. */
  title: RefObject<HTMLElement | null>
}

/** The chosen filters, each with a button that removes it. */
export function FilterChips<Filters>({ chips, none, change, title }: FilterChipsProps<Filters>) {
  const text = useProductTexts()
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
            change(none)
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

/** Returns the chip of a filter with one value, if it is chosen. */
export function chipOf<Filters>(
  isChosen: boolean,
  label: () => string,
  without: Partial<Filters>,
): FilterChip<Filters>[] {
  return isChosen ? [{ label: label(), without }] : []
}

/** Returns a list without one value. */
export function without<Value>(values: readonly Value[], value: Value): Value[] {
  return values.filter((one) => one !== value)
}
