import { useId } from 'react'
import { localeOf } from '../../tenant/language.ts'
import { timeOfDay } from '../../tenant/local-time.ts'
import { SearchCell } from '../../ui/search-cell.tsx'
import { usePage } from '../page.tsx'

const halfHours = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
)

interface TimeCellProps {
  label: string
  /** HH:mm. */
  value: string
  onChange: (time: string) => void
  error?: string | undefined
}

/** A time of day in a search form, in half hours as desks work; another time of a link stays selectable. */
export function TimeCell({ label, value, onChange, error }: TimeCellProps) {
  const { agency, language } = usePage()
  const id = useId()
  const locale = localeOf(language, agency)
  const times = halfHours.includes(value) ? halfHours : [...halfHours, value].toSorted()
  return (
    <div>
      <SearchCell icon="clock" narrow label={label} control={id}>
        <select
          id={id}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="cell-select"
        >
          {times.map((time) => (
            <option key={time} value={time}>
              {timeOfDay(time, locale)}
            </option>
          ))}
        </select>
      </SearchCell>
      {error && (
        <p id={`${id}-error`} role="alert" className="cell-error">
          {error}
        </p>
      )}
    </div>
  )
}
