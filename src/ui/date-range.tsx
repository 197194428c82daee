import { useId } from 'react'
import { SearchCell } from './search-cell.tsx'

export interface DateRangeValue {
  /** YYYY-MM-DD, or empty. */
  start: string
  end: string
}

interface DateRangeProps {
  startLabel: string
  endLabel: string
  startName?: string
  endName?: string
  value: DateRangeValue
  onChange: (value: DateRangeValue) => void
  /** Earliest start, YYYY-MM-DD. */
  min: string
}

/** Two dates, the second later than the first: moving the start past the end carries the end along, a night later. */
export function DateRange({
  startLabel,
  endLabel,
  startName,
  endName,
  value,
  onChange,
  min,
}: DateRangeProps) {
  const id = useId()
  const control = 'w-full bg-transparent font-semibold outline-none'
  const setStart = (start: string) =>
    onChange({ start, end: start && value.end <= start ? dayAfter(start) : value.end })
  return (
    <>
      <SearchCell icon="calendar" label={startLabel} control={`${id}-start`}>
        <input
          type="date"
          id={`${id}-start`}
          name={startName}
          required
          min={min}
          value={value.start}
          onChange={(event) => setStart(event.target.value)}
          className={control}
        />
      </SearchCell>
      <SearchCell icon="calendar" label={endLabel} control={`${id}-end`}>
        <input
          type="date"
          id={`${id}-end`}
          name={endName}
          required
          min={dayAfter(value.start || min)}
          value={value.end}
          onChange={(event) => onChange({ ...value, end: event.target.value })}
          className={control}
        />
      </SearchCell>
    </>
  )
}

/** Calendar arithmetic in UTC: a local day may have 23 hours. */
function dayAfter(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return ''
  day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}
