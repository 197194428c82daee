import { useId } from 'react'
import { Select } from '../../../../../ui/select.tsx'
import { useWords } from '../../../spine/words/use-words.ts'
import { readSort, type Sort, sortsFor } from './sort-offers.ts'

interface SortSelectProps {
  value: Sort
  /** Whether there are prices to order by. */
  hasPrices: boolean
  onChange: (sort: Sort) => void
}

/** Chooses the order of the results. */
export function SortSelect({ value, hasPrices, onChange }: SortSelectProps) {
  const text = useWords()
  const id = useId()
  return (
    <div className="flex items-center gap-3 max-sm:w-full">
      <label htmlFor={id} className="text-sm text-muted-foreground max-sm:sr-only">
        {text('sort.label')}
      </label>
      <Select
        id={id}
        className="max-sm:flex-1"
        value={value}
        onChange={(event) => onChange(readSort(event.target.value))}
      >
        {sortsFor(hasPrices).map((sort) => (
          <option key={sort} value={sort}>
            {text(`sort.${sort}`)}
          </option>
        ))}
      </Select>
    </div>
  )
}
