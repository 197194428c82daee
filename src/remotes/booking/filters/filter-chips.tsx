import { useText } from '@livery/platform'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { noFilters } from '../results/hotel-filters.ts'
import { useFilterChips } from './use-filter-chips.ts'
import type { FilterState } from './use-filters.ts'

/** Every filter that is chosen, as something to be taken away. */
export function FilterChips({ filters, change, currency }: FilterState & { currency: string }) {
  const text = useText('booking')
  const chips = useFilterChips(filters, currency)
  if (chips.length === 0) return null
  return (
    <ul aria-label={text('filters.chosen')} className="flex flex-wrap items-center gap-2">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <button type="button" className="filter-chip" onClick={() => change(without)}>
            <span className="sr-only">{text('filters.remove')}</span> {label}
            <Icon name="close" className="size-3.5" />
          </button>
        </li>
      ))}
      <li>
        <Button variant="link" size="small" onClick={() => change(noFilters)}>
          {text('filters.clear')}
        </Button>
      </li>
    </ul>
  )
}
