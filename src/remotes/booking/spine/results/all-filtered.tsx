import type { RefObject } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { FilterChip } from './filter-chips.tsx'

interface AllFilteredProps<Filters> {
  chips: readonly FilterChip<Filters>[]
  /** The filters when none is chosen. */
  none: Partial<Filters>
  /** Number of offers that are left with a change of the filters. */
  countWith: (changed: Partial<Filters>) => number
  change: (filters: Partial<Filters>) => void
  /** Title of the list; it gets the focus when the pressed button disappears. */
  title: RefObject<HTMLElement | null>
}

const FEW = 3

/** Shown when no offer matches all filters: suggests which filter to remove, with the number of offers then left. */
export function AllFiltered<Filters>({ chips, none, countWith, change, title }: AllFilteredProps<Filters>) {
  const text = useProductTexts()
  const suggestions = chips
    .map((chip) => ({ ...chip, count: countWith(chip.without) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, FEW)
  function choose(changed: Partial<Filters>) {
    title.current?.focus({ preventScroll: true })
    change(changed)
  }
  return (
    <EmptyState
      icon="search"
      size="small"
      title={text('results.allFiltered')}
      actions={
        <>
          {suggestions.map(({ label, without, count }) => (
            <Button key={label} variant="outline" onClick={() => choose(without)}>
              {text('results.without', { filter: label })}
              <span aria-hidden="true" className="font-normal text-muted-foreground tabular-nums">
                {count}
              </span>
              <span className="sr-only">. {text('filters.show', { count })}</span>
            </Button>
          ))}
          <Button onClick={() => choose(none)}>{text('filters.clear')}</Button>
        </>
      }
    />
  )
}
