import { useText } from '@livery/platform'
import { useId } from 'react'
import { readSort, type Sort, sorts } from './sort-hotels.ts'

/** Chooses the order of the results. */
export function SortSelect({ value, onChange }: { value: Sort; onChange: (sort: Sort) => void }) {
  const text = useText('booking')
  const id = useId()
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="text-sm text-muted-foreground">
        {text('sort.label')}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(readSort(event.target.value))}
        className="min-h-11 rounded-control border border-input bg-card px-3 font-semibold"
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {text(`sort.${sort}`)}
          </option>
        ))}
      </select>
    </div>
  )
}
